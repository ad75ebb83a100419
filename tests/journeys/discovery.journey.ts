import type { Page } from "@playwright/test";
import { expect, openPage, signIn, test, testAlone, untilHydrated, untilReacts } from "./journey.ts";

const count = (page: Page) => page.getByRole("status").filter({ hasText: /games?$/ });

test("games are narrowed, some left out, and the address keeps it all @phone", async ({ page, isMobile }) => {
  await openPage(page, "/?view=all&country=US");
  const all = await count(page).innerText();
  await untilReacts(page.getByRole("region", { name: "Filters" }));
  if (isMobile) await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("group", { name: "Price" }).getByRole("checkbox", { name: /^Free/ }).click({ force: true });
  await expect(page).toHaveURL(/[?&]price=free/);
  await expect(count(page)).not.toHaveText(all);
  const free = await count(page).innerText();
  await page.getByRole("button", { name: "Exclude MMORPG" }).click({ force: true });
  await expect(page).toHaveURL(/[?&]notGenre=mmorpg/);
  await expect(count(page)).not.toHaveText(free);
  const left = await count(page).innerText();
  await page.reload();
  await untilHydrated(page);
  await expect(count(page)).toHaveText(left);
  await page.getByRole("button", { name: "Remove filter: Without MMORPG" }).click();
  await expect(count(page)).toHaveText(free);
  await page.goBack();
  await expect(count(page)).toHaveText(left);
});

test("a game is found by a title that is written in another way, and close titles are said to be close @phone", async ({
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

test("games that are not offered in the country are explained, and can be left out", async ({ page }) => {
  await openPage(page, "/?view=all&country=US&sort=title");
  await expect(page.getByText(/not offered in your country \(United States\)/)).toBeVisible();
  await page.getByRole("link", { name: "Show only games offered here" }).click();
  await expect(page).toHaveURL(/stage=launch,creation/);
  await expect(page.getByText(/not offered in your country/)).toBeHidden();
  await expect(page.getByText("Not available in your country")).toHaveCount(0);
});

testAlone("a visited game is found again, also by the account that signs in later @phone", async ({ page }) => {
  const visited = page.getByRole("region", { name: "Recently visited" });
  const kept = () => page.evaluate(() => localStorage.getItem("visited-games") ?? "");
  await openPage(page, "/game/lin2");
  await expect
    .poll(async () => Object.keys(await page.evaluate(() => ({ ...localStorage }))).join())
    .toContain("visited");
  await openPage(page, "/");
  await untilReacts(page.getByRole("region", { name: "News" }));
  await expect(visited.getByRole("link", { name: /Lineage II/ })).toBeAttached();
  await signIn(page, "player-kr", "/?locale=en-US");
  await untilReacts(page.getByRole("region", { name: "News" }));
  await expect(visited.getByRole("link", { name: /Lineage II/ })).toBeAttached();
  await expect.poll(kept).toBe("");
  await visited.getByRole("button", { name: "Clear" }).click();
  await expect(visited).toBeHidden();
});

testAlone("reviews are called helpful, and one's own comes back after a deletion @phone", async ({ page }) => {
  await signIn(page, "player-jp", "/game/lin2ncj/review?locale=en-US");
  const reviews = page.getByRole("list", { name: "Reviews by players" }).getByRole("article");
  const first = reviews.first();
  const helpful = first.getByRole("button", { name: "Helpful" });
  const was = await helpful.getAttribute("aria-pressed");
  await helpful.click();
  await expect(helpful).toHaveAttribute("aria-pressed", was === "true" ? "false" : "true");
  await page.getByRole("button", { name: "Write a review" }).click();
  await page.getByRole("radio", { name: "4 stars – good" }).click({ force: true });
  await page.getByRole("textbox", { name: "Your words" }).fill("Worth every evening of the last long winter.");
  await page.getByRole("button", { name: "Post review" }).click();
  await page.getByRole("main").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").or(page.getByRole("alertdialog")).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Your review is back.")).toBeVisible();
  await expect(page.getByText("Worth every evening of the last long winter.")).toBeVisible();
  const words = (await first.locator("p").first().innerText()).slice(0, 40);
  await first.getByRole("button", { name: "Report" }).click();
  await page.getByRole("radio", { name: "Off topic" }).click({ force: true });
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Thank you. You will no longer see this review.")).toBeVisible();
  await expect(reviews.filter({ hasText: words })).toHaveCount(0);
});
