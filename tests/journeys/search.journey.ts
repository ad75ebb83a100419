import { expect, openPage, test } from "./journey.ts";

test("a search works on a phone from the button in the header @phone", async ({ page, isMobile }) => {
  await openPage(page, "/");
  const search = page.getByRole("combobox", { name: "Search" });
  const bar = page.getByRole("navigation", { name: "Main" }).last();
  await expect(bar).toBeInViewport();
  if (isMobile) {
    await bar.getByRole("button", { name: "Search", exact: true }).click();
    // The phone's keyboard has that place.
    await expect(bar).not.toBeInViewport();
  }
  await search.fill("aion");
  await search.press("Enter");
  await expect(bar).toBeInViewport();
  await expect(page).toHaveURL(/\?q=aion$/);
  await expect(page.getByRole("heading", { level: 2, name: "Aion", exact: true })).toBeVisible();
});

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
