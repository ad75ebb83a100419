import { expect, openPage, test } from "./journey.ts";

/** Price of one edition on sale, what is said of its tax (nothing where none is known), and the surrounding text, by country of the store: one whose prices have no tax, and one from right to left. */
const COUNTRIES = [
  { country: "US", locale: "en-US", price: "$20.99", tax: null, add: "Add to cart", cart: "Cart" },
  { country: "SA", locale: "ar-SA", price: "٧٦٫٠٠ ر.س.", tax: "شامل الضريبة", add: "إضافة إلى السلة", cart: "السلة" },
] as const;

for (const { country, locale, price, tax, add, cart } of COUNTRIES) {
  test(`a guest from ${country} finds prices, taxes and words of home up to the cart @phone @wide-on-phone`, async ({
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
