import { expect, signIn, test, untilIdle, untilReacts } from "./journey.ts";

test("a coupon of the front page is redeemed, once, and helps with an order @phone @wide-on-phone", async ({
  page,
  context,
  isMobile,
}) => {
  await signIn(page, "player-kr", "/?locale=en-US");
  const banner = /15% off while the storm lasts/;
  // With a mouse it opens a window, on a touch device it navigates in place.
  // Before its late code is there, it is a plain link, which leads on in place.
  await untilIdle(page);
  const opened = isMobile ? page : context.waitForEvent("page");
  await page.getByRole("link", { name: banner }).click();
  const coupons = await opened;
  await expect(coupons.getByRole("heading", { level: 1, name: "Coupons" })).toBeVisible();
  await expect(coupons.getByRole("banner")).toHaveCount(isMobile ? 1 : 0);
  await expect(coupons.getByLabel("Coupon code")).toHaveValue("STORM15");
  await untilReacts(coupons.getByRole("main").locator("form"));
  await coupons.getByRole("button", { name: "Redeem" }).click();
  await expect(coupons.getByText("It’s yours: 15% off in storm season")).toBeVisible();
  await coupons.getByLabel("Coupon code").fill("storm 15");
  await coupons.getByRole("button", { name: "Redeem" }).click();
  await expect(coupons.getByText("You’ve already redeemed this coupon.")).toBeVisible();

  const added = await page.request.post("/api/store/cart/items", { data: { goods_id: "tl-deluxe", quantity: 1 } });
  expect(added.status(), await added.text()).toBeLessThan(300);
  await page.goto("/cart");
  await page.getByLabel("Coupon code").fill("STORM15");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Coupon STORM15")).toBeVisible();
});
