import { expect, test } from "vitest";
import { taxWithin } from "#core/commerce/order-tax.ts";
import type { OrderGateway } from "#core/ports/order-gateway.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import { type GatewayWorld, refused } from "./gateway-world.ts";

const one = (goodsId: string) => [{ goodsId, quantity: 1 }];

/** An order for goods at the current price of the publisher. */
async function wishFor(orders: OrderGateway, goodsId: string, couponCode: string | null = null) {
  const quote = expectValue(await orders.quote({ lines: one(goodsId), couponCode }));
  return {
    lines: one(goodsId),
    couponCode,
    provider: "nshop",
    expected: { total: quote.total, currency: quote.currency },
    returnPath: "/order/result",
  } as const;
}

/** Contract of every `OrderGateway`, run against a publisher with the content of the reference backend. */
export function describeOrderGateway(world: () => GatewayWorld): void {
  const asPlayer = async () => (await world().openAsPlayer()).orders;

  test("are quoted with the price of each line and the reason why one cannot be bought", async () => {
    const orders = await asPlayer();
    const quote = expectValue(
      await orders.quote({ lines: [...one("linw-ultimate"), ...one("nlw-fourteenth-bell")], couponCode: null }),
    );

    expect(quote.lines.map(({ refusal }) => refusal)).toEqual([null, "coming_soon"]);
    expect(quote.subtotal).toBe(quote.lines[0]?.unitAmount);
    expect(quote).toMatchObject({ discount: 0, total: quote.subtotal, coupon: null });
  });

  test("take a coupon however it is typed, and say why another is refused", async () => {
    const orders = await asPlayer();
    const couponed = async (couponCode: string) =>
      expectValue(await orders.quote({ lines: one("linw-ultimate"), couponCode }));

    const welcome = await couponed(" welcome-10 ");
    expect(welcome.coupon).toEqual({ code: "WELCOME10", refusal: null });
    expect(welcome.discount).toBe(Math.floor(welcome.subtotal / 10));
    expect(welcome.total).toBe(welcome.subtotal - welcome.discount);
    // The tax is that of the reduced price.
    expect(welcome.tax).toMatchObject({ amount: taxWithin(welcome.total, welcome.tax?.rate ?? 0) });
    for (const [code, refusal] of [
      ["NO SUCH CODE", "invalid"],
      ["HARVEST20", "expired"],
      ["NEWYEAR25", "not_started"],
      ["STORM15", "wrong_game"],
      ["FIRSTHUNDRED", "used_up"],
      ["SEOULNIGHT", "wrong_country"],
    ] as const) {
      expect(await couponed(code)).toMatchObject({ discount: 0, coupon: { refusal } });
    }
  });

  test("are opened once for the same key, found by it, and again for the same purchase", async () => {
    const orders = await asPlayer();
    const wish = await wishFor(orders, "linw-ultimate");
    const quote = expectValue(await orders.quote(wish));
    expect(expectValue(await orders.findByAttempt("never-sent"))).toBeNull();

    const placed = expectValue(await orders.place(wish, "a-purchase"));
    expect(expectValue(await orders.place(wish, "a-purchase"))).toEqual(placed);
    expect(expectValue(await orders.findByAttempt("a-purchase"))?.orderKey).toBe(placed.orderKey);
    expect(expectValue(await orders.place(wish, "another-device"))).toEqual(placed);
    expect(placed.redirectUrl).toBe(`/pay/${placed.orderKey}`);

    const order = expectValue(await orders.get(placed.orderKey));
    expect(order).toMatchObject({
      state: "awaiting_payment",
      total: wish.expected.total,
      tax: quote.tax,
      paymentUrl: placed.redirectUrl,
      receiptNumber: null,
      refundRefusal: "not_paid",
      lines: [{ goodsId: "linw-ultimate", quantity: 1 }],
    });
    expect(order.history.map(({ state }) => state)).toEqual(["created", "awaiting_payment"]);
    const { orders: listed } = expectValue(await orders.list(undefined));
    expect(listed[0]).toMatchObject({ orderKey: placed.orderKey, lineCount: 1, total: wish.expected.total });
    const { textLocale } = order.lines[0] ?? {};
    expect(textLocale).toMatch(/^[a-z]{2}-[A-Z]{2}$/);
    expect([quote.lines[0]?.textLocale, listed[0]?.textLocale]).toEqual([textLocale, textLocale]);
  });

  test("can be cancelled while nothing is paid, for any number of requests", async () => {
    const orders = await asPlayer();
    const wish = await wishFor(orders, "linw-deluxe", "WELCOME10");
    const { orderKey } = expectValue(await orders.place(wish, "to-be-cancelled"));

    const cancelled = expectValue(await orders.cancel(orderKey));
    expect(cancelled).toMatchObject({ state: "cancelled", closingReason: "by_you", paymentUrl: null });
    expect(expectValue(await orders.cancel(orderKey))).toEqual(cancelled);
    expect(await orders.requestRefund(orderKey, "by_mistake")).toMatchObject(refused(403));
    // The coupon is free again.
    expect((await wishFor(orders, "linw-deluxe", "WELCOME10")).expected).toEqual(wish.expected);
  });

  test("are refused with the fresh quote when they cost something else by now", async () => {
    const orders = await asPlayer();
    const wish = await wishFor(orders, "linw-deluxe");

    const result = await orders.place({ ...wish, expected: { ...wish.expected, total: 1 } }, "wrong-price");
    expect(result).toMatchObject({
      ok: false,
      failure: {
        status: 409,
        code: "QUOTE_CHANGED",
        details: { reason: "price_changed", quote: { total: wish.expected.total } },
      },
    });
    expect(expectValue(await orders.findByAttempt("wrong-price"))).toBeNull();
  });

  test("are only paid in shells that allow it", async () => {
    const orders = await asPlayer();
    const wish = await wishFor(orders, "linw-deluxe");

    expect(await orders.place({ ...wish, provider: "apple" }, "apple-on-the-web")).toMatchObject(refused(403));
  });

  test("with no lines, with the same goods twice or with unknown ones are refused as invalid", async () => {
    const orders = await asPlayer();
    const quoted = (lines: readonly { goodsId: string; quantity: number }[]) =>
      orders.quote({ lines, couponCode: null });

    expect(await quoted([])).toMatchObject(refused(400));
    expect(await quoted([...one("linw-deluxe"), ...one("linw-deluxe")])).toMatchObject(refused(400));
    expect(await quoted(one("no-such-goods"))).toMatchObject(refused(400));
    expect(await quoted([{ goodsId: "linw-deluxe", quantity: 100 }])).toMatchObject(refused(400));
  });

  test("are not found under an unknown key", async () => {
    const orders = await asPlayer();

    expect(await orders.get("20260101-nosuchorder0")).toMatchObject(refused(404));
    expect(await orders.cancel("20260101-nosuchorder0")).toMatchObject(refused(404));
  });
}
