import type { Page } from "@playwright/test";
import { chooseFilters } from "./choose-filters.ts";
import { expect, openPage, test, untilHydrated, untilReacts } from "./journey.ts";

const count = (page: Page) => page.getByRole("status").filter({ hasText: /games?$/ });

test("games are narrowed, some left out, and the address keeps it all @phone @wide-on-phone", async ({
  page,
  isMobile,
}) => {
  await openPage(page, "/?view=all&country=US");
  const all = await count(page).innerText();
  await untilReacts(page.getByRole("region", { name: "Filters" }));
  const free = page.getByRole("group", { name: "Price" }).getByRole("checkbox", { name: /^Free/ });
  await chooseFilters(page, isMobile, () => free.click({ force: true }));
  await expect(page).toHaveURL(/[?&]price=free/);
  await expect(count(page)).not.toHaveText(all);
  const freeCount = await count(page).innerText();
  const exclude = page.getByRole("button", { name: "Exclude MMORPG" });
  await chooseFilters(page, isMobile, () => exclude.click({ force: true }));
  await expect(page).toHaveURL(/[?&]notGenre=mmorpg/);
  await expect(count(page)).not.toHaveText(freeCount);
  const left = await count(page).innerText();
  await page.reload();
  await untilHydrated(page);
  await expect(count(page)).toHaveText(left);
  await page.getByRole("button", { name: "Remove filter: Excluding MMORPG" }).click();
  await expect(count(page)).toHaveText(freeCount);
  await page.goBack();
  await expect(count(page)).toHaveText(left);
});

test("a game is found by a title that is written in another way, and close titles are said to be close @phone @wide-on-phone", async ({
  page,
}) => {
  await openPage(page, "/?q=Blade%20and%20Soul");
  await expect(
    page.getByRole("main").getByRole("heading", { level: 2, name: "Blade & Soul", exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/No games match/)).toHaveCount(0);

  await openPage(page, "/?q=lineage%202%20m%20revolution");
  await expect(page.getByText("No games match “lineage 2 m revolution”. Closest titles:")).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("heading", { level: 2, name: "Lineage 2M", exact: true }),
  ).toBeVisible();

  await openPage(page, "/?q=xqzvwj");
  await expect(page.getByText("No games match", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Playing now" }).getByRole("link").first()).toBeVisible();
});

test("a search also finds news and posts, and leads to them @phone @wide-on-phone", async ({ page }) => {
  const found = page.getByRole("region", { name: "News and posts" });
  await openPage(page, "/?q=gates%20opened&locale=en-US");
  await found.getByRole("link", { name: "Blade & Soul NEO is open" }).click();
  await expect(page).toHaveURL(/\/notice\/bnsneo-open/);

  await openPage(page, "/?q=night-shift%20club&locale=en-US");
  await found.getByRole("link", { name: /^Night-shift club/ }).click();
  await expect(page.getByRole("heading", { name: /^Night-shift club/ })).toBeVisible();
});

test("games that are not offered in the country are left out until they are asked for, and a search finds them", async ({
  page,
}) => {
  const note = page.getByText("Not available in your country");
  await openPage(page, "/?view=all&country=US&sort=title");
  await expect(count(page)).toBeVisible();
  await expect(note).toHaveCount(0);
  await untilReacts(page.getByRole("region", { name: "Filters" }));
  await page.getByRole("checkbox", { name: /^Also show games not available here/ }).click({ force: true });
  await expect(page).toHaveURL(/elsewhere=show/);
  await expect(note.first()).toBeVisible();
  await openPage(page, "/?q=Lineage%20M&country=US");
  await expect(note.first()).toBeVisible();
});
