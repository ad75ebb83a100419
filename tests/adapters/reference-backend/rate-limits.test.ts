import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Database, selectRows } from "#adapters/reference-backend/database/database.ts";
import { openDatabase } from "#adapters/reference-backend/database/open-database.ts";
import { networkOf } from "#adapters/reference-backend/http/client-network.ts";
import { createHeavyReads, type HeavyRead } from "#adapters/reference-backend/http/heavy-reads.ts";
import { createSharedCounts } from "#adapters/reference-backend/http/shared-counts.ts";
import type { RateLimits } from "#adapters/reference-backend/services.ts";
import { type TestDatabases, withDatabase } from "#tests/support/database.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";
import { createNoopLogger } from "#tests/support/noop-logger.ts";
import { startTcpGate } from "#tests/support/tcp-gate.ts";
import { startTestBackend, type TestViewer } from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";
import { atProcess, openTwoProcesses } from "./two-processes.ts";

const READ = "/api/store/languages";
const MINUTE_MS = 60_000;
const WRITE = { path: "/api/store/games/user/recent/tl", method: "POST" };

const statusesOf = async (requests: readonly Promise<Response>[]) =>
  (await Promise.all(requests)).map(({ status }) => status);
const answered = (statuses: readonly number[]) => statuses.filter((status) => status !== 429).length;

describe("the network of an address", () => {
  test.each([
    ["203.0.113.9", "203.0.113.9"],
    ["203.0.113.9:50214", "203.0.113.9"],
    ["[2001:db8:1:2::1]:50214", "2001:db8:1:2::/64"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["no address", "no address"],
    ["", ""],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test("is the same for all addresses of one /64, and another for another", () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const half = fc.tuple(group, group, group, group);
    const notMapped = half.filter((groups) => groups.some((value) => value !== "0"));
    forAll(notMapped, notMapped, half, half, (network, other, host, otherHost) => {
      const isSame = network.join(":") === other.join(":");
      const one = networkOf([...network, ...host].join(":"));
      expect(networkOf([...network, ...otherHost].join(":"))).toBe(one);
      expect(networkOf([...other, ...host].join(":")) === one).toBe(isSame);
    });
  });
});

test("heavy reads of a stranger hold up another player of the network for one read and its rest at most", async () => {
  vi.useFakeTimers({ now: 0 });
  const reads = createHeavyReads();
  const ended: Record<string, number> = {};
  const guest = { session: null, clientAddress: "203.0.113.1", network: "203.0.113.1" };
  const player = { ...guest, session: { player: { accountId: "one" } } };
  const read = (kind: HeavyRead, reader: typeof guest | typeof player) =>
    reads.run(kind, reader, () => new Promise<void>((resolve) => setTimeout(resolve, 100)));
  const keepAsking = (): unknown => read("counts", guest).then(keepAsking, () => setTimeout(keepAsking, 10));
  for (let opened = 0; opened < 48; opened += 1) keepAsking();
  await vi.advanceTimersByTimeAsync(1_150);
  for (const kind of ["counts", "wholeStore", "search"] as const) {
    void read(kind, player).then(() => (ended[kind] = Date.now() - 1_150));
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ended).toEqual({ search: 100, counts: 150, wholeStore: 350 });
  vi.useRealTimers();
});

describeRules("requests are limited on %s", (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await withDatabase(kind);
  });

  const openStore = async (rateLimits: Partial<RateLimits>) => {
    const store = await startTestBackend(await databases.open(testContent), { content: testContent, rateLimits });
    onTestFinished(() => store.close());
    return store;
  };

  test("by account, for all its sessions and networks", async () => {
    const store = await openStore({ writes: 5 });
    const first = await store.visitor({ clientAddress: "203.0.113.1" }).signIn("player-kr");
    const second = await store.visitor({ clientAddress: "198.51.100.2" }).signIn("player-kr");
    const other = await store.visitor({ clientAddress: "203.0.113.1" }).signIn("player-jp");
    const write = (visitor: TestViewer) => visitor.fetch(WRITE.path, { method: WRITE.method });
    expect(answered(await statusesOf([1, 2, 3, 4, 5, 6].map((at) => write(at % 2 === 0 ? first : second))))).toBe(5);
    expect((await write(other)).status).toBe(200);
  });

  test("for guests by network: an IPv6 customer is one, however many addresses are used", async () => {
    const store = await openStore({ reads: 5 });
    const read = (address: string) => store.visitor({ clientAddress: address }).fetch(READ);
    const addresses = Array.from({ length: 8 }, (_, at) => `2001:db8:7:7::${(at * 4_099).toString(16)}`);
    expect(answered(await statusesOf(addresses.map(read)))).toBe(5);
    expect((await read("2001:db8:7:8::1")).status).toBe(200);
    expect((await read("::ffff:192.0.2.1")).status).toBe(200);
  });

  test("of heavy reads at a time: beyond a short queue they are refused, and others and what pages need are answered", async () => {
    const store = await openStore({ reads: 0 });
    const from = (clientAddress: string) => store.visitor({ clientAddress });
    const writer = await from("203.0.113.9").signIn("player-kr");
    const player = await from("203.0.113.9").signIn("player-jp");
    const needed = ["games/facets", "goods?limit=12", "search/suggest?q=lin"].map((name) => `/api/store/${name}`);
    for (const [visitor, path] of [
      [from("203.0.113.9"), "/api/store/search?q=unknwon+wrods+"],
      [from("203.0.113.9"), "/api/store/games/facets?developer=unknown-studio-"],
      [from("203.0.113.9"), "/api/store/goods?limit="],
      [writer, "/community/api/mentions?gameCode=tl&search="],
    ] as const) {
      const reads = Array.from({ length: 80 }, (_, at) => visitor.fetch(path + (at + 21)));
      const asked = [...needed.map((address) => player.fetch(address)), from("198.51.100.2").fetch(needed[2] ?? "")];
      expect(await statusesOf(asked)).toEqual([200, 200, 200, 200]);
      expect((await statusesOf(reads)).filter((status) => status === 503).length).toBeGreaterThan(60);
    }
  });

  test("until the minute is over", async () => {
    const store = await openStore({ reads: 2, signIns: 0 });
    const guest = store.visitor({ clientAddress: "203.0.113.1" });
    const read = () => guest.fetch(READ);
    expect((await statusesOf([read(), read(), read()])).toSorted()).toEqual([200, 200, 429]);
    store.passTime(MINUTE_MS - 1);
    expect((await read()).status).toBe(429);
    store.passTime(1);
    expect((await read()).status).toBe(200);
  });
});

