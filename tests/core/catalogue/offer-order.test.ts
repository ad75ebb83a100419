import { expect, test } from "vitest";
import { OFFER_ORDERS, orderOffers } from "#core/catalogue/offer-order.ts";

const NOW = Date.UTC(2026, 10, 27, 12);
const offer = (id: string, list: number, sale: number, saleEndsAt?: string) => ({
  id,
  price: { currency: "USD", list, sale, taxIncluded: false, ...(saleEndsAt !== undefined && { saleEndsAt }) },
});
const OFFERS = [
  offer("half", 2000, 1000, "2026-12-05T00:00:00Z"),
  offer("cheap", 500, 400),
  offer("deep", 6000, 1800, "2026-11-28T00:00:00Z"),
  // Its sale is over: it costs what it did before.
  offer("over", 1500, 300, "2026-11-27T00:00:00Z"),
];

test.each([
  ["discount", ["deep", "half", "cheap", "over"]],
  ["price", ["cheap", "half", "over", "deep"]],
  ["price_desc", ["deep", "over", "half", "cheap"]],
  ["ending", ["over", "deep", "half", "cheap"]],
] as const)("offers by %s", (order, expected) => {
  expect(OFFER_ORDERS).toContain(order);
  expect(orderOffers(OFFERS, order, NOW).map(({ id }) => id)).toEqual(expected);
});

test("offers that are equal stay in the order of the publisher", () => {
  const equal = [offer("one", 100, 50), offer("two", 100, 50)];
  expect(orderOffers(equal, "discount", NOW).map(({ id }) => id)).toEqual(["one", "two"]);
});
