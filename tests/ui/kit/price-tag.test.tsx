import { expect, test } from "vitest";
import { PriceTag } from "#ui/kit/price/price-tag.tsx";
import { buildPrice } from "../support/builders.ts";
import { renderStore } from "../support/render-store.tsx";

async function shownFor(change: Parameters<typeof buildPrice>[0], visit = {}) {
  const { screen } = await renderStore(
    <main>
      <PriceTag price={buildPrice(change)} withNotes />
    </main>,
    { visit },
  );
  return screen.getByRole("main").element().textContent;
}

test("a discount is floored, announced in words and shown with the lowest price of 30 days", async () => {
  const text = await shownFor({ list: 3999, sale: 2001, lowest30d: 2500 });
  expect(text).toContain("Discount -49%");
  expect(text).toContain("Regular price €39.99 Current price €20.01");
  expect(text).toContain("Lowest price in the last 30 days: €25.00");
});

test("a currency without minor units is shown whole", async () => {
  expect(await shownFor({ currency: "KRW", list: 29_000, sale: 29_000 }, { locale: "ko-KR" })).toContain("₩29,000");
});

test("a price wears the digits of its language", async () => {
  expect(await shownFor({ currency: "SAR", list: 4999, sale: 4999 }, { locale: "ar-SA" })).toContain("٤٩٫٩٩");
});
