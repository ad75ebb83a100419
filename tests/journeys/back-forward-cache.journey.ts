import { addToCart, createPlayer, expect, openPage, test, untilIdle } from "./journey.ts";

test("a page that the browser has kept whole goes on where it was: it knows the cart of another tab, hears news, and a payment that was left @wide @windows", async ({
  playwright,
  launchOptions,
  store,
  pageLog,
}) => {
  // Playwright switches this cache off.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const context = await browser.newContext({ baseURL: store.origin, serviceWorkers: "block", locale: "en-US" });
  pageLog.watch(context);
  const page = await context.newPage();
  await createPlayer(context.request, { like: "player-kr" });
  const goBack = async () => {
    await page.evaluate(() => history.back());
    await expect(page.locator("html[data-kept]")).toBeAttached();
    expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  };
  const keep = () => page.evaluate(() => document.documentElement.setAttribute("data-kept", ""));

  await openPage(page, "/goods/aion/aion-deluxe");
  await untilIdle(page);
  await keep();
  await page.goto("/coupon");
  const other = await context.newPage();
  await openPage(other, "/goods/aion/aion-deluxe");
  await addToCart(other);
  await other.close();
  await goBack();
  await expect(page.getByRole("link", { name: "In your cart" }).first()).toBeVisible();
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByRole("dialog", { name: "Notifications" }).getByRole("listitem").first()).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "In your cart" }).first().click();
  await page.getByRole("button", { name: "Go to payment" }).click();
  await page.waitForURL("**/pay/*");
  await page.evaluate(() => history.back());
  const toPayment = page.getByRole("button", { name: "Go to payment" });
  await expect(toPayment).toBeEnabled();
  await toPayment.click();
  await page.waitForURL("**/pay/*");
  await browser.close();
});
