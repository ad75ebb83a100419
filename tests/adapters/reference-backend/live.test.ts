import { describe, expect, test } from "vitest";
import { publishTopics } from "#adapters/reference-backend/domain/live/live-topics.ts";
import { notify } from "#adapters/reference-backend/domain/notifications/notify.ts";
import { DATABASE_KINDS } from "#tests/support/database.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { AnswerOf } from "./answer-of.ts";
import { EVENTS, listen } from "./event-stream.ts";
import { newPlayer } from "./new-player.ts";
import { atProcess, openTwoProcesses } from "./two-processes.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const unread = (count: number) => `event: unread\ndata: {"unread_count":${count}}`;

describe.each(DATABASE_KINDS)("live news on %s", (kind) => {
  const store = openTestStore(kind);

  const sendNews = (accountId: string) =>
    store.database.queries.transaction((transaction) =>
      notify(transaction, { accountId, message: "rewardReady", at: new Date(store.now()) }),
    );

  test("send a player the unread count at once and after every change", async () => {
    const { player: visitor, accountId } = await newPlayer(store);
    const stranger = await newPlayer(store);
    const stream = await listen(visitor);
    expect(await stream.next()).toBe(unread(0));

    await sendNews(stranger.accountId);
    await sendNews(accountId);
    expect(await stream.next()).toBe(unread(1));
    await visitor.fetch("/notification/api/notifications/read-all", {
      json: { until: new Date(store.now()).toISOString() },
    });
    expect(await stream.next()).toBe(unread(0));
  });

  test("send nothing for writes that were rolled back", async () => {
    const { player: visitor, accountId } = await newPlayer(store);
    const stream = await listen(visitor);
    await stream.next();

    await store.database.queries
      .transaction(async (transaction) => {
        await notify(transaction, { accountId, message: "rewardReady", at: new Date(store.now()) });
        throw new Error("taken back");
      })
      .catch(() => undefined);
    await sendNews(accountId);
    expect(await stream.next()).toBe(unread(1));
  });

  test("send guests the changes of the articles and boards on their pages", async () => {
    const stream = await listen(store.visitor(), "?topic=article:a-1&topic=board:tl.free");
    await publishTopics(store.database.queries, ["article:other", "board:tl.free"]);
    expect(await stream.next()).toBe('event: changed\ndata: {"topic":"board:tl.free"}');
  });

  test("require a player, or a few topics of public kinds", async () => {
    const guest = store.visitor();
    expect((await guest.fetch(EVENTS)).status).toBe(401);
    expect((await guest.fetch(`${EVENTS}?topic=account:player-kr`)).status).toBe(400);
    const many = ["a", "b", "c", "d", "e"].map((id) => `topic=article:${id}`).join("&");
    expect((await guest.fetch(`${EVENTS}?${many}`)).status).toBe(400);
  });

  test("keep a few streams of one player, the newest", async () => {
    const { player: visitor } = await newPlayer(store);
    const oldest = await listen(visitor);
    await oldest.next();
    for (let opened = 0; opened < 12; opened += 1) await (await listen(visitor)).next();
    expect(await oldest.next()).toBeNull();
  });

  test("refuse more guests of one network, whichever of its addresses they use, and end no stream of others", async () => {
    const topic = "?topic=article:a-1";
    const changed = 'event: changed\ndata: {"topic":"article:a-1"}';
    const guestAt = (clientAddress: string) => store.visitor({ clientAddress });
    const oldest = await listen(guestAt("2001:db8:7:7::1"), topic);
    for (let opened = 1; opened < 120; opened += 1) await listen(guestAt(`2001:db8:7:7::2:${opened}`), topic);
    expect((await guestAt("2001:db8:7:7::3").fetch(EVENTS + topic)).status).toBe(204);
    const elsewhere = await listen(guestAt("2001:db8:7:8::1"), topic);
    await publishTopics(store.database.queries, ["article:a-1"]);
    expect([await oldest.next(), await elsewhere.next()]).toEqual([changed, changed]);
  });

  test("update an open page on scheduled events: a release, and a gift of a later day", async () => {
    const { player: visitor, accountId } = await newPlayer(store);
    await visitor.fetch("/api/store/favorites/game/hoyeon", { method: "PUT" });
    const stream = await listen(visitor);
    /** The round and the database's own note of a change may both send the same number. */
    const hear = async (count: number) => {
      for (let event = await stream.next(); event !== unread(count); event = await stream.next()) {
        expect(event).toBe(unread(count - 1));
      }
    };
    await hear(0);
    await store.backend.lookForNews();

    await store.database.queries.transaction((transaction) =>
      notify(transaction, { accountId, message: "giftReceived", at: new Date(store.now() + MINUTE_MS) }),
    );
    await hear(0);
    store.passTime(MINUTE_MS);
    await store.backend.lookForNews();
    await hear(1);

    store.passTime(3 * DAY_MS);
    await store.backend.lookForNews();
    await hear(2);
    await store.backend.lookForNews();
    const { notifications } = await visitor.json<AnswerOf<"listNotifications">>("/notification/api/notifications");
    expect(notifications.map((notification) => notification.kind).sort()).toEqual(["gift", "release"]);
  });

  test("end when the server closes, so that pages connect to another one", async () => {
    const { player: visitor } = await newPlayer(store);
    const stream = await listen(visitor);
    await stream.next();
    store.backend.endStreams();
    expect(await stream.next()).toBeNull();
    // On a connection that is still open a page may ask again.
    expect((await visitor.fetch(EVENTS)).status).toBe(204);
  });
});

test("two processes that check for the same player at once notify once", async () => {
  const processes = await openTwoProcesses({});
  const [one, other] = processes;
  const visitor = await one.visitor().register("listens-twice");
  await visitor.fetch("/api/store/favorites/game/hoyeon", { method: "PUT" });
  await visitor.fetch("/api/pre-install/games/hoyeon", { method: "POST" });
  const streams = [await listen(visitor), await listen(atProcess(visitor, other))];
  for (const stream of streams) expect(await stream.next()).toBe(unread(0));

  for (const process of processes) process.passTime(3 * DAY_MS);
  await Promise.all(processes.map((process) => process.backend.lookForNews()));
  const { notifications } = await visitor.json<AnswerOf<"listNotifications">>("/notification/api/notifications");
  expect(notifications.map((notification) => notification.kind).sort()).toEqual(["release", "reward"]);
});

test("pages of one process receive the changes of another, also after the database connection was lost", async () => {
  const [one, other] = await openTwoProcesses({});
  const visitor = await one.visitor().signIn("player-kr");
  const stream = await listen(visitor);
  const before = await stream.next();
  const count = Number(/\d+/.exec(before ?? "")?.[0]);
  const sendNews = () =>
    other.database.queries.transaction((transaction) =>
      notify(transaction, { accountId: "player-kr", message: "rewardReady", at: new Date(other.now()) }),
    );

  await sendNews();
  expect(await stream.next()).toBe(unread(count + 1));

  await other.database.queries.execute(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %' and pid <> pg_backend_pid()",
  );
  await sendNews();
  // Changes that were missed while the connection was lost are announced once it is back.
  expect(await stream.next()).toBe(unread(count + 2));
});
