import { expect, test } from "vitest";
import { minorUnitsToDecimal } from "#core/catalogue/price.ts";
import fc from "#tests/support/fast-check.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { payOnPage } from "#tests/support/pay-on-page.ts";

const ORDERS = "/api/store/orders";

interface Line {
  readonly goods_id: string;
  readonly quantity: number;
  readonly unit_amount: number;
  readonly refusal?: string | null;
}

interface Amounts {
  readonly currency: string;
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
  readonly tax: { readonly rate: number; readonly amount: number } | null;
  readonly lines: readonly Line[];
}

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

const amountsOf = ({ currency, subtotal, discount, total, tax }: Amounts) => ({
  currency,
  subtotal,
  discount,
  total,
  tax,
});
const sumOf = ({ lines }: Amounts) => lines.reduce((sum, line) => sum + line.unit_amount * line.quantity, 0);

test("quote, payment page, order, result and list of orders say the amount that is charged, with any coupon", async () => {
  let players = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...BUYERS),
      fc.uniqueArray(fc.constantFrom(...GOODS), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...COUPONS),
      async ([country, locale], goodsIds, couponCode) => {
        const player = store.visitor();
        players += 1;
        await player.register(`amounts-${players}`, country);
        const body = (chosen: readonly string[], coupon_code: string | null) => ({
          lines: chosen.map((goods_id) => ({ goods_id, quantity: 1 })),
          coupon_code,
        });
        const asked = await player.json<Amounts>(`${ORDERS}/quote`, { json: body(goodsIds, null) });
        const chosen = asked.lines.flatMap(({ refusal, goods_id }) => (refusal === null ? [goods_id] : []));
        fc.pre(chosen.length > 0);
        const tried = await player.json<Amounts & { readonly coupon: { readonly refusal: string | null } | null }>(
          `${ORDERS}/quote`,
          { json: body(chosen, couponCode) },
        );
        const isTaken = tried.coupon?.refusal === null;
        expect(tried.total).toBe(sumOf(tried) - tried.discount);
        expect(tried.discount > 0).toBe(isTaken);

        const { order_key, redirect_url } = await player.json<{ order_key: string; redirect_url: string }>(ORDERS, {
          json: {
            ...body(chosen, isTaken ? couponCode : null),
            provider: "nshop",
            expected_total: tried.total,
            currency: tried.currency,
            refund_waiver: true,
          },
        });
        const page = await (await player.fetch(`${redirect_url}?locale=${locale}`)).text();
        const format = new Intl.NumberFormat(locale, { style: "currency", currency: tried.currency });
        const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
        for (const amount of [tried.total, ...(tried.tax === null ? [] : [tried.tax.amount])]) {
          expect(page).toContain(format.format(minorUnitsToDecimal(amount, digits)));
        }

        await payOnPage(player.fetch, redirect_url);
        const order = await player.json<Amounts & { readonly state: string }>(`${ORDERS}/${order_key}`);
        expect(order.state).toBe("fulfilled");
        expect(amountsOf(order)).toEqual(amountsOf(tried));
        expect(sumOf(order) - order.discount).toBe(order.total);
        const { orders } = await player.json<{ readonly orders: readonly Amounts[] }>(ORDERS);
        expect(orders[0]).toMatchObject({ total: tried.total, currency: tried.currency });
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);
