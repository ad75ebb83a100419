import { expect, join, test } from "./journey.ts";

test.use({
  userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 PurpleApp/3.0",
});

test("in the mobile app a purchase is paid through the store it came from, once @phone @wide-on-phone", async ({
  page,
  pageLog,
}) => {
  // No such app is there to open its addresses; and an order that there cannot be is refused.
  pageLog.expectMessages(/ncpurple:|Failed to load resource.*400/);
  await join(page, "App player", "/goods/aion/aion-deluxe");
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("link", { name: "In your cart" }).first().click();
  await expect(page.getByText("App Store").first()).toBeVisible();
  await page.getByRole("button", { name: "Go to payment" }).click();
  await page.waitForURL("**/pay/*");
  await expect(page.getByText("App Store").first()).toBeVisible();
  await page.getByRole("button", { name: /^Pay ₩/ }).click();
  await expect(page.getByRole("heading", { name: "It’s yours" })).toBeVisible();
  await page.goto("/order");
  await expect(page.getByRole("listitem").filter({ hasText: "Aion Deluxe Edition" })).toHaveCount(1);
  await page.goto("/order/PX-0000-0000");
  await expect(page.getByRole("heading", { name: "Order not found" })).toBeVisible();
});
