import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createHttpViewer } from "../../support/http-viewer.ts";
import { type PostgresServer, startPostgresServer } from "../../support/postgres-server.ts";
import { type RunningStore, startStore } from "../../support/start-store.ts";
import { startTcpGate, type TcpGate } from "../../support/tcp-gate.ts";
import { type Balancer, startBalancer } from "./start-balancer.ts";

const REVIEWS = "/api/store/games/tl/reviews";

describe("two processes on one PostgreSQL behind a balancer", () => {
  let postgres: PostgresServer;
  let gate: TcpGate;
  let stores: readonly [RunningStore, RunningStore];
  let balancer: Balancer;

  beforeAll(async () => {
    postgres = await startPostgresServer();
    const url = new URL(await postgres.createDatabase());
    gate = await startTcpGate({ host: url.hostname, port: Number(url.port || 5432) });
    url.hostname = "127.0.0.1";
    url.port = String(gate.port);
    const settings = { DATABASE_URL: url.href, LOG_LEVEL: "silent" };
    // Both at once on an empty database: one creates and fills it, the other one waits for that.
    stores = await Promise.all([startStore(settings), startStore(settings)]);
    balancer = await startBalancer(stores.map(({ origin }) => origin));
  });
  afterAll(async () => {
    await balancer.close();
    await Promise.all(stores.map((store) => store.stop()));
    await gate.close();
    await postgres.stop();
  });

  afterEach(() => gate.open());

  it("started together on an empty database and filled it once", async () => {
    const [first, second] = await Promise.all(
      stores.map(async ({ origin }) => (await fetch(`${origin}/api/store/games?limit=100`)).json()),
    );
    expect(first.total).toBeGreaterThan(20);
    expect(second).toEqual(first);
    expect(new Set(first.games.map((game: { gameCode: string }) => game.gameCode)).size).toBe(first.games.length);
  });

  it("share a session that began at the other one and posts written there, and end it for both", async () => {
    const [one, other] = stores;
    let current = one.origin;
    const player = await createHttpViewer(() => current).signIn("player-kr");
    current = other.origin;
    const posted = await player.fetch(REVIEWS, {
      method: "POST",
      json: { content: "Signed in here, written there, read here.", score: 5 },
      headers: { "Idempotency-Key": crypto.randomUUID() },
    });
    expect(posted.status).toBe(200);
    current = one.origin;
    const own = await (await player.fetch(`${REVIEWS}/me`)).json();
    expect(own.reviews).toMatchObject([{ content: "Signed in here, written there, read here." }]);
    const page = await (await player.fetch("/game/tl/review?sort=newest")).text();
    expect(page).toContain("Signed in here, written there, read here.");
    current = other.origin;
    await player.fetch("/logout?redirect=false");
    current = one.origin;
    expect((await player.fetch(`${REVIEWS}/me`)).status).toBe(401);
  });

  it("make one review of the same post sent to both at the same moment, and answer both alike", async () => {
    const player = await createHttpViewer(() => balancer.origin).signIn("player-jp");
    const before = await (await player.fetch(`${REVIEWS}/scores/average`)).json();
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        player.fetch(REVIEWS, {
          method: "POST",
          json: { content: "The very same post, eight times over.", score: 3 },
          headers: { "Idempotency-Key": key },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect((await (await player.fetch(`${REVIEWS}/scores/average`)).json()).count).toBe(before.count + 1);
  });

  it("are alive but not ready while the database is down, and recover by themselves", async () => {
    gate.shut();
    for (const { origin } of stores) {
      await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503);
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      // Guests get shared answers for a moment longer.
      await expect
        .poll(async () => (await fetch(`${origin}/api/store/games/tl`)).status, { timeout: 10_000 })
        .toBe(503);
      const call = await fetch(`${origin}/api/store/games/tl`);
      expect(call.headers.get("Retry-After")).not.toBeNull();
      expect(await call.json()).toMatchObject({ error: { trace_id: expect.any(String) } });
      const page = await fetch(`${origin}/game/tl`);
      expect(page.status).toBe(503);
      expect(await page.text()).toMatch(/couldn’t be loaded|An error has occurred|can’t be reached/);
    }
    gate.open();
    for (const { origin } of stores) {
      await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
      expect((await fetch(`${origin}/game/tl`)).status).toBe(200);
    }
  });

  it("keep serving all players when one of them is killed", async () => {
    const [, other] = stores;
    let current = balancer.origin;
    const player = await createHttpViewer(() => current).signIn("player-kr");
    await stores[0].kill();
    current = other.origin;
    expect((await player.fetch(`${REVIEWS}/me`)).status).toBe(200);
    expect(await (await player.fetch("/")).text()).toContain("보라달");
  });
});
