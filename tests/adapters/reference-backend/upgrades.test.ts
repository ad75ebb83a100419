import { describe, expect, test } from "vitest";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { payOnPage } from "#tests/support/pay-on-page.ts";

interface Goods {
  readonly price: { readonly list: number; readonly sale: number };
  readonly upgrade?: { readonly fromGoodsId: string; readonly amount: number };
}

interface Priced {
  readonly order_key: string;
  readonly refund_refusal: string | null;
  readonly currency: string;
  readonly total: number;
  readonly lines: readonly { readonly goods_id: string; readonly unit_amount: number; readonly owned_amount: number }[];
}

/** After this time a refund is decided. */
const DECIDED_MS = 60_000;

describe("the owner of a lower edition", () => {
  const store = openTestStore("postgres");

  async function playerWith(userName: string, ...owned: string[]) {
    const player = store.visitor();
    await player.register(userName, "KR");
    const goods = (goodsId: string) => player.json<Goods>(`/api/store/goods/${goodsId}/details`);
    const body = (goodsIds: readonly string[]) => ({
      lines: goodsIds.map((goods_id) => ({ goods_id, quantity: 1 })),
      coupon_code: null,
    });
    const quote = (...goodsIds: string[]) => player.json<Priced>("/api/store/orders/quote", { json: body(goodsIds) });
    const buy = async (...goodsIds: string[]) => {
      const { total, currency } = await quote(...goodsIds);
      const placed = await player.json<{ order_key: string; redirect_url: string }>("/api/store/orders", {
        json: { ...body(goodsIds), provider: "nshop", expected_total: total, currency },
      });
      await payOnPage(player.fetch, placed.redirect_url);
      return await player.json<Priced & { readonly state: string }>(`/api/store/orders/${placed.order_key}`);
    };
    if (owned.length > 0) await buy(...owned);
    return { player, goods, quote, buy };
  }

  test("cannot return the lower one and keep the lower price", async () => {
    const { player, buy } = await playerWith("owner-who-returns");
    const lower = await buy("tl-deluxe");
    const read = (orderKey: string) =>
      player.json<Priced & { readonly state: string }>(`/api/store/orders/${orderKey}`);
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
    const { player, buy } = await playerWith("owner-in-between");
    const lower = await buy("tl-deluxe");
    await player.fetch(`/api/store/orders/${lower.order_key}/refund`, { json: { reason: "other" } });
    await buy("tl-ultimate");
    store.passTime(DECIDED_MS);
    const answer = await player.json<Priced & { readonly state: string }>(`/api/store/orders/${lower.order_key}`);
    expect(answer).toMatchObject({ state: "fulfilled", refund_refusal: "deducted" });
  });

  test("pays the difference for the higher one: page, cart, quote and order say the same amount", async () => {
    const { player, goods, quote, buy } = await playerWith("owner-of-deluxe", "tl-deluxe");
    const { price, upgrade } = await goods("tl-ultimate");
    // 36,900 of 74,800.
    expect(upgrade).toEqual({ fromGoodsId: "tl-deluxe", amount: 37_900 });
    const cart = await player.json<Priced>("/api/store/cart/items", { json: { goods_id: "tl-ultimate", quantity: 1 } });
    expect(cart.lines[0]).toMatchObject({ unit_amount: 37_900, owned_amount: price.sale - 37_900 });
    expect(await quote("tl-ultimate")).toMatchObject({ total: 37_900 });
    expect(await buy("tl-ultimate")).toMatchObject({ state: "fulfilled", total: 37_900 });
    expect((await goods("tl-ultimate")).upgrade).toBeUndefined();
  });

  test("pays the full price of what does not contain it, and a gift is never an upgrade", async () => {
    const { player, goods, quote } = await playerWith("owner-of-another", "lin2-deluxe");
    const { price, upgrade } = await goods("tl-ultimate");
    expect(upgrade).toBeUndefined();
    expect((await quote("tl-ultimate")).total).toBe(price.sale);
    const friend = store.visitor();
    await friend.register("friend-of-owner", "KR");
    const { user_id: recipient } = await friend.json<{ user_id: string }>("/api/session/user");
    const check = await player.json<{ amount: number }>(
      `/api/store/gifts/check?goodsId=lin2-ultimate&recipient=${recipient}`,
    );
    expect((await goods("lin2-ultimate")).upgrade).toBeDefined();
    expect(check.amount).toBe((await goods("lin2-ultimate")).price.sale);
  });

  test("gets no upgrade for an edition that is only in the cart", async () => {
    const { goods, quote } = await playerWith("owner-of-nothing");
    const [deluxe, ultimate] = await Promise.all([goods("tl-deluxe"), goods("tl-ultimate")]);
    expect((await quote("tl-deluxe", "tl-ultimate")).total).toBe(deluxe.price.sale + ultimate.price.sale);
  });
});
