import type { Page } from "@playwright/test";
import { expect, openPage, signIn, test, testAlone } from "./journey.ts";

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

testAlone(
  "a new version that must be applied leaves an open form, its words, the cursor and the place of the page @phone",
  async ({ page, controls }) => {
    const words = page.getByRole("textbox", { name: "Your words" });
    await controls.set({ versions: { refreshVersion: "1" } });
    await signIn(page, "player-kr", "/game/bns2/review");
    await page.getByRole("button", { name: "Write a review" }).click();
    await page.getByRole("radio", { name: "4 stars – good" }).check({ force: true });
    await words.fill("A rope, a lamp and good company.");
    await comeBackToCheck(page);
    await words.focus();
    await words.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 6));
    const scrolled = await page.evaluate(() => scrollY);
    await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
    await controls.set({ versions: { refreshVersion: "2" } });
    await comeBackToCheck(page);
    await page
      .getByRole("alertdialog", { name: "A new version is ready" })
      .getByRole("button", { name: "Refresh" })
      .click();

    await expect(page.locator("html[data-old]")).toHaveCount(0);
    await expect(words).toHaveValue("A rope, a lamp and good company.");
    await expect(words).toBeFocused();
    expect(await words.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd])).toEqual([
      2, 6,
    ]);
    await expect(page.getByRole("radio", { name: "4 stars – good" })).toBeChecked();
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(40);
    // Once for each version.
    await comeBackToCheck(page);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  },
);

test("a new version opens again what stood open, with the focus where it goes back to", async ({ page, controls }) => {
  await controls.set({ versions: { refreshVersion: "1" } });
  await openPage(page, "/game/tl");
  await comeBackToCheck(page);
  const enlarge = page.getByRole("button", { name: "Enlarge" }).first();
  await enlarge.click();
  const viewer = page.getByRole("dialog").filter({ hasText: "1 / 3" });
  await expect(viewer).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
  await controls.set({ versions: { refreshVersion: "2" } });
  await comeBackToCheck(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Refresh" }).click();
  await expect(page.locator("html[data-old]")).toHaveCount(0);
  await expect(viewer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(enlarge).toBeFocused();
});
