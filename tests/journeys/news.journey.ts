import { expect, openPage, signIn, testAlone as test, untilReacts } from "./journey.ts";

test("news lead from the index to their pages, by kind, and back @phone", async ({ page }) => {
  await openPage(page, "/");
  const news = page.getByRole("region", { name: "News" });
  await untilReacts(news);
  await news.getByRole("link", { name: "All news" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "News" })).toBeVisible();
  await page.getByRole("link", { name: "Event", exact: true }).click();
  await expect(page).toHaveURL(/\/notice\?category=event$/);
  await page.getByRole("link", { name: "Throne and Liberty: Storm Festival" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Throne and Liberty: Storm Festival");
  await expect(page.getByText("Kite races")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/notice\?category=event$/);
});

test("the bell tells what is unread, and follows what happens elsewhere at once @phone", async ({ page }) => {
  await signIn(page, "player-jp", "/download?locale=en-US");
  const bell = page.getByRole("button", { name: /^Notifications: [1-9]/ });
  await bell.click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(panel.getByRole("listitem").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  // As if on another device: nothing of this page asks.
  await page.request.post("/notification/api/notifications/read-all", {
    data: { until: new Date().toISOString() },
  });
  await expect(page.getByRole("button", { name: "Notifications: 0" })).toBeVisible();
});
