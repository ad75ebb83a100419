import { describe, expect, test } from "vitest";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { payOnPage } from "#tests/support/pay-on-page.ts";
import type { AnswerOf } from "./answer-of.ts";
import { newPlayer } from "./new-player.ts";
import { placeOrder, quoteFor } from "./purchases.ts";

/** After this time a refund is decided. */
const DECIDED_MS = 60_000;

describe("the owner of a lower edition", () => {
  const store = openTestStore("postgres");

  async function playerWith(...owned: string[]) {
    const { player } = await newPlayer(store);
    const goods = (goodsId: string) => player.json<AnswerOf<"getGoods">>(`/api/store/goods/${goodsId}/details`);
    const quote = (...goodsIds: string[]) => quoteFor(player, goodsIds);
    const buy = async (...goodsIds: string[]) => {
      const answer = await placeOrder(player, goodsIds);
      const placed = (await answer.json()) as { order_key: string; redirect_url: string };
      await payOnPage(player.fetch, placed.redirect_url);
      return await player.json<AnswerOf<"getOrder">>(`/api/store/orders/${placed.order_key}`);
    };
    if (owned.length > 0) await buy(...owned);
    return { player, goods, quote, buy };
  }

  test("cannot return the lower one and keep the lower price", async () => {
    const { player, buy } = await playerWith();
    const lower = await buy("tl-deluxe");
    const read = (orderKey: string) => player.json<AnswerOf<"getOrder">>(`/api/store/orders/${orderKey}`);
    const requestRefund = async (orderKey: string) =>
      (await player.fetch(`/api/store/orders/${orderKey}/refund`, { json: { reason: "other" } })).status;
    const higher = await buy("tl-ultimate");
    expect(await read(lower.order_key)).toMatchObject({ refund_refusal: "deducted" });
    expect(await requestRefund(lower.order_key)).toBe(403);
    expect(await requestRefund(higher.order_key)).toBe(200);
    store.passTime(DECIDED_MS);
    expect(await read(higher.order_key)).toMatchObject({ state: "refunded" });
    expect(await requestRefund(lower.order_key)).toBe(200);
  });

  test("cannot buy the higher one while the lower one is being returned, and have both", async () => {
    const { player, buy } = await playerWith();
    const lower = await buy("tl-deluxe");
    await player.fetch(`/api/store/orders/${lower.order_key}/refund`, { json: { reason: "other" } });
    await buy("tl-ultimate");
    store.passTime(DECIDED_MS);
    const answer = await player.json<AnswerOf<"getOrder">>(`/api/store/orders/${lower.order_key}`);
    expect(answer).toMatchObject({ state: "fulfilled", refund_refusal: "deducted" });
  });

  test("pays the difference for the higher one: page, cart, quote and order say the same amount", async () => {
    const { player, goods, quote, buy } = await playerWith("tl-deluxe");
    const { price, upgrade } = await goods("tl-ultimate");
    // 36,900 of 74,800.
    expect(upgrade).toEqual({ fromGoodsId: "tl-deluxe", amount: 37_900 });
    const cart = await player.json<AnswerOf<"addToCart">>("/api/store/cart/items", {
      json: { goods_id: "tl-ultimate", quantity: 1 },
    });
    expect(cart.lines[0]).toMatchObject({ unit_amount: 37_900, owned_amount: price.sale - 37_900 });
    expect(await quote("tl-ultimate")).toMatchObject({ total: 37_900 });
    expect(await buy("tl-ultimate")).toMatchObject({ state: "fulfilled", total: 37_900 });
    expect((await goods("tl-ultimate")).upgrade).toBeUndefined();
  });

  test("pays the full price of what does not contain it, and a gift is never an upgrade", async () => {
    const { player, goods, quote } = await playerWith("lin2-deluxe");
    const { price, upgrade } = await goods("tl-ultimate");
    expect(upgrade).toBeUndefined();
    expect((await quote("tl-ultimate")).total).toBe(price.sale);
    const { accountId: recipient } = await newPlayer(store);
    const check = await player.json<{ amount: number }>(
      `/api/store/gifts/check?goodsId=lin2-ultimate&recipient=${recipient}`,
    );
    expect((await goods("lin2-ultimate")).upgrade).toBeDefined();
    expect(check.amount).toBe((await goods("lin2-ultimate")).price.sale);
  });

  test("gets no upgrade for an edition that is only in the cart", async () => {
    const { goods, quote } = await playerWith();
    const [deluxe, ultimate] = await Promise.all([goods("tl-deluxe"), goods("tl-ultimate")]);
    expect((await quote("tl-deluxe", "tl-ultimate")).total).toBe(deluxe.price.sale + ultimate.price.sale);
  });
});
