import { expect, join, test } from "./journey.ts";

const SALE_IS_OVER_MS = 30 * 3_600_000;

test("a price increase in the cart is shown, and the order has the new price @phone", async ({
  page,
  controls,
  pageLog,
}) => {
  // The order at the old price is refused.
  pageLog.expectMessages(/Failed to load resource.*409/);
  await join(page, "Careful buyer", "/?view=offers");
  const added = await page.request.post("/api/store/cart/items", { data: { goods_id: "aion-ultimate", quantity: 1 } });
  expect(added.status()).toBe(200);
  await page.goto("/cart");
  const bar = page.locator("[data-bar=cart]");
  await expect(bar.getByText("₩59,800")).toBeVisible();

  await controls.set({ clockOffsetMs: SALE_IS_OVER_MS });
  const toPayment = page.getByRole("button", { name: "Go to payment" });
  await toPayment.click();
  await expect(page.getByText("Something has changed. Check the new total, then continue.").first()).toBeVisible();
  await expect(bar.getByText("₩74,800")).toBeVisible();

  await page.reload();
  const changes = page.getByRole("status", { name: "Your cart has changed since you last looked" });
  await expect(changes).toContainText("Aion Ultimate Edition now costs ₩74,800 instead of ₩59,800.");
  await changes.getByRole("button", { name: "Got it" }).click();
  await expect(changes).toBeHidden();

  await toPayment.click();
  await page.getByRole("button", { name: "Pay ₩74,800" }).click();
  await expect(page.getByRole("heading", { name: "It is yours" })).toBeVisible();
  await page.goto("/order");
  const order = page.getByRole("listitem").filter({ hasText: "Aion Ultimate Edition" });
  await expect(order).toHaveCount(1);
  await expect(order).toContainText("₩74,800");
});
