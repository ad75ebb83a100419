import { expect, openPage, test } from "./journey.ts";

const PRICE = "٧٦٫٠٠ ر.س.";

test("a guest from Saudi Arabia finds prices, taxes and words of home up to the cart @phone @wide-on-phone", async ({
  page,
  context,
  baseURL: url = "",
}) => {
  await context.addCookies([
    { name: "country", value: "SA", url },
    { name: "locale", value: "ar-SA", url },
  ]);
  await openPage(page, "/goods/tl/tl-deluxe");
  const purchase = page.getByRole("complementary").filter({ hasText: PRICE });
  await expect(purchase.getByText(PRICE)).toBeVisible();
  await expect(purchase.getByText("شامل الضريبة")).toBeVisible();
  await purchase.getByRole("button", { name: "إضافة إلى السلة" }).click();
  await expect(purchase.locator("a[href='/cart']")).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByRole("heading", { level: 1, name: "السلة" })).toBeVisible();
  await expect(page.getByRole("complementary").getByText(PRICE)).toBeVisible();
});
