import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { FRESH_FOR_MS } from "#adapters/reference-backend/domain/controls/controls.ts";
import { errorAnswerSchema, maintenanceAnswerSchema } from "#adapters/wire/envelope.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { testContent } from "#tests/support/test-content.ts";
import { openTwoProcesses } from "./two-processes.ts";

const CONTROLS = "/reference/controls";
const HOUR_MS = 3_600_000;

describeRules("controls for trying things out on %s", (kind) => {
  const store = openTestStore(kind, { content: testContent });
  afterEach(() => set({}));

  const set = (state: unknown) => store.visitor().fetch(CONTROLS, { method: "PUT", json: state });
  const get = (path: string) => store.visitor().fetch(path);

  test("the clock moves release states and the Date header, for countdowns to be seen to their end", async () => {
    const launching = async () => {
      const { games } = (await (await get("/api/store/games?releaseState=launching&limit=100")).json()) as {
        games: { gameCode: string }[];
      };
      return games.map((game) => game.gameCode);
    };
    expect(await launching()).not.toContain("nlw");
    await set({ clockOffsetMs: 10 * HOUR_MS });
    expect(await launching()).toContain("nlw");
    const date = Date.parse((await get("/api/store/games/tl")).headers.get("Date") ?? "");
    expect(date).toBe(store.now() + 10 * HOUR_MS);
  });

  test("a fault answers one call, or every path that begins so, as often as it was asked to", async () => {
    await set({
      faults: [
        { call: "listGames", status: 503, times: 2 },
        { pathPrefix: "/news", status: 500, code: "BROKEN" },
      ],
    });
    const first = await get("/api/store/games");
    expect([first.status, first.headers.get("Retry-After")]).toEqual([503, "1"]);
    expect(v.is(errorAnswerSchema, await first.json())).toBe(true);
    expect((await get("/api/store/games")).status).toBe(503);
    expect((await get("/api/store/games")).status).toBe(200);
    expect((await get("/api/store/games/tl")).status).toBe(200);
    expect(await (await get("/news/api/notices")).json()).toMatchObject({ error: { code: "BROKEN" } });
  });

  test("maintenance closes a service between two instants and says until when", async () => {
    const from = new Date(store.now() - HOUR_MS).toISOString();
    const to = new Date(store.now() + HOUR_MS).toISOString();
    await set({ maintenance: { scope: "community", from, to, noticeId: "notice-1" } });
    const closed = await get("/community/api/games/tl/boards");
    const body: unknown = await closed.json();
    expect([closed.status, closed.headers.get("Retry-After")]).toEqual([503, "3600"]);
    expect(v.is(maintenanceAnswerSchema, body)).toBe(true);
    expect(body).toEqual({ status: "MAINTENANCE", scope: "community", from, to, notice_id: "notice-1" });
    expect((await get("/api/store/games/tl")).status).toBe(200);
    store.passTime(2 * HOUR_MS);
    expect((await get("/community/api/games/tl/boards")).status).toBe(200);
    store.passTime(-2 * HOUR_MS);
  });

  test.each([
    { faults: [{ status: 503 }] },
    { faults: [{ call: "noSuchCall", status: 503 }] },
    { faults: [{ call: "getGame", status: 200 }] },
    { country: "Japan" },
    { clockOffsetMs: 1e300 },
    { unknown: true },
    { maintenance: { scope: "all", from: "2026-01-02T00:00:00Z", to: "2026-01-01T00:00:00Z" } },
    "text",
    null,
  ])("the state %j is refused and nothing changes", async (state) => {
    await set({ country: "KR" });
    expect((await set(state)).status).toBe(400);
    expect(await (await get(CONTROLS)).json()).toMatchObject({ country: "KR" });
  });

  test("people get a page, whose form works without scripts", async () => {
    const visitor = store.visitor();
    const html = { Accept: "text/html" };
    const page = await (await visitor.fetch(CONTROLS, { headers: html })).text();
    expect(page).toContain("clockOffsetMs");
    expect(page).not.toContain("<script");
    const posted = await visitor.fetch(CONTROLS, { form: { state: '{"country":"TW"}' }, headers: html });
    expect(posted.status).toBe(303);
    expect(await visitor.json(CONTROLS)).toMatchObject({ country: "TW" });
    const wrong = await visitor.fetch(CONTROLS, { form: { state: "{" }, headers: html });
    expect([wrong.status, (await wrong.text()).includes("It is not JSON.")]).toEqual([400, true]);
    await visitor.fetch(CONTROLS, { form: { reset: "1" } });
    expect(await visitor.json(CONTROLS)).toMatchObject({ country: null });
  });
});

test("two processes on one database agree on the controls", async () => {
  let elapsed = 0;
  const [one, other] = await openTwoProcesses({ content: testContent, elapsedMs: () => elapsed });
  const statusOf = async () => (await other.visitor().fetch("/api/store/games/tl")).status;
  expect(await statusOf()).toBe(200);
  const json = { faults: [{ call: "getGame", status: 503 }] };
  expect((await one.visitor().fetch(CONTROLS, { method: "PUT", json })).status).toBe(200);
  elapsed += FRESH_FOR_MS;
  expect(await statusOf()).toBe(503);
});
