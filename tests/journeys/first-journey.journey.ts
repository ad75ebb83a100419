import type { Page } from "@playwright/test";
import { createSeededFolder } from "../support/seeded-folder.ts";
import { type RunningStore, startStore } from "../support/start-store.ts";
import { expect, fillSignInAsReady, nicknameOf, openPage, test, untilHydrated, untilIdle } from "./journey.ts";

const WORDS = "Storms, castles and two hundred friends in one siege. I have not slept.";
const OTHER_WORDS = "Still the best sieges anywhere, but bring a raincoat.";

const ownReview = (page: Page) => page.getByRole("article", { name: nicknameOf("player-kr") });

async function numberOfRatings(page: Page): Promise<number> {
  const words = await page
    .getByText(/^[\d,]+ ratings?$/)
    .first()
    .innerText();
  return Number(words.replace(/\D/g, ""));
}

test("from the index to a review that outlives the process @phone @wide-on-phone", async ({ page, pageLog }) => {
  const data = await createSeededFolder();
  const settings = { DATA_DIR: data.path, LOG_LEVEL: "warn", TEST_TOOLS_TOKEN: "" };
  let store: RunningStore = await startStore(settings);
  const { origin } = store;

  await test.step("the index shows games of the database, and leads to one", async () => {
    await openPage(page, /open at (\S+)/.exec(store.output())?.[1] ?? "");
    await expect(page).toHaveURL(`${origin}/`);
    const { games } = await (await page.request.get(`${origin}/api/store/games?stage=launch&limit=5`)).json();
    expect(games.length).toBe(5);
    for (const game of games) await expect(page.getByRole("link", { name: game.title }).first()).toBeAttached();
    await page.locator("main a[href='/game/tl']").last().click();
    await expect(page).toHaveURL(/\/game\/tl$/);
    await expect(page.getByRole("heading", { level: 1, name: "Throne and Liberty" })).toBeVisible();
  });

  await test.step("a guest signs in and comes back", async () => {
    await page.getByRole("button", { name: "Sign in to review" }).click();
    const question = page.getByRole("dialog", { name: "It is available after login." });
    await question.getByRole("link", { name: "Sign in" }).click();
    await page.waitForURL(/\/login/);
    await fillSignInAsReady(page, "player-kr");
    await expect(page).toHaveURL(/\/game\/tl(#.*)?$/);
    await expect(page.getByRole("button", { name: `Account: ${nicknameOf("player-kr")}` })).toBeVisible();
    // Until then the page gives itself the position that it had.
    await untilIdle(page);
  });

  const before = await numberOfRatings(page);
  await test.step("the player writes a review, which counts at once", async () => {
    await page.getByRole("radio", { name: "5 stars – superb" }).check({ force: true });
    await page.getByRole("textbox", { name: "Review text" }).fill(WORDS);
    await page.getByRole("button", { name: "Post review" }).click();
    await expect(page.getByText("Your review has been posted.")).toBeVisible();
    await expect(ownReview(page)).toContainText(WORDS);
    await expect.poll(() => numberOfRatings(page)).toBe(before + 1);
  });

  await test.step("the process is killed and started again: player and review are there", async () => {
    // Requests of an abandoned page, and responses that it received in part.
    pageLog.expectMessages(/net::ERR_|an icon could not be loaded/);
    await store.kill();
    store = await startStore({ ...settings, PORT: new URL(origin).port });
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByRole("button", { name: `Account: ${nicknameOf("player-kr")}` })).toBeVisible();
    await expect(ownReview(page)).toContainText(WORDS);
    expect(await numberOfRatings(page)).toBe(before + 1);
  });

  await test.step("the player changes it", async () => {
    await ownReview(page).getByRole("button", { name: "Edit" }).click();
    await page.getByRole("radio", { name: "3 stars – fair" }).check({ force: true });
    await page.getByRole("textbox", { name: "Review text" }).fill(OTHER_WORDS);
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Your review has been updated.")).toBeVisible();
    await page.reload();
    await untilHydrated(page);
    await expect(ownReview(page)).toContainText(OTHER_WORDS);
    await expect(ownReview(page)).toContainText("edited");
    await expect(ownReview(page).getByRole("img", { name: /^3(\.0)? out of 5$/ })).toBeVisible();
    expect(await numberOfRatings(page)).toBe(before + 1);
  });

  await test.step("the player deletes it permanently", async () => {
    await ownReview(page).getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Your review has been deleted.")).toBeVisible();
    await expect.poll(() => numberOfRatings(page)).toBe(before);
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByRole("button", { name: "Write a review" })).toBeVisible();
  });

  expect(await store.stop()).toBe(0);
  expect(store.output().replace(/^The store is open at .*\n/m, "")).toBe("");
  await data.remove();
});
