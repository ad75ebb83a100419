import { expect, test, vi } from "vitest";
import { createDeferredPlatformActions } from "#adapters/browser/deferred-platform-actions.ts";
import type { ShellPlatformOptions } from "#adapters/browser/shell-platform-actions.idle.ts";
import { createNoopLauncher } from "#adapters/launcher/noop-launcher.ts";
import { createMemoryKeyValueStorage } from "#adapters/storage/memory-key-value-storage.ts";
import { createPlainSharedStorage } from "#adapters/storage/plain-shared-storage.ts";
import { DEFAULT_CONFIGURATION } from "#app/configuration/default-configuration.ts";
import { fail } from "#core/failures/request-failure.ts";

function openActions(load?: () => Promise<never>, error: () => void = () => undefined) {
  const options: ShellPlatformOptions = {
    configuration: DEFAULT_CONFIGURATION,
    logger: { warn: () => undefined, error },
    sharedStorage: createPlainSharedStorage(createMemoryKeyValueStorage()),
    clock: { now: () => 1_000, difference: () => 0, adjust: () => undefined },
    deviceId: "device-1",
    readVisit: () => ({ shell: "web", locale: "ko-KR", user: null }),
    launcher: createNoopLauncher(),
    session: { getSsoUrl: async () => fail({ kind: "fetch", message: "" }) },
    content: { getContents: async () => fail({ kind: "fetch", message: "" }) },
  };
  return createDeferredPlatformActions(options, load);
}

test("the first click of a visit that leaves the page at once reaches the log all the same", async () => {
  const sent: unknown[] = [];
  vi.spyOn(window, "fetch").mockImplementation(async (_address, init) => {
    sent.push({ keepalive: init?.keepalive, events: JSON.parse(String(init?.body)) });
    return new Response("{}");
  });
  const { clickLog } = openActions();
  // The click listener uses these actions on its first click; the code of the log is loaded from then on.
  await clickLog.list();

  clickLog.record({ roomType: "game", roomName: "preInstall", gameCode: "tl" });
  // Browsers fire `pagehide` in a task of its own, after the click.
  await new Promise((go) => setTimeout(go));
  window.dispatchEvent(new Event("pagehide"));

  expect(sent).toEqual([
    { keepalive: true, events: [expect.objectContaining({ logId: 4001, logName: "ButtonClicked", logType: 6 })] },
  ]);
});

test("an action whose code does not load does nothing, and each failure is logged", async () => {
  const error = vi.fn();
  const actions = openActions(() => Promise.reject(new Error("offline")), error);
  const answers = [
    await actions.sharing.copy("text"),
    await actions.nativeSession.reconnect(),
    await actions.outbox.list(),
    await actions.outbox.change(() => null),
  ];
  expect(answers).toEqual([false, "unavailable", [], false]);
  expect(error).toHaveBeenCalledTimes(answers.length);
});
