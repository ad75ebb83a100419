import { expect, openPage, test } from "./journey.ts";

test("the list of games grows page by page, and Back leads to the same scroll position", async ({ page }) => {
  const cards = page.getByRole("main").getByRole("heading", { level: 2 });
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  await openPage(page, "/?view=all&sort=title&elsewhere=show");
  await expect(cards).toHaveCount(20);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(20);
  const target = cards.nth(24);
  await target.scrollIntoViewIfNeeded();
  const before = await scrollTop();
  expect(before).toBeGreaterThan(300);
  const count = await cards.count();
  await target.click();
  await expect(page.getByRole("navigation", { name: "Pages of this game" })).toBeVisible();
  await expect.poll(() => scrollTop()).toBe(0);
  await page.goBack();
  await expect(cards).toHaveCount(count);
  await expect.poll(() => scrollTop()).toBe(before);
});
