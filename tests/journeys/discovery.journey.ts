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
