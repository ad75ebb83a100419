import { describe, expect, it } from "vitest";
import { createMemoryOutboxStore } from "#adapters/storage/memory-outbox-store.ts";
import type { Instant } from "#core/catalogue/game.ts";
import { fail, type Result, succeed } from "#core/failures/request-failure.ts";
import { addToOutbox, beginSending, isOnDeviceOnly, type OutboxEntry, takeFromOutbox } from "#core/outbox/outbox.ts";
import { sendOutbox } from "#core/outbox/send-outbox.ts";
import type { OutboxStore } from "#core/ports/outbox-store.ts";
import fc, { forAllAsync } from "#tests/support/fast-check.ts";
import { statusFailure } from "../support/failures.ts";
import { comment, commentChange, draft, entryOf, favorite, reviewChange } from "./entries.ts";

const LOST = fail({ kind: "fetch", message: "" } as const);

/** Faults of one request. */
const FATES = ["arrives", "requestLost", "answerLost", "pageGoneBefore", "pageGoneAfter", "refused"] as const;
type Fate = (typeof FATES)[number];

class PageGone extends Error {}

/** A server that executes each key once, and records the order and the player of its writes. */
function createServer() {
  const done = new Map<string, string>();
  return {
    done,
    take({ key, userId }: OutboxEntry, sender: string): Result<Instant | null> {
      if (!done.has(key)) done.set(key, sender);
      if (done.get(key) !== sender || sender !== userId) throw new Error("two accounts are mixed");
      return succeed(null);
    },
  };
}

const REFUSED = fail(statusFailure(404));

const sendingOf = (
  store: OutboxStore,
  userId: string,
  send: (entry: OutboxEntry) => Promise<Result<Instant | null>>,
) => ({
  store,
  userId,
  now: () => 1_000,
  isSignedIn: async () => true,
  send,
});

/** The way of requests to the server, on which each meets its fate. */
function createWay(server: ReturnType<typeof createServer>) {
  const refused = new Set<string>();
  const meet = (fate: Fate | undefined, entry: OutboxEntry, user: string): Result<Instant | null> => {
    if (fate === "pageGoneBefore") throw new PageGone();
    if (fate === "requestLost") return LOST;
    // A repeated key gets the stored answer.
    if (fate === "refused" && !server.done.has(entry.key)) {
      refused.add(entry.key);
      return REFUSED;
    }
    const answer = server.take(entry, user);
    if (fate === "pageGoneAfter") throw new PageGone();
    return fate === "answerLost" ? LOST : answer;
  };
  return { meet, refused };
}

