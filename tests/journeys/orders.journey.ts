import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./journey.ts";

/** Puts goods into the cart of the signed-in player. */
async function fillCart(page: Page, goodsId: string): Promise<void> {
  const answer = await page.request.post("/api/store/cart/items", { data: { goods_id: goodsId, quantity: 1 } });
  expect(answer.status()).toBe(200);
}

const toPayment = (page: Page) => page.getByRole("button", { name: "Go to payment" });

test("from the cart over a payment page left by Back to a receipt, with one order @phone @wide-on-phone", async ({
  page,
}) => {
  await signIn(page, "player-kr", "/?view=offers");
  await fillCart(page, "linw-deluxe");
  await page.goto("/cart");
  await page.getByLabel("Coupon code").fill("welcome-10");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Coupon WELCOME10")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Order summary" }).getByText("₩33,210")).toBeVisible();

  await toPayment(page).dblclick();
  await page.waitForURL("**/pay/*");
  const payment = page.url();
  await page.goBack();
  await expect(page.getByText("Coupon WELCOME10")).toBeVisible();
  await page.goto(payment);
  await page.getByRole("button", { name: "Pay ₩33,210" }).click();
  await expect(page.getByRole("heading", { name: "It’s yours" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "It’s yours" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Receipt" })).toContainText("₩33,210");
  await expect(page.getByRole("link", { name: /^(Install with|Open in|Pre-install|Game page)/ }).first()).toBeVisible();
  await page.goto(payment);
  await expect(page.getByRole("heading", { name: "It’s yours" })).toBeVisible();

  await page.getByRole("link", { name: "Order and receipt" }).click();
  await expect(page.getByText("Receipt number")).toBeVisible();
  await page.getByRole("link", { name: "Your orders" }).click();
  await expect(page.getByRole("heading", { name: "Your orders" })).toBeVisible();
  const order = page.getByRole("listitem").filter({ hasText: "Lineage W Deluxe Edition" });
  await expect(order).toHaveCount(1);
  await expect(order).toContainText("Completed");
});

test("an order whose answer was lost is found again, and cancelled on the payment page", async ({ page }) => {
  await signIn(page, "player-jp", "/?view=offers");
  await fillCart(page, "linw-deluxe");
  await page.goto("/cart");
  let sent = 0;
  await page.route("**/api/store/orders", async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort();
  });
  await toPayment(page).click();
  await page.waitForURL("**/pay/*");
  expect(sent).toBe(1);

  await page.getByRole("button", { name: "Cancel and go back" }).click();
  await expect(page.getByRole("heading", { name: "Order canceled" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the cart" }).click();
  await expect(page.getByRole("link", { name: "Lineage W Deluxe Edition" })).toBeVisible();
});

test("a purchase is given back, and the page follows until the money is on its way @phone @wide-on-phone", async ({
  page,
  controls,
}) => {
  await signIn(page, "player-kr", "/?view=offers");
  const placed = await page.request.post("/api/store/orders", {
    data: {
      lines: [{ goods_id: "bns2-deluxe", quantity: 1 }],
      provider: "nshop",
      expected_total: 27_600,
      currency: "KRW",
    },
  });
  const { redirect_url } = (await placed.json()) as { redirect_url: string };
  await page.goto(redirect_url);
  await page.getByRole("button", { name: "Pay ₩27,600" }).click();
  await page.getByRole("link", { name: "Order and receipt" }).click();
  await page.getByLabel("Reason").selectOption("Not what I expected");
  await page.getByRole("button", { name: "Request a refund" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Request a refund" }).click();
  await expect(page.getByText("We’ve received your request and are looking into it.")).toBeVisible();
  await controls.set({ clockOffsetMs: 20_000 });
  await expect(page.getByText("Your money is on its way back.")).toBeVisible({ timeout: 20_000 });
});
