import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { selectRows } from "#adapters/reference-backend/database/database.ts";
import { DatabaseFailure } from "#adapters/reference-backend/database/database-failure.ts";
import { openDatabase } from "#adapters/reference-backend/database/open-database.ts";
import { refusalOfFailure } from "#adapters/reference-backend/http/error-answer.ts";
import { seedDatabase } from "#adapters/reference-backend/seed/seed-database.ts";
import { type TestDatabases, withDatabase } from "#tests/support/database.ts";
import { startTcpGate } from "#tests/support/tcp-gate.ts";
import { makeTemporaryFolder } from "#tests/support/temporary-folder.ts";
import { startTestBackend } from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";

describe("PGlite on disk", () => {
  const seeded = makeTemporaryFolder();
  beforeAll(async () => (await openDatabase({ dataFolder: join(seeded, "data") })).close());

  const newFolder = (): string => join(makeTemporaryFolder(), "deep", "data");

  const failureOf = async (opening: Promise<unknown>): Promise<DatabaseFailure> => {
    const failure = await opening.then(
      () => null,
      (cause: unknown) => cause,
    );
    if (!(failure instanceof DatabaseFailure)) throw new Error(`no failure of the database but ${failure}`);
    expect(failure.message).not.toContain("\n");
    return failure;
  };

  test("leaves the event loop alone: the process reads other requests while statements follow each other", async () => {
    const dataFolder = newFolder();
    cpSync(join(seeded, "data"), dataFolder, { recursive: true });
    const { queries, close } = await openDatabase({ dataFolder });
    let turns = 0;
    let isDone = false;
    const turn = () => {
      turns += 1;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    const read = () => queries.execute(sql`select sum(n) from generate_series(1, 20000) as n`);
    await Promise.all(Array.from({ length: 60 }, read));
    isDone = true;
    expect(turns).toBeGreaterThan(20);
    await close();
  });

  test("a second process on the same folder is refused by name of the first", async () => {
    const dataFolder = newFolder();
    cpSync(join(seeded, "data"), dataFolder, { recursive: true });
    const first = await openDatabase({ dataFolder });
    const failure = await failureOf(openDatabase({ dataFolder }));
    expect(failure.reason).toBe("data_folder_in_use");
    expect(failure.message).toContain(`process ${process.pid}`);
    await first.close();
    await (await openDatabase({ dataFolder })).close();
  });

  test("a lock left behind by a dead process, or by another program with its number, does not count", async () => {
    const dataFolder = newFolder();
    cpSync(join(seeded, "data"), dataFolder, { recursive: true });
    const leftovers = [
      "",
      "{",
      JSON.stringify({ pid: 999_999_999, startedAt: "1" }),
      JSON.stringify({ pid: 1, startedAt: "of another boot" }),
    ];
    for (const leftover of leftovers) {
      writeFileSync(join(dataFolder, "server.lock"), leftover);
      await (await openDatabase({ dataFolder })).close();
      expect(existsSync(join(dataFolder, "server.lock"))).toBe(false);
    }
  });

  test.each([
    ["its version file is lost", (cluster: string) => rmSync(join(cluster, "PG_VERSION"))],
    [
      "its control file is garbage",
      (cluster: string) => writeFileSync(join(cluster, "global", "pg_control"), "garbage"),
    ],
    ["its log is gone", (cluster: string) => rmSync(join(cluster, "pg_wal"), { recursive: true })],
    [
      "its tables are gone",
      (cluster: string) => {
        for (const entry of readdirSync(join(cluster, "base")))
          rmSync(join(cluster, "base", entry), { recursive: true });
      },
    ],
  ])("a folder is called damaged in one line when %s, and stays as it is", async (_what, damage) => {
    const dataFolder = newFolder();
    cpSync(join(seeded, "data"), dataFolder, { recursive: true });
    damage(join(dataFolder, "pglite"));
    const failure = await failureOf(openDatabase({ dataFolder }));
    expect(failure.reason).toBe("damaged_data_folder");
    expect(failure.message).toContain(dataFolder);
    expect(existsSync(join(dataFolder, "server.lock"))).toBe(false);
  });

  test("a folder that cannot be made is named", async () => {
    const file = join(makeTemporaryFolder(), "file");
    writeFileSync(file, "");
    const failure = await failureOf(openDatabase({ dataFolder: join(file, "data") }));
    expect(failure.reason).toBe("data_folder_unusable");
    expect(failure.message).toContain(file);
  });
});

describe("PostgreSQL", () => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await withDatabase("postgres");
  });

  test("new content is imported at a later start, with the dates of the first, and posts of players stay", async () => {
    const database = await databases.open();
    const without = { ...testContent, games: testContent.games.filter((game) => game.gameCode !== "hoyeon") };
    const first = { content: () => without, now: new Date("2026-01-01T00:00:00Z"), withReadyAccounts: true };
    await seedDatabase(database, first);
    const wrote = sql`select (select count(*)::int from reviews) as reviews, (select sum(count)::int from review_totals) as rated,
      (select count(*)::int from owned_games) as owned, (select count(*)::int from review_votes) as votes`;
    const before = await selectRows(database.queries, wrote);
    const changed = testContent.games.map((game) =>
      game.gameCode === "tl"
        ? { ...game, texts: { ...game.texts, "en-US": { ...game.texts["en-US"], title: "Throne, Renamed" } } }
        : game,
    );
    const content = { ...testContent, games: changed, notices: testContent.notices.slice(1) };
    await seedDatabase(database, { ...first, content: () => content, now: new Date("2026-06-01T00:00:00Z") });
    expect(await selectRows(database.queries, wrote)).toEqual(before);
    const [found] = await selectRows<{ title: string; added: number; notices: number; release: string }>(
      database.queries,
      sql`select (select title from game_texts where game_code = 'tl' and locale = 'en-US') as title,
        (select count(*)::int from review_totals where game_code = 'hoyeon') as added,
        (select count(*)::int from notices) as notices,
        (select to_char(release_at at time zone 'UTC', 'YYYY-MM-DD') from games where game_code = 'hoyeon') as release`,
    );
    await database.close();
    expect(found).toEqual({
      title: "Throne, Renamed",
      added: 1,
      notices: testContent.notices.length - 1,
      release: "2026-01-03",
    });
  });

  test("a query that waits for another one without end is given up, and its call or page answered with 503", async () => {
    const databaseUrl = await databases.createAddress(testContent);
    const store = await startTestBackend(
      await openDatabase({ databaseUrl, dataFolder: "unused", statementTimeoutMs: 2_000 }),
      { content: testContent },
    );
    const other = await openDatabase({ databaseUrl, dataFolder: "unused" });
    const player = store.visitor();
    await player.register("waiting");
    await other.queries.transaction(async (transaction) => {
      await transaction.execute(sql`lock table games, sessions in access exclusive mode`);
      const answer = await store.visitor().fetch("/api/store/games/tl");
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
      expect(await answer.json()).toMatchObject({ error: { code: "UNAVAILABLE" } });
      const page = await player.fetch("/pay/o-1?locale=en-US", { headers: { Accept: "text/html" } });
      expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "5"]);
      expect(await page.text()).toContain('<a href="/pay/o-1?locale=en-US">Try again</a>');
    });
    expect((await store.visitor().fetch("/api/store/games/tl")).status).toBe(200);
    await store.close();
    await other.close();
  });

  test("a write during which the database is lost is answered with 503 too, and the process keeps running", async () => {
    const address = new URL(await databases.createAddress());
    const gate = await startTcpGate({ host: address.hostname, port: Number(address.port) });
    address.hostname = "127.0.0.1";
    address.port = String(gate.port);
    const database = await openDatabase({ databaseUrl: address.href, dataFolder: "unused" });
    const failure = await database.queries
      .transaction(async (transaction) => {
        gate.shut();
        await transaction.execute(sql`select 1`);
      })
      .catch((cause: unknown) => cause);
    expect(refusalOfFailure(failure)).toMatchObject({ status: 503, retryAfterSeconds: 5 });
    await database.close();
    await gate.close();
  });

  test.each([
    ["postgres://store:secret@127.0.0.1:1/none", "ECONNREFUSED"],
    ["http://127.0.0.1/", "it must read postgres://"],
    ["nonsense", "it must read postgres://"],
  ])("the address %s is refused in one line without its password", async (databaseUrl, says) => {
    const failure = await openDatabase({ databaseUrl, dataFolder: "unused" }).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(DatabaseFailure);
    const { message } = failure as DatabaseFailure;
    expect(message).toContain("DATABASE_URL");
    expect(message).toContain(says);
    expect(message).not.toContain("secret");
    expect(message).not.toContain("\n");
  });

  test("a wrong password is reported without being shown", async () => {
    const address = new URL(await databases.createAddress());
    address.password = "not-the-password";
    const failure = await openDatabase({ databaseUrl: address.href, dataFolder: "unused" }).catch(
      (cause: unknown) => cause,
    );
    expect(failure).toBeInstanceOf(DatabaseFailure);
    expect((failure as DatabaseFailure).message).not.toContain("not-the-password");
  });
});
