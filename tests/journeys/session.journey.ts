import type { Page } from "@playwright/test";
import { expect, openPage, test } from "./journey.ts";

/** Leaves the tab for another one and comes back, when the store looks whether the session and its own version still hold. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const hidden of [true, false]) {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }
  });
}

/** Comes back until the page has asked: what keeps the session comes some seconds after the page. */
async function comeBackToCheck(page: Page): Promise<void> {
  await expect(async () => {
    const answer = page.waitForResponse((response) => response.url().includes("/api/session/check"), {
      timeout: 2_000,
    });
    await comeBack(page);
    expect((await answer).ok()).toBe(true);
  }).toPass({ timeout: 40_000 });
}

test("a new version of the store is offered to whoever comes back to an open page", async ({ page, controls }) => {
  await controls.set({ versions: { pageVersion: "1" } });
  await openPage(page, "/notice");
  await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
  await comeBackToCheck(page);
  await controls.set({ versions: { pageVersion: "2" } });
  await comeBackToCheck(page);
  const offer = page.getByRole("dialog", { name: "A new version is ready" });
  await offer.getByRole("button", { name: "Refresh" }).click();
  await expect(page.locator("html[data-old]")).toHaveCount(0);
  await expect(page).toHaveURL(/\/notice$/);
});
