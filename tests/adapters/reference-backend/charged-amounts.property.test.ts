import { expect, test } from "vitest";
import { minorUnitsToDecimal } from "#core/catalogue/price.ts";
import fc, { forAllAsync } from "#tests/support/fast-check.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { payOnPage } from "#tests/support/pay-on-page.ts";
import { newPlayer } from "./new-player.ts";
import { placeOrder, type Quote, quoteFor } from "./purchases.ts";

const ORDERS = "/api/store/orders";

/** Country, and language of its payment page. */
const BUYERS = [
  ["US", "en-US"],
  ["KR", "ko-KR"],
  ["JP", "ja-JP"],
  ["DE", "de-DE"],
  ["SA", "ar-SA"],
] as const;
const GOODS = [
  "linw-deluxe",
  "lin2-deluxe",
  "bns2-deluxe",
  "aion-ultimate",
  "tl-deluxe",
  "bundle-winter-sieges",
] as const;
const COUPONS = [null, "WELCOME10", "STORM15", "VIOLET5"] as const;

const store = openTestStore("postgres");

const amountsOf = ({ currency, subtotal, discount, total, tax }: Quote) => ({
  currency,
  subtotal,
  discount,
  total,
  tax,
});
const sumOf = ({ lines }: Quote) => lines.reduce((sum, line) => sum + line.unit_amount * line.quantity, 0);

test("quote, payment page, order, result and list of orders say the amount that is charged, with any coupon", async () => {
  await forAllAsync(
    12,
    fc.constantFrom(...BUYERS),
    fc.uniqueArray(fc.constantFrom(...GOODS), { minLength: 1, maxLength: 4 }),
    fc.constantFrom(...COUPONS),
    async ([country, locale], goodsIds, couponCode) => {
      const { player } = await newPlayer(store, country);
      const asked = await quoteFor(player, goodsIds);
      const chosen = asked.lines.flatMap(({ refusal, goods_id }) => (refusal === null ? [goods_id] : []));
      fc.pre(chosen.length > 0);
      const tried = await quoteFor(player, chosen, couponCode);
      const isTaken = tried.coupon?.refusal === null;
      expect(tried.total).toBe(sumOf(tried) - tried.discount);
      expect(tried.discount > 0).toBe(isTaken);

      const placed = await placeOrder(player, chosen, { coupon_code: isTaken ? couponCode : null });
      const { order_key, redirect_url } = (await placed.json()) as { order_key: string; redirect_url: string };
      const page = await (await player.fetch(`${redirect_url}?locale=${locale}`)).text();
      const format = new Intl.NumberFormat(locale, { style: "currency", currency: tried.currency });
      const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
      for (const amount of [tried.total, ...(tried.tax === null ? [] : [tried.tax.amount])]) {
        expect(page).toContain(format.format(minorUnitsToDecimal(amount, digits)));
      }

      await payOnPage(player.fetch, redirect_url);
      const order = await player.json<Quote & { readonly state: string }>(`${ORDERS}/${order_key}`);
      expect(order.state).toBe("fulfilled");
      expect(amountsOf(order)).toEqual(amountsOf(tried));
      expect(sumOf(order) - order.discount).toBe(order.total);
      const { orders } = await player.json<{ readonly orders: readonly Quote[] }>(ORDERS);
      expect(orders[0]).toMatchObject({ total: tried.total, currency: tried.currency });
    },
  );
}, 120_000);
