import { expect, test } from "vitest";
import { cartLines, favorites, ownedGoods } from "#adapters/reference-backend/database/schema/index.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";

interface Cart {
  readonly lines: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly unit_amount: number;
    readonly owned_amount: number;
    readonly refusal: string | null;
    readonly goods: { readonly price: { readonly sale: number } };
  }[];
  readonly changes: readonly { readonly kind: string; readonly goods_id: string; readonly title: string }[];
}

describeRules("favorites and carts on %s", (kind) => {
  let players = 0;

  const store = openTestStore(kind);

  const newPlayer = async (): Promise<{ visitor: TestViewer; accountId: string }> => {
    const visitor = store.visitor();
    players += 1;
    await visitor.register(`basket-${kind}-${players}`);
    const { user_id } = await visitor.json<{ user_id: string }>("/api/session/user");
    return { visitor, accountId: user_id };
  };
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
    const { visitor, accountId } = await newPlayer();
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
    const { visitor, accountId } = await newPlayer();
    await store.database.queries
      .insert(cartLines)
      .values(Array.from({ length: 49 }, (_, at) => line(accountId, `former-${at}`)));
    const goodsIds = ["aion-deluxe", "aion-ultimate", "lin-deluxe", "tl-deluxe"];
    expect(await statusesOf(goodsIds.map((goodsId) => add(visitor, goodsId)))).toEqual([200, 400, 400, 400]);
  });

  test("show the sigil of the game with its goods, and none with a bundle of several games", async () => {
    const { visitor } = await newPlayer();
    await add(visitor, "aion-deluxe");
    await add(visitor, "bundle-open-skies");
    const { lines } = await visitor.json<Cart>("/api/store/cart");
    expect(lines).toMatchObject([
      { id: "aion-deluxe", sigil: expect.stringMatching(/\/art\/aion\/sigil\.svg/) },
      { id: "bundle-open-skies", sigil: "" },
    ]);
    const seen = [{ goods_id: "aion-deluxe", quantity: 1, amount: 1, currency: "KRW" }];
    const guest = await store.visitor().json<Cart>("/api/store/cart/validate", { json: { lines: seen } });
    expect(guest.lines[0]).toHaveProperty("sigil", (lines[0] as { sigil?: string } | undefined)?.sigil);
  });

  test("list removed goods until their player has seen them", async () => {
    const { visitor, accountId } = await newPlayer();
    await store.database.queries
      .insert(cartLines)
      .values([line(accountId, "gone-goods"), line(accountId, "aion-deluxe")]);
    const cart = await visitor.json<Cart>("/api/store/cart");
    expect(cart.lines.map(({ id }) => id)).toEqual(["aion-deluxe"]);
    expect(cart.changes).toMatchObject([
      { kind: "dearer", goods_id: "aion-deluxe", from: 1 },
      { kind: "removed", goods_id: "gone-goods", title: "Once called gone-goods" },
    ]);
    await visitor.json("/api/store/cart/validate", { json: { lines: [] } });
    expect((await visitor.json<Cart>("/api/store/cart")).changes).toEqual([]);
  });

  test("deduct the owned parts of a bundle, and refuse one that is owned completely", async () => {
    const { visitor, accountId } = await newPlayer();
    await add(visitor, "bundle-open-skies");
    const [before] = (await visitor.json<Cart>("/api/store/cart")).lines;
    await store.database.queries.insert(ownedGoods).values({ accountId, goodsId: "aion-deluxe" });
    const [after] = (await visitor.json<Cart>("/api/store/cart")).lines;
    expect(before).toMatchObject({ owned_amount: 0, refusal: null });
    expect(after?.unit_amount).toBeLessThan(before?.unit_amount ?? 0);
    expect((after?.unit_amount ?? 0) + (after?.owned_amount ?? 0)).toBe(before?.unit_amount);
    const rest = ["aion-drifting-fortress", "hoyeon-deluxe"].map((goodsId) => ({ accountId, goodsId }));
    await store.database.queries.insert(ownedGoods).values(rest);
    expect((await visitor.json<Cart>("/api/store/cart")).lines).toMatchObject([{ refusal: "already_owned" }]);
  });

  test("accept goods that need a base game together with it, and not alone", async () => {
    const { visitor } = await newPlayer();
    const alone = await add(visitor, "aion-drifting-fortress");
    expect(alone.status).toBe(403);
    expect(await alone.json()).toMatchObject({ error: { details: { reason: "requires_base_game" } } });
    expect((await add(visitor, "aion-standard")).status).toBe(200);
    expect((await add(visitor, "aion-drifting-fortress")).status).toBe(200);
  });

  test("take any edition for the base of an addition, in the cart or owned", async () => {
    const { visitor, accountId } = await newPlayer();
    expect((await add(visitor, "aion-deluxe")).status).toBe(200);
    expect((await add(visitor, "aion-drifting-fortress")).status).toBe(200);
    await visitor.fetch("/api/store/cart/items/aion-deluxe", { method: "DELETE" });
    expect((await visitor.json<Cart>("/api/store/cart")).lines).toMatchObject([{ refusal: "requires_base_game" }]);
    await store.database.queries.insert(ownedGoods).values({ accountId, goodsId: "aion-deluxe" });
    expect((await visitor.json<Cart>("/api/store/cart")).lines).toMatchObject([{ refusal: null }]);
  });

  test("belong to one player each", async () => {
    const one = await newPlayer();
    const other = await newPlayer();
    await keep(one.visitor, "tl");
    await add(one.visitor, "aion-deluxe");
    expect(await other.visitor.json("/api/store/favorites")).toEqual({ favorites: [] });
    expect(await other.visitor.json("/api/store/cart")).toEqual({ lines: [], changes: [] });
    expect((await other.visitor.fetch("/api/store/cart/items/aion-deluxe", { method: "DELETE" })).status).toBe(200);
    expect((await one.visitor.json<Cart>("/api/store/cart")).lines).toHaveLength(1);
  });
});