describe("sending queued writes", () => {
  it("reports sent writes, decisions for the player, and the time of the next attempt", async () => {
    const store = createMemoryOutboxStore();
    await store.change(() => [entryOf("1", comment), entryOf("2", favorite), entryOf("3", comment)]);
    const answers: Result<null>[] = [succeed(null), REFUSED, LOST];
    const report = await sendOutbox(sendingOf(store, "me", async () => answers.shift() ?? LOST));
    expect(report.sent.map(({ key }) => key)).toEqual(["1"]);
    expect(report.conflicts.map(({ key }) => key)).toEqual(["2"]);
    expect(report.againAfterMs).toBe("soon");
    expect((await store.list()).map(({ key, conflict }) => [key, conflict])).toEqual([
      ["2", "gone"],
      ["3", null],
    ]);
  });

  it.each([
    ["review", reviewChange],
    ["comment", commentChange],
    ["draft", draft],
  ] as const)(
    "makes a later change of a %s one of what it has just sent, which no other device has written",
    async (_, change) => {
      const sentAt = "2026-11-21T10:00:00.000Z";
      const store = createMemoryOutboxStore();
      const tried = beginSending([entryOf("1", change)], "1", 5);
      await store.change(() => addToOutbox(tried, entryOf("2", change)));
      const bases: unknown[] = [];
      await sendOutbox(
        sendingOf(store, "me", async ({ write }) => {
          bases.push("basedOn" in write && write.basedOn);
          return bases.length === 1 ? succeed(sentAt) : LOST;
        }),
      );
      expect(bases).toEqual([change.basedOn, sentAt]);
    },
  );

  it("sends nothing once another account is signed in", async () => {
    const store = createMemoryOutboxStore();
    await store.change(() => [entryOf("1", comment)]);
    const sent: string[] = [];
    const send = async ({ key }: OutboxEntry) => {
      sent.push(key);
      return succeed(null);
    };
    const report = await sendOutbox({ ...sendingOf(store, "me", send), isSignedIn: async () => false });
    expect(sent).toEqual([]);
    expect(report.againAfterMs).toBeNull();
    expect((await store.list())[0]?.triedAtMs).toBeNull();
  });

  it("tries again later if the signed-in player is unknown", async () => {
    const store = createMemoryOutboxStore();
    await store.change(() => [entryOf("1", comment)]);
    const send = () => Promise.reject(new Error("sent"));
    const report = await sendOutbox({ ...sendingOf(store, "me", send), isSignedIn: async () => null });
    expect(report).toEqual({ sent: [], conflicts: [], againAfterMs: "soon" });
  });

  it("tries again later if the device does not allow an attempt to be stored", async () => {
    const store: OutboxStore = { ...createMemoryOutboxStore(), list: async () => [entryOf("1", comment)] };
    const blocked: OutboxStore = { ...store, change: async () => false };
    const report = await sendOutbox(sendingOf(blocked, "me", () => Promise.reject(new Error("sent"))));
    expect(report).toEqual({ sent: [], conflicts: [], againAfterMs: "soon" });
  });

  it("does every write once and in order, with any faults, closed and new tabs in between", async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant("write" as const), user: fc.constantFrom("mina", "haru") }),
      fc.record({ do: fc.constant("takeBack" as const), at: fc.nat({ max: 9 }) }),
      fc.record({
        do: fc.constant("send" as const),
        user: fc.constantFrom("mina", "haru"),
        tabs: fc.integer({ min: 1, max: 3 }),
        fates: fc.array(fc.constantFrom<Fate>(...FATES), { maxLength: 6 }),
      }),
    );
    await forAllAsync(100, fc.array(step, { maxLength: 25 }), async (steps) => {
      const store = createMemoryOutboxStore();
      const server = createServer();
      const written: OutboxEntry[] = [];
      const { meet, refused } = createWay(server);
      const tab = (user: string, fates: Fate[]) =>
        sendOutbox(sendingOf(store, user, async (entry) => meet(fates.shift(), entry, user))).catch(
          (error: unknown) => {
            if (!(error instanceof PageGone)) throw error;
          },
        );
      for (const one of steps) {
        if (one.do === "write") {
          const entry = entryOf(`${written.length}`, comment, one.user);
          written.push(entry);
          await store.change((outbox) => addToOutbox(outbox, entry));
        } else if (one.do === "takeBack") {
          const entry = (await store.list())[one.at];
          if (entry === undefined || !isOnDeviceOnly(entry)) continue;
          written.splice(
            written.findIndex(({ key }) => key === entry.key),
            1,
            { ...entry, key: "taken back" },
          );
          await store.change((outbox) => takeFromOutbox(outbox, entry.key));
        } else {
          await Promise.all(Array.from({ length: one.tabs }, () => tab(one.user, [...one.fates])));
        }
      }
      await Promise.all([tab("mina", []), tab("haru", []), tab("mina", [])]);
      for (const user of ["mina", "haru"]) {
        const wanted = written.filter(
          ({ key, userId }) => userId === user && key !== "taken back" && !refused.has(key),
        );
        const done = [...server.done].filter(([, sender]) => sender === user).map(([key]) => key);
        expect(done).toEqual(wanted.map(({ key }) => key));
      }
      expect((await store.list()).every(({ conflict }) => conflict === "gone")).toBe(true);
    });
  });
});
