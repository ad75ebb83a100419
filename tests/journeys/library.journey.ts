import type { Page } from "@playwright/test";
import { expect, signIn, test, untilReacts } from "./journey.ts";

const gameCard = (page: Page, title: string) =>
  page
    .locator("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2, name: title }) });

test("a player finds, hides and brings back an owned game @phone @wide-on-phone", async ({ page }) => {
  await signIn(page, "player-kr", "/library?locale=en-US");
  await expect(gameCard(page, "Throne and Liberty")).toBeVisible();
  await expect(gameCard(page, "Lineage II")).toBeVisible();
  await untilReacts(page.locator("main search"));

  await page.getByRole("searchbox", { name: "Search your library" }).fill("throne");
  await expect(gameCard(page, "Lineage II")).toHaveCount(0);
  await gameCard(page, "Throne and Liberty").getByRole("button", { name: "Hide Throne and Liberty" }).click();
  await expect(page.getByText("Throne and Liberty is now hidden")).toBeVisible();
  await expect(gameCard(page, "Throne and Liberty")).toHaveCount(0);

  await page.reload();
  await expect(gameCard(page, "Lineage II")).toBeVisible();
  await expect(gameCard(page, "Throne and Liberty")).toHaveCount(0);
  await page.getByRole("link", { name: "Hidden (1)" }).click();
  await gameCard(page, "Throne and Liberty").getByRole("button", { name: "Show Throne and Liberty again" }).click();
  await page.getByRole("link", { name: /^All \(/ }).click();
  await expect(gameCard(page, "Throne and Liberty")).toBeVisible();
});
