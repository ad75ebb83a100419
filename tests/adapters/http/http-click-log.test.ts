import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createHttpClickLog } from "#adapters/http/http-click-log.ts";
import type { ReferenceBackend } from "#adapters/reference-backend/create-reference-backend.ts";
import { createMemoryKeyValueStorage } from "#adapters/storage/memory-key-value-storage.ts";
import { createPlainSharedStorage } from "#adapters/storage/plain-shared-storage.ts";
import { DEFAULT_SERVICE_BASES } from "#adapters/wire/service-bases.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { openBackend } from "#tests/support/serve-backend.ts";

const CLICK = { roomType: "game", roomName: "preInstall", gameCode: "tl" };

let backend: ReferenceBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));

/** A log whose requests the reference backend answers, or `answer` where the collector is in trouble. */
function openLog(
  answer?: () => Promise<Response>,
  configuration: Pick<RuntimeConfiguration, "envName" | "services"> = {
    envName: "sb",
    services: DEFAULT_SERVICE_BASES,
  },
) {
  const sent: { address: string; init: RequestInit; accepted: Promise<unknown> }[] = [];
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState });
  const page = Object.assign(new EventTarget(), { navigator: { onLine: true }, document });
  const actor = { shell: "web" as const, deviceId: "device-1", locale: "ko-KR", userId: "" };
  const storage = createMemoryKeyValueStorage();
  const log = createHttpClickLog({
    fetch: async (address, init) => {
      const response = await (answer?.() ?? backend.fetch(new Request(`http://store.test${address}`, init), {}));
      sent.push({
        address,
        init,
        accepted: response
          .clone()
          .json()
          .catch(() => null),
      });
      return response;
    },
    configuration,
    sharedStorage: createPlainSharedStorage(storage),
    clock: { now: Date.now, difference: () => 0, adjust: () => undefined },
    readActor: () => actor,
    page,
  });
  const eventsOf = (at: number): unknown[] => JSON.parse(String(sent[at]?.init.body));
  return { log, sent, page, document, actor, storage, eventsOf };
}

describe("the log of clicks", () => {
  it("sends those of some seconds together, in the shape the collector takes", async () => {
    const { log, sent, eventsOf } = openLog();
    log.record(CLICK);
    log.record({ ...CLICK, roomName: "share", from: "launcher" });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.address).toBe("/logd/log/send");
    expect(await sent[0]?.accepted).toEqual({ accepted: 2 });
    expect(eventsOf(0)[1]).toEqual({
      logId: 4001,
      logName: "ButtonClicked",
      logType: 6,
      actorMessage: { clientType: 4, deviceId: "device-1", string1: "ko-KR", string2: "" },
      entityMessage: { roomType: "game", roomName: "share", roomInformation: "click", roomEnter: "" },
      dataMessage: { string1: "tl", string2: "launcher" },
    });
  });

  it.each([
    ["live", "https://log.example.com/collect", "https://log.example.com/collect"],
    ["live", "", "/logd/log/send"],
    ["rc", "https://log.example.com", "https://log.example.com/logd/log/send"],
    ["op", "https://log.example.com/", "https://log.example.com/logd/log/send"],
  ] as const)("goes on %s with the collector “%s” to %s", async (envName, logCollector, address) => {
    const services = { ...DEFAULT_SERVICE_BASES, logCollector };
    const { log, sent, page } = openLog(async () => Response.json({ accepted: 1 }), { envName, services });
    log.record(CLICK);
    page.dispatchEvent(new Event("pagehide"));
    await vi.waitFor(() => expect(sent[0]?.address).toBe(address));
  });

  it("is sent with keepalive when the page is left or hidden, without cookies", async () => {
    const { log, sent, page, document } = openLog();
    log.record(CLICK);
    page.dispatchEvent(new Event("pagehide"));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.init).toMatchObject({ keepalive: true, credentials: "omit" });
    log.record(CLICK);
    document.dispatchEvent(new Event("visibilitychange"));
    document.visibilityState = "hidden";
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
  });

  it.each([
    ["cannot be reached", () => Promise.reject(new Error("refused"))],
    ["is in trouble", async () => new Response(null, { status: 503 })],
  ])("reports no error when the collector %s, and tries with the next click", async (_, answer) => {
    const asked = vi.fn(answer);
    const { log } = openLog(asked);
    log.record(CLICK);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledOnce();
    log.record(CLICK);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("keeps a hundred events at most while there is no network, and all of them go on without a page that is left", async () => {
    const { log, page, sent, eventsOf } = openLog();
    page.navigator.onLine = false;
    for (let at = 0; at < 150; at += 1) log.record({ ...CLICK, roomName: `button-${at}` });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    page.navigator.onLine = true;
    page.dispatchEvent(new Event("pagehide"));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect([eventsOf(0).length, eventsOf(1).length]).toEqual([50, 50]);
    expect(eventsOf(0)[0]).toMatchObject({ entityMessage: { roomName: "button-50" } });
    expect(eventsOf(1)[49]).toMatchObject({ entityMessage: { roomName: "button-149" } });
  });

  it("keeps all that a page could not send as it was left, in their order", async () => {
    const { log, page, sent, eventsOf } = openLog(async () => new Response(null, { status: 503 }));
    page.navigator.onLine = false;
    for (let at = 0; at < 70; at += 1) {
      log.record({ ...CLICK, roomName: `button-${at}` });
      await vi.advanceTimersByTimeAsync(1);
    }
    page.navigator.onLine = true;
    page.dispatchEvent(new Event("pagehide"));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(1);
    page.dispatchEvent(new Event("pagehide"));
    await vi.waitFor(() => expect(sent).toHaveLength(4));
    expect(eventsOf(2)[0]).toMatchObject({ entityMessage: { roomName: "button-0" } });
    expect(eventsOf(3)[19]).toMatchObject({ entityMessage: { roomName: "button-69" } });
  });

  it("shows players their own logged events only, the latest first", async () => {
    const { log, actor } = openLog();
    log.record(CLICK);
    log.record({ ...CLICK, roomName: "share" });
    expect((await log.list()).map(({ event }) => event.entityMessage.roomName)).toEqual(["share", "preInstall"]);
    actor.userId = "player-kr";
    expect(await log.list()).toEqual([]);
    log.record(CLICK);
    expect(await log.list()).toHaveLength(1);
    await log.forget();
    expect(await log.list()).toEqual([]);
  });

  it.each([["{"], ["7"], ['[{"at":"now"},null,{}]']])("shows nothing if the device has stored %s", async (kept) => {
    const { log, storage } = openLog();
    storage.write("clickLog", kept);
    expect(await log.list()).toEqual([]);
  });
});
