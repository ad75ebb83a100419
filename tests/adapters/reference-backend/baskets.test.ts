import { expect, test } from "vitest";
import { cartLines, favorites, ownedGoods } from "#adapters/reference-backend/database/schema/index.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import type { AnswerOf } from "./answer-of.ts";
import { newPlayer } from "./new-player.ts";

describeRules("favorites and carts on %s", (kind) => {
  const store = openTestStore(kind);

  const keep = (visitor: TestViewer, gameCode: string) =>
    visitor.fetch(`/api/store/favorites/game/${gameCode}`, { method: "PUT" });
  const add = (visitor: TestViewer, goodsId: string) =>
    visitor.fetch("/api/store/cart/items", { json: { goods_id: goodsId, quantity: 1 } });
  const line = (accountId: string, goodsId: string, seenAmount = 1) => ({
    accountId,
    goodsId,
    quantity: 1,
    title: `Once called ${goodsId}`,
    seenAmount,
    seenCurrency: "KRW",
    addedAt: new Date(store.now()),
  });
  const statusesOf = async (answers: readonly Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();

  test("are limited to 500 favorites, also with parallel requests", async () => {
    const { player: visitor, accountId } = await newPlayer(store);
    await store.database.queries.insert(favorites).values(
      Array.from({ length: 498 }, (_, at) => ({
        accountId,
        type: "game" as const,
        itemId: `former${at}`,
        keptAt: new Date(store.now()),
      })),
    );
    const games = ["tl", "lin", "lin2", "aion", "bns", "hoyeon"];
    expect(await statusesOf(games.map((gameCode) => keep(visitor, gameCode)))).toEqual([200, 200, 400, 400, 400, 400]);
    const refused = await (await keep(visitor, "linw")).json();
    expect(refused).toMatchObject({ error: { details: { reason: "favorites_full", maximum: 500 } } });
  });

  test("hold 50 lines, however many are put in at once", async () => {
    const { player: visitor, accountId } = await newPlayer(store);
    await store.database.queries
      .insert(cartLines)
      .values(Array.from({ length: 49 }, (_, at) => line(accountId, `former-${at}`)));
    const goodsIds = ["aion-deluxe", "aion-ultimate", "lin-deluxe", "tl-deluxe"];
    expect(await statusesOf(goodsIds.map((goodsId) => add(visitor, goodsId)))).toEqual([200, 400, 400, 400]);
  });

  test("list removed goods until their player has seen them", async () => {
    const { player: visitor, accountId } = await newPlayer(store);
    await store.database.queries
      .insert(cartLines)
      .values([line(accountId, "gone-goods"), line(accountId, "aion-deluxe")]);
    const cart = await visitor.json<AnswerOf<"getCart">>("/api/store/cart");
    expect(cart.lines.map(({ id }) => id)).toEqual(["aion-deluxe"]);
    expect(cart.changes).toMatchObject([
      { kind: "dearer", goods_id: "aion-deluxe", from: 1 },
      { kind: "removed", goods_id: "gone-goods", title: "Once called gone-goods" },
    ]);
    await visitor.json("/api/store/cart/validate", { json: { lines: [] } });
    expect((await visitor.json<AnswerOf<"getCart">>("/api/store/cart")).changes).toEqual([]);
  });

  test("deduct the owned parts of a bundle, and refuse one that is owned completely", async () => {
    const { player: visitor, accountId } = await newPlayer(store);
    await add(visitor, "bundle-open-skies");
    const [before] = (await visitor.json<AnswerOf<"getCart">>("/api/store/cart")).lines;
    await store.database.queries.insert(ownedGoods).values({ accountId, goodsId: "aion-deluxe" });
    const [after] = (await visitor.json<AnswerOf<"getCart">>("/api/store/cart")).lines;
    expect(before).toMatchObject({ owned_amount: 0, refusal: null });
    expect(after?.unit_amount).toBeLessThan(before?.unit_amount ?? 0);
    expect((after?.unit_amount ?? 0) + (after?.owned_amount ?? 0)).toBe(before?.unit_amount);
    const rest = ["aion-drifting-fortress", "hoyeon-deluxe"].map((goodsId) => ({ accountId, goodsId }));
    await store.database.queries.insert(ownedGoods).values(rest);
    expect((await visitor.json<AnswerOf<"getCart">>("/api/store/cart")).lines).toMatchObject([
      { refusal: "already_owned" },
    ]);
  });

  test("accept an addition with any edition of its game, in the cart or owned, and not alone", async () => {
    const { player: visitor, accountId } = await newPlayer(store);
    const alone = await add(visitor, "aion-drifting-fortress");
    expect([alone.status, await alone.json()]).toMatchObject([
      403,
      { error: { details: { reason: "requires_base_game" } } },
    ]);
    expect((await add(visitor, "aion-deluxe")).status).toBe(200);
    expect((await add(visitor, "aion-drifting-fortress")).status).toBe(200);
    await visitor.fetch("/api/store/cart/items/aion-deluxe", { method: "DELETE" });
    expect((await visitor.json<AnswerOf<"getCart">>("/api/store/cart")).lines).toMatchObject([
      { refusal: "requires_base_game" },
    ]);
    await store.database.queries.insert(ownedGoods).values({ accountId, goodsId: "aion-deluxe" });
    expect((await visitor.json<AnswerOf<"getCart">>("/api/store/cart")).lines).toMatchObject([{ refusal: null }]);
  });

  test("belong to one player each", async () => {
    const one = await newPlayer(store);
    const other = await newPlayer(store);
    await keep(one.player, "tl");
    await add(one.player, "aion-deluxe");
    expect(await other.player.json("/api/store/favorites")).toEqual({ favorites: [] });
    expect(await other.player.json("/api/store/cart")).toEqual({ lines: [], changes: [] });
    expect((await other.player.fetch("/api/store/cart/items/aion-deluxe", { method: "DELETE" })).status).toBe(200);
    expect((await one.player.json<AnswerOf<"getCart">>("/api/store/cart")).lines).toHaveLength(1);
  });
});
