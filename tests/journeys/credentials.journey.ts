import type { Page } from "@playwright/test";
import { NEEDING_A_CREDENTIAL } from "../support/odd-addresses.ts";
import { createPlayer, expect, openPage, test } from "./journey.ts";

const missing = (page: Page) => page.getByRole("main").getByRole("heading", { name: "Page not found" });
const goInside = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, "", to), path);

async function search(page: Page, words: string): Promise<void> {
  const field = page.getByRole("combobox").first();
  await field.fill(words);
}

test("a player in Japan without the credential meets nothing of a game that needs it", async ({ page }) => {
  await createPlayer(page.request, { countryCode: "JP" });
  await openPage(page, "/");
  for (const path of NEEDING_A_CREDENTIAL) {
    await goInside(page, path);
    await expect(missing(page), path).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await goInside(page, "/favorite");
    await expect(missing(page), path).toHaveCount(0);
  }
  await openPage(page, "/");
  await search(page, "Lineage M");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(page.getByRole("option", { name: "Lineage M Japan" })).toHaveCount(0);
  await openPage(page, "/?q=Lineage%20M%20Japan");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("a[href^='/game/lmj']")).toHaveCount(0);
});