describe("two processes on one PostgreSQL", () => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await withDatabase("postgres");
  });

  const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataFolder: "unused" });
  const countsOf = async (database: Database) =>
    (await selectRows<{ count: number }>(database.queries, sql`select count from rate_counts order by count`)).map(
      ({ count }) => count,
    );

  test("let an account write as often as one would, however many requests come at once", async () => {
    const [one, other] = await openTwoProcesses({ content: testContent, rateLimits: { writes: 40 } });
    const player = await one.visitor().signIn("player-kr");
    const elsewhere = atProcess(player, other);
    const write = (at: number) => (at % 2 === 0 ? player : elsewhere).fetch(WRITE.path, { method: WRITE.method });
    expect(answered(await statusesOf(Array.from({ length: 100 }, (_, at) => write(at))))).toBe(40);
  });

  test("let a network try as many sign-ins", async () => {
    const stores = await openTwoProcesses({ content: testContent, rateLimits: { signIns: 6 } });
    const guests = stores.map((store) => store.visitor({ clientAddress: "203.0.113.5" }));
    const attempts = Array.from({ length: 20 }, (_, at) => guests[at % 2]?.submit("/login", {}) as never);
    expect(answered(await statusesOf(attempts))).toBe(6);
  });

  test("let a network read no more than one would, and a block less at most", async () => {
    const limit = 300;
    const block = limit / 60;
    const stores = await openTwoProcesses({ content: testContent, rateLimits: { reads: limit } });
    const guests = stores.map((store) => store.visitor({ clientAddress: "203.0.113.6" }));
    let allowed = 0;
    // The first process uses part of its block; the rest is lost to the others.
    for (let at = 0; at < 2; at += 1) allowed += answered(await statusesOf([guests[0]?.fetch(READ) as never]));
    for (let at = 0; at < limit; at += 50) {
      allowed += answered(await statusesOf(Array.from({ length: 50 }, () => guests[1]?.fetch(READ) as never)));
    }
    expect(allowed).toBeLessThanOrEqual(limit);
    expect(allowed).toBeGreaterThan(limit - block);
  });

  test("count on by themselves while the database is away, and together again when it is back", async () => {
    const address = new URL(await databases.createAddress(testContent));
    const gate = await startTcpGate({ host: address.hostname, port: Number(address.port) });
    address.hostname = "127.0.0.1";
    address.port = String(gate.port);
    const database = await open(address.href);
    let now = Date.UTC(2026, 10, 21);
    const counts = createSharedCounts({ database, clock: { now: () => now }, logger: createNoopLogger() });
    const add = async () => (await counts.add("key", 1, MINUTE_MS)).count;
    expect([await add(), await add()]).toEqual([1, 2]);
    gate.shut();
    expect([await add(), await add(), await add()]).toEqual([1, 2, 3]);
    gate.open();
    now += 10_000;
    await expect.poll(add, { timeout: 10_000 }).toBeGreaterThan(2);
    expect(await countsOf(database)).not.toEqual([2]);
    counts.close();
    await database.close();
    await gate.close();
  });

  test("count no further than the database can, and are not taken for one that is away if a count is refused", async () => {
    const database = await open(await databases.createAddress(testContent));
    const warn = vi.fn();
    const counts = createSharedCounts({ database, clock: { now: () => 0 }, logger: { ...createNoopLogger(), warn } });
    for (const amount of [2_000_000_000, 2_000_000_000, 9_000_000_000, 1]) await counts.add("key", amount, MINUTE_MS);
    expect(await countsOf(database)).toEqual([2_147_483_647]);
    await expect(counts.add("\0", 1, MINUTE_MS)).rejects.toThrow();
    expect(warn).not.toHaveBeenCalled();
    counts.close();
    await database.close();
  });

  test("whose expired counts cannot be deleted say so in the log", async () => {
    vi.useFakeTimers();
    const database = await open(await databases.createAddress(testContent));
    await database.close();
    const warn = vi.fn();
    const counts = createSharedCounts({ database, clock: { now: () => 0 }, logger: { ...createNoopLogger(), warn } });
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining("deleted"), expect.anything()));
    counts.close();
  });
});
