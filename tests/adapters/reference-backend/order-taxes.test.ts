import { describe, expect, test } from "vitest";
import { orderTaxOf } from "#adapters/reference-backend/domain/commerce/taxes.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { payOnPage } from "#tests/support/pay-on-page.ts";
import { newPlayer } from "./new-player.ts";
import { placeOrder, type Quote, quoteFor } from "./purchases.ts";

const GOODS = ["linw-ultimate"];

describe("the tax in an order", () => {
  const store = openTestStore("postgres");

  async function buyerIn(country: string) {
    const { player } = await newPlayer(store, country);
    const quote = (code: string | null) => quoteFor(player, GOODS, code);
    /** Buys it and resolves to the payment page and to the order, paid. */
    const buy = async (coupon_code: string | null) => {
      const placed = await placeOrder(player, GOODS, { coupon_code });
      const { order_key, redirect_url } = (await placed.json()) as { order_key: string; redirect_url: string };
      const page = await (await player.fetch(`${redirect_url}?locale=en-US`)).text();
      await payOnPage(player.fetch, redirect_url);
      return { page, order: await player.json<Quote>(`/api/store/orders/${order_key}`) };
    };
    return { quote, buy };
  }

  test.each([
    ["DE", "19% VAT"],
    ["KR", "10% VAT"],
    ["JP", "10% consumption tax"],
    ["SA", "15% VAT"],
    ["SG", "9% GST"],
    ["MY", "8% tax"],
  ])("of %s is that of what is paid: quote, payment page, order and receipt say the same", async (country, words) => {
    const { quote, buy } = await buyerIn(country);
    const full = await quote(null);
    const reduced = await quote("WELCOME10");
    expect(full.tax).toEqual(orderTaxOf(full.total, country));
    expect(reduced.discount).toBeGreaterThan(0);
    expect(reduced.tax).toEqual(orderTaxOf(full.total - reduced.discount, country));
    const { page, order } = await buy("WELCOME10");
    expect(page).toContain(`Including ${words}: `);
    expect(order).toMatchObject({ total: reduced.total, tax: reduced.tax });
  });

  test.each(["US", "CA", "BR", "HK"])(
    "is not mentioned in %s, where none is charged or it is not one rate",
    async (country) => {
      const { quote, buy } = await buyerIn(country);
      expect((await quote(null)).tax).toBeNull();
      const { page, order } = await buy(null);
      expect(page).not.toMatch(/Including|sales tax/);
      expect(order.tax).toBeNull();
    },
  );

  test("is none where nothing is paid", () => {
    expect(orderTaxOf(0, "DE")).toBeNull();
  });
});
