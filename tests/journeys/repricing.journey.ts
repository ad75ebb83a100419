import { expect, join, openPage, test, untilIdle } from "./journey.ts";

const SALE_IS_OVER_MS = 30 * 3_600_000;

test("a price increase in the cart is shown, and the order has the new price @phone @wide-on-phone", async ({
  page,
  controls,
}) => {
  // The order at the old price is refused.
  await join(page, "Careful buyer", "/?view=offers");
  const added = await page.request.post("/api/store/cart/items", { data: { goods_id: "aion-ultimate", quantity: 1 } });
  expect(added.status()).toBe(200);
  await openPage(page, "/cart");
  // The page reads the cart again when it starts: the price changes after that.
  await untilIdle(page);
  const summary = page.getByRole("complementary", { name: "Order summary" });
  await expect(summary.getByText("₩59,800")).toBeVisible();
  const toPayment = page.getByRole("button", { name: "Go to payment" });
  // Disabled until the quote has come: a press that waits for it would accept the price of a quote after the sale.
  await expect(toPayment).toBeEnabled();

  await controls.set({ clockOffsetMs: SALE_IS_OVER_MS });
  await toPayment.click();
  await expect(page.getByText("Something has changed. Check the new total, then continue.").first()).toBeVisible();
  await expect(summary.getByText("₩74,800")).toBeVisible();

  await page.reload();
  const changes = page.getByRole("status", { name: "Your cart has changed since your last visit" });
  await expect(changes).toContainText("The price of Aion Ultimate Edition went up from ₩59,800 to ₩74,800.");
  await changes.getByRole("button", { name: "Got it" }).click();
  await expect(changes).toBeHidden();

  await toPayment.click();
  await page.getByRole("button", { name: "Pay ₩74,800" }).click();
  await expect(page.getByRole("heading", { name: "It’s yours" })).toBeVisible();
  await page.goto("/order");
  const order = page.getByRole("listitem").filter({ hasText: "Aion Ultimate Edition" });
  await expect(order).toHaveCount(1);
  await expect(order).toContainText("₩74,800");
});
