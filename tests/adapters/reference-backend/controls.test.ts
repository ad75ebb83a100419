import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import type { ReferenceBackend } from "#adapters/reference-backend/create-reference-backend.ts";
import { createReferenceBackend } from "#adapters/reference-backend/create-reference-backend.ts";
import { openDatabase } from "#adapters/reference-backend/database/open-database.ts";
import { FRESH_FOR_MS } from "#adapters/reference-backend/domain/controls/controls.ts";
import { errorAnswerSchema, maintenanceAnswerSchema } from "#adapters/wire/envelope.ts";
import { SPOILT_ANSWERS } from "#core/simulator/simulated-faults.ts";
import { withDatabase } from "#tests/support/database.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { createNoopLogger } from "#tests/support/noop-logger.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { testContent } from "#tests/support/test-content.ts";
import { createTestWork } from "#tests/support/test-work.ts";

const CONTROLS = "/reference/controls";
const HOUR_MS = 3_600_000;

describeRules("controls for trying things out on %s", (kind) => {
  const store = openTestStore(kind, { content: testContent });
  afterEach(async () => {
    await set({});
  });

  const set = (state: unknown) => store.visitor().fetch(CONTROLS, { method: "PUT", json: state });
  const get = (path: string) => store.visitor().fetch(path);

  test("the controls sign a ready account in by its name, and sign out for any other name", async () => {
    const visitor = store.visitor();
    const signIn = (userName: unknown) => visitor.fetch("/reference/sign-in", { method: "POST", json: { userName } });
    const favorites = async () => (await visitor.fetch("/api/store/favorites")).status;
    expect(await (await signIn("player-kr")).json()).toEqual({ signedIn: true });
    expect(await favorites()).toBe(200);
    expect(await (await signIn("somebody")).json()).toEqual({ signedIn: false });
    expect(await favorites()).toBe(401);
    expect((await signIn(7)).status).toBe(400);
  });

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

  test("the example of the README is accepted as it is written", async () => {
    const readme = new URL("../../../adapters/reference-backend/README.md", import.meta.url);
    const [, example = ""] = /curl -X PUT [^']*'[^']*' -d '([^']*)'/.exec(readFileSync(readme, "utf8")) ?? [];
    const state: unknown = JSON.parse(example);
    const answer = await set(state);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject(state as object);
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

  test("a fault replaces the answer by a plausible one", async () => {
    const sent: Record<string, unknown> = {};
    for (const answer of SPOILT_ANSWERS) {
      await set({ faults: [{ pathPrefix: "/", answer }] });
      const spoilt = await get("/api/store/games/tl");
      const text = await spoilt.text();
      sent[answer] = [spoilt.status, spoilt.headers.get("Content-Type"), text.length > 100 ? text.length : text];
    }
    expect(sent).toEqual({
      page: [200, "text/html", "<!doctype html><h1>Welcome to the hotel</h1>"],
      "cut-off": [200, "application/json", '{"games":[{"gameCo'],
      "other-shape": [200, "application/json", "[[42]]"],
      nothing: [200, "application/json", ""],
      "too-much": [200, "application/json", expect.any(Number)],
    });
  });

  test("a fault that happens once happens once, however many ask at once", async () => {
    await set({ faults: [{ call: "getGame", status: 500, times: 1 }] });
    const answers = await Promise.all(Array.from({ length: 6 }, () => get("/api/store/games/tl")));
    expect(answers.filter((answer) => answer.status === 500).length).toBe(1);
  });

  test("an answer can be late, or the connection can break before it", async () => {
    await set({ faults: [{ call: "getGame", delayMs: 120 }] });
    const begin = performance.now();
    expect((await get("/api/store/games/tl")).status).toBe(200);
    expect(performance.now() - begin).toBeGreaterThan(100);
    await set({ faults: [{ call: "getGame", drop: true }] });
    await expect(get("/api/store/games/tl")).rejects.toThrow(TypeError);
    const server = createAdaptorServer({
      overrideGlobalObjects: false,
      fetch: (request, { incoming }) => store.backend.fetch(request, { drop: () => incoming.socket.destroy() }),
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await expect(fetch(`http://127.0.0.1:${port}/api/store/games/tl`)).rejects.toThrow("fetch failed");
    await set({});
    expect((await fetch(`http://127.0.0.1:${port}/api/store/games/tl`)).status).toBe(200);
    await new Promise((resolve) => server.close(resolve));
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

  test("versions reach the session check in the wire's own spelling", async () => {
    await set({ versions: { pageVersion: "2", refreshVersion: "3", refreshPaths: ["/game"], sessionMinutes: 1 } });
    expect(await (await get("/api/session/check")).json()).toMatchObject({
      config: { pageVersion: "2", refreshVersion: "3", refeshPaths: ["/game"], "session.minute": 1 },
    });
  });

  test("a country can be tried out, and the parameter still wins", async () => {
    await set({ country: "JP" });
    const currency = async (query: string) => {
      const answer = await store.visitor().fetch(`/api/store/goods/tl-standard/details${query}`, {
        headers: { "X-CountryCode": "DE" },
      });
      return ((await answer.json()) as { price: { currency: string } }).price.currency;
    };
    expect(await currency("")).toBe("JPY");
    expect(await currency("?countryCode=KR")).toBe("KRW");
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
  const databases = await withDatabase("postgres");
  const databaseUrl = await databases.createAddress(testContent);
  let elapsed = 0;
  const open = async (): Promise<ReferenceBackend> =>
    await createReferenceBackend({
      database: await openDatabase({ databaseUrl, dataFolder: "unused" }),
      clock: { now: Date.now },
      elapsedMs: () => elapsed,
      environment: "sb",
      pageTexts: () => undefined,
      picturesRoot: "unused",
      logger: createNoopLogger(),
      work: createTestWork(),
      content: testContent,
    });
  const [one, other] = await Promise.all([open(), open()]);
  const put = new Request(`http://localhost${CONTROLS}`, {
    method: "PUT",
    body: JSON.stringify({ faults: [{ call: "getGame", status: 503 }] }),
    headers: { "Content-Type": "application/json" },
  });
  const statusOf = async () => (await other.fetch(new Request("http://localhost/api/store/games/tl"))).status;
  expect(await statusOf()).toBe(200);
  expect((await one.fetch(put)).status).toBe(200);
  elapsed += FRESH_FOR_MS;
  expect(await statusOf()).toBe(503);
  await Promise.all([one.close(), other.close()]);
  await databases.close();
});
