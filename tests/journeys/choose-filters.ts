import type { Page } from "@playwright/test";

/** Chooses filters of a list of games: beside the list, or in the popup of narrow screens, which then shows the games. */
export async function chooseFilters(page: Page, isMobile: boolean, choose: () => Promise<void>): Promise<void> {
  if (isMobile) await page.getByRole("button", { name: /^Filters/ }).click();
  await choose();
  if (isMobile) await page.getByRole("button", { name: /^Show \d+ games?$/ }).click();
}
