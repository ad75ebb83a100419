import { describe, expect, test } from "vitest";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { newPlayer } from "./new-player.ts";
import { giftOf, placeOrder, quoteFor } from "./purchases.ts";

describe("an order from a country with a right of withdrawal", () => {
  const store = openTestStore("postgres");

  const GOODS = ["linw-ultimate"];
  async function openQuote(country: string) {
    const { player } = await newPlayer(store, country);
    const quote = await quoteFor(player, GOODS);
    const place = async (refund_waiver?: boolean) => {
      const answer = await placeOrder(player, GOODS, { refund_waiver });
      return { status: answer.status, body: await answer.json() };
    };
    const orderOf = async (orderKey: string) => (await player.fetch(`/api/store/orders/${orderKey}`)).json();
    return { quote, place, orderOf };
  }

  test("needs the buyer's consent, and keeps when it was given", async () => {
    const { quote, place, orderOf } = await openQuote("DE");
    expect(quote.needs_refund_waiver).toBe(true);
    for (const waiver of [undefined, false]) {
      const { status, body } = await place(waiver);
      expect(status).toBe(409);
      expect(body.error.details).toMatchObject({ reason: "refund_waiver_missing", quote: { total: quote.total } });
    }
    const { status, body } = await place(true);
    expect(status).toBe(200);
    expect((await orderOf(body.order_key)).refund_waived_at).toEqual(expect.any(String));
  });

  test("as a gift needs the giver's consent as well", async () => {
    const { player: giver } = await newPlayer(store, "DE");
    const { accountId: recipient } = await newPlayer(store, "DE");
    const goods = "lin2-deluxe";
    const check = await giver.json<{ amount: number; currency: string; needs_refund_waiver: boolean }>(
      `/api/store/gifts/check?goodsId=${goods}&recipient=${recipient}`,
    );
    expect(check.needs_refund_waiver).toBe(true);
    const send = (fields: object) =>
      giver.fetch("/api/store/gifts", {
        json: giftOf(goods, recipient, { expected_total: check.amount, currency: check.currency, ...fields }),
      });
    const refused = await send({});
    expect([refused.status, (await refused.json()).error.details.reason]).toEqual([409, "refund_waiver_missing"]);
    const sent = await send({ refund_waiver: true });
    expect(sent.status).toBe(200);
    const { order_key: orderKey } = await sent.json();
    const order = await giver.json<{ refund_waived_at: string | null }>(`/api/store/orders/${orderKey}`);
    expect(order.refund_waived_at).toEqual(expect.any(String));
  });

  test("is not required in other countries, and not mentioned there", async () => {
    const { quote, place, orderOf } = await openQuote("KR");
    expect(quote.needs_refund_waiver).toBe(false);
    const { status, body } = await place();
    expect(status).toBe(200);
    expect((await orderOf(body.order_key)).refund_waived_at).toBeNull();
  });
});
