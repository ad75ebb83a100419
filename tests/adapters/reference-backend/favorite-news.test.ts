import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { games, goodsPrices, ownedGoods } from "#adapters/reference-backend/database/schema/index.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import type { AnswerOf } from "./answer-of.ts";
import { newPlayer } from "./new-player.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

describeRules("news of favorites on %s", (kind) => {
  const store = openTestStore(kind);

  const keep = (visitor: TestViewer, favorite: string) =>
    visitor.fetch(`/api/store/favorites/${favorite}`, { method: "PUT" });
  /** Notifications of a player at the next check, a minute after the last one. */
  const newsOf = async (visitor: TestViewer): Promise<AnswerOf<"listNotifications">["notifications"]> => {
    store.passTime(MINUTE_MS);
    const { notifications } = await visitor.json<AnswerOf<"listNotifications">>("/notification/api/notifications");
    return notifications.filter((news) => news.kind === "sale" || news.kind === "release");
  };
  const putOnSale = async (goodsId: string, sale: number) => {
    const isIt = and(eq(goodsPrices.goodsId, goodsId), eq(goodsPrices.currency, "KRW"));
    const saleEndsAt = new Date(store.now() + DAY_MS);
    await store.database.queries.update(goodsPrices).set({ sale, saleEndsAt }).where(isIt);
  };

  test("a sale is notified when it begins, once, and the next one again", async () => {
    const { player: visitor } = await newPlayer(store);
    await keep(visitor, "goods/aion-deluxe");
    expect(await newsOf(visitor)).toEqual([]);
    await putOnSale("aion-deluxe", 9_000);
    const [news, ...others] = await newsOf(visitor);
    expect(news).toMatchObject({ kind: "sale", action: { target: "/goods/aion/aion-deluxe" } });
    expect(others).toEqual([]);
    expect(await newsOf(visitor)).toHaveLength(1);
    await putOnSale("aion-deluxe", 7_000);
    expect(await newsOf(visitor)).toHaveLength(2);
  });

  test("a sale that was running when the favorite was added is not notified", async () => {
    const { player: visitor } = await newPlayer(store);
    await keep(visitor, "goods/tl-deluxe");
    await visitor.fetch("/api/store/favorites/merge", {
      json: { favorites: [{ type: "goods", id: "plaync-deluxe" }] },
    });
    expect(await newsOf(visitor)).toEqual([]);
  });

  test("sales of owned goods are not notified", async () => {
    const { player: visitor, accountId } = await newPlayer(store);
    await keep(visitor, "goods/bns-deluxe");
    await store.database.queries.insert(ownedGoods).values({ accountId, goodsId: "bns-deluxe" });
    await putOnSale("bns-deluxe", 5_000);
    expect(await newsOf(visitor)).toEqual([]);
  });

  test("kinds that were switched off are not notified, now or later", async () => {
    const { player: visitor } = await newPlayer(store);
    await keep(visitor, "goods/lin2-deluxe");
    const mute = (muted: readonly string[]) =>
      visitor.fetch("/notification/api/settings", { method: "PUT", json: { muted } });
    expect((await mute(["sale"])).status).toBe(200);
    await putOnSale("lin2-deluxe", 5_000);
    expect(await newsOf(visitor)).toEqual([]);
    await mute([]);
    expect(await newsOf(visitor)).toEqual([]);
  });

  test("a list that is read during the check of another call contains the result of that check", async () => {
    const { player: visitor } = await newPlayer(store);
    await keep(visitor, "goods/lms-deluxe");
    await putOnSale("lms-deluxe", 5_000);
    store.passTime(MINUTE_MS);
    const [, { notifications }] = await Promise.all([
      visitor.json("/notification/api/notifications/unread-count"),
      visitor.json<AnswerOf<"listNotifications">>("/notification/api/notifications"),
    ]);
    expect(notifications.filter((news) => news.kind === "sale")).toHaveLength(1);
  });

  test("a release is notified with store and date, once for a game and its editions", async () => {
    const { player: visitor } = await newPlayer(store);
    await keep(visitor, "game/hoyeon");
    await keep(visitor, "goods/hoyeon-standard");
    await keep(visitor, "game/tl");
    expect(await newsOf(visitor)).toEqual([]);
    store.passTime(3 * DAY_MS);
    const news = (await newsOf(visitor)).filter((one) => one.kind === "release");
    expect(news).toHaveLength(1);
    expect(news[0]?.title).not.toContain("{{");
    expect(["/game/hoyeon", "/goods/hoyeon/hoyeon-standard"]).toContain(news[0]?.action?.target);
    expect((await newsOf(visitor)).filter((one) => one.kind === "release")).toHaveLength(1);
    store.passTime(-3 * DAY_MS);
  });

  test("a player who requested the pre-install is notified of the release, and only once if the game is a favorite as well", async () => {
    const [{ player: asking }, { player: doingBoth }] = [await newPlayer(store), await newPlayer(store)];
    await keep(doingBoth, "game/hoyeon");
    for (const visitor of [asking, doingBoth]) {
      expect((await visitor.fetch("/api/pre-install/games/hoyeon", { method: "POST" })).status).toBe(200);
      expect(await newsOf(visitor)).toEqual([]);
    }
    store.passTime(3 * DAY_MS);
    for (const visitor of [asking, doingBoth]) {
      const [news, ...others] = await newsOf(visitor);
      expect(news).toMatchObject({
        kind: "release",
        title: "Hoyeon is out",
        body: "The game you asked to pre-install is ready to play.",
        action: { target: "/game/hoyeon" },
      });
      expect(others).toEqual([]);
      expect(await newsOf(visitor)).toHaveLength(1);
    }
  });

  test("of a pre-registration come once when the pre-install opens, and once at launch, to those who want them", async () => {
    const join = async () => (await newPlayer(store)).player;
    const [eager, quiet, gone] = [await join(), await join(), await join()];
    const path = "/api/store/games/h3/pre-registration";
    for (const visitor of [eager, quiet, gone]) {
      const answer = await visitor.fetch(path, { method: "PUT", json: { notify: visitor !== quiet } });
      expect(answer.status).toBe(200);
    }
    await gone.fetch(path, { method: "DELETE" });
    const [preInstallFrom, releaseAt] = [new Date(store.now() + HOUR_MS), new Date(store.now() + 2 * HOUR_MS)];
    await store.database.queries
      .update(games)
      .set({ preInstallSizeBytes: 1_000, preInstallFrom, releaseAt, launchCountries: ["KR"] })
      .where(eq(games.gameCode, "h3"));
    expect(await newsOf(eager)).toEqual([]);

    store.passTime(HOUR_MS);
    const opened = await newsOf(eager);
    expect(opened).toMatchObject([{ kind: "release", title: expect.stringContaining("H3") }]);
    expect(await newsOf(eager)).toEqual(opened);

    store.passTime(HOUR_MS);
    expect(await newsOf(eager)).toHaveLength(2);
    expect(await newsOf(eager)).toHaveLength(2);
    for (const visitor of [quiet, gone]) expect(await newsOf(visitor)).toEqual([]);
  });

  test("a pre-registration earns the reward of those who come first", async () => {
    const { player } = await newPlayer(store);
    const progressOf = async () => {
      const { rewards } = await player.json<AnswerOf<"listRewards">>("/api/store/rewards");
      return rewards.find(({ id }) => id === "first-in-line")?.progress.current;
    };
    expect(await progressOf()).toBe(0);
    await player.fetch("/api/store/games/lms/pre-registration", { method: "PUT", json: { notify: false } });
    expect(await progressOf()).toBe(1);
  });
});
