import { expect, openPage, test } from "./journey.ts";

/** Price of one edition on sale, what is said of its tax (nothing where none is known), and the surrounding text, by country of the store. */
const COUNTRIES = [
  { country: "US", locale: "en-US", price: "$20.99", tax: null, add: "Add to cart", cart: "Cart" },
  {
    country: "DE",
    locale: "de-DE",
    price: "20,99 €",
    tax: "Inkl. Steuern",
    add: "In den Warenkorb",
    cart: "Warenkorb",
  },
  { country: "JP", locale: "ja-JP", price: "￥2,570", tax: "税込", add: "カートに入れる", cart: "カート" },
  { country: "KR", locale: "ko-KR", price: "₩25,800", tax: "세금 포함", add: "장바구니에 담기", cart: "장바구니" },
  { country: "SA", locale: "ar-SA", price: "٧٦٫٠٠ ر.س.", tax: "شامل الضريبة", add: "إضافة إلى السلة", cart: "السلة" },
] as const;

/** One with a price of its own kind, and one from right to left: `npm test` tries these. */
const GATE_COUNTRIES: readonly string[] = ["US", "SA"];

for (const { country, locale, price, tax, add, cart } of COUNTRIES) {
  test(`a guest from ${country} finds prices, taxes and words of home up to the cart @phone ${GATE_COUNTRIES.includes(country) ? "@wide-on-phone" : "@wide"}`, async ({
    page,
    context,
    baseURL: url = "",
  }) => {
    await context.addCookies([
      { name: "country", value: country, url },
      { name: "locale", value: locale, url },
    ]);
    await openPage(page, "/goods/tl/tl-deluxe");
    const purchase = page.getByRole("complementary").filter({ hasText: price });
    await expect(purchase.getByText(price)).toBeVisible();
    if (tax === null) await expect(purchase.getByText(/tax/i)).toBeHidden();
    else await expect(purchase.getByText(tax)).toBeVisible();
    await purchase.getByRole("button", { name: add }).click();
    await expect(purchase.locator("a[href='/cart']")).toBeVisible();
    await page.goto("/cart");
    await expect(page.getByRole("heading", { level: 1, name: cart })).toBeVisible();
    await expect(page.getByRole("complementary").getByText(price)).toBeVisible();
  });
}
