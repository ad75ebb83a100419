import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { goodsPrices, ownedGoods } from "#adapters/reference-backend/database/schema/index.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface ShownNotification {
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly action: { readonly target: string } | null;
}

describeRules("news of favorites on %s", (kind) => {
  let players = 0;

  const store = openTestStore(kind);

  const newPlayer = async (): Promise<TestViewer> => {
    players += 1;
    const visitor = store.visitor();
    await visitor.register(`keeper-${kind}-${players}`);
    return visitor;
  };
  const keep = (visitor: TestViewer, favorite: string) =>
    visitor.fetch(`/api/store/favorites/${favorite}`, { method: "PUT" });
  /** Notifications of a player at the next check, a minute after the last one. */
  const newsOf = async (visitor: TestViewer): Promise<readonly ShownNotification[]> => {
    store.passTime(MINUTE_MS);
    const { notifications } = await visitor.json<{ notifications: ShownNotification[] }>(
      "/notification/api/notifications",
    );
    return notifications.filter((news) => news.kind === "sale" || news.kind === "release");
  };
  const putOnSale = async (goodsId: string, sale: number) => {
    const isIt = and(eq(goodsPrices.goodsId, goodsId), eq(goodsPrices.currency, "KRW"));
    const saleEndsAt = new Date(store.now() + DAY_MS);
    await store.database.queries.update(goodsPrices).set({ sale, saleEndsAt }).where(isIt);
  };

  test("a sale is notified when it begins, once, and the next one again", async () => {
    const visitor = await newPlayer();
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
    const visitor = await newPlayer();
    await keep(visitor, "goods/tl-deluxe");
    await visitor.fetch("/api/store/favorites/merge", {
      json: { favorites: [{ type: "goods", id: "plaync-deluxe" }] },
    });
    expect(await newsOf(visitor)).toEqual([]);
  });

  test("sales of owned goods are not notified", async () => {
    const visitor = await newPlayer();
    const { user_id: accountId } = await visitor.json<{ user_id: string }>("/api/session/user");
    await keep(visitor, "goods/bns-deluxe");
    await store.database.queries.insert(ownedGoods).values({ accountId, goodsId: "bns-deluxe" });
    await putOnSale("bns-deluxe", 5_000);
    expect(await newsOf(visitor)).toEqual([]);
  });

  test("kinds that were switched off are not notified, now or later", async () => {
    const visitor = await newPlayer();
    await keep(visitor, "goods/lin2-deluxe");
    const mute = (muted: readonly string[]) =>
      visitor.fetch("/notification/api/settings", { method: "PUT", json: { muted } });
    expect((await mute(["sale"])).status).toBe(200);
    await putOnSale("lin2-deluxe", 5_000);
    expect(await newsOf(visitor)).toEqual([]);
    await mute([]);
    expect(await newsOf(visitor)).toEqual([]);
  });

  test("many parallel checks notify once", async () => {
    const visitor = await newPlayer();
    await keep(visitor, "goods/linw-deluxe");
    await putOnSale("linw-deluxe", 5_000);
    store.passTime(MINUTE_MS);
    await Promise.all(Array.from({ length: 6 }, () => visitor.json("/notification/api/notifications/unread-count")));
    expect(await newsOf(visitor)).toHaveLength(1);
  });

  test("a list that is read during the check of another call contains the result of that check", async () => {
    const visitor = await newPlayer();
    await keep(visitor, "goods/lms-deluxe");
    await putOnSale("lms-deluxe", 5_000);
    store.passTime(MINUTE_MS);
    const [, { notifications }] = await Promise.all([
      visitor.json("/notification/api/notifications/unread-count"),
      visitor.json<{ notifications: ShownNotification[] }>("/notification/api/notifications"),
    ]);
    expect(notifications.filter((news) => news.kind === "sale")).toHaveLength(1);
  });

  test("a release is notified with store and date, once for a game and its editions", async () => {
    const visitor = await newPlayer();
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
    const [asking, doingBoth] = [await newPlayer(), await newPlayer()];
    await keep(doingBoth, "game/hoyeon");
    for (const visitor of [asking, doingBoth]) {
      const requested = await visitor.fetch("/api/pre-install/games/hoyeon", { method: "POST" });
      expect(requested.status).toBe(200);
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
});
