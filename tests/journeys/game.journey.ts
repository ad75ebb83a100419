import { closeByEscape, expect, openPage, signIn, test } from "./journey.ts";

test("a player requests the pre-install of a game once, and sees that from then on @phone @wide-on-phone", async ({
  page,
}) => {
  await signIn(page, "player-kr", "/game/nlw?locale=en-US");
  await page
    .getByRole("button", { name: /^Pre-install · / })
    .first()
    .click();
  const confirmation = page.getByRole("dialog", { name: "Night of the Last Wolf will be ready at launch" });
  await expect(confirmation).toContainText("Download");
  await closeByEscape(page);
  await expect(confirmation).toBeHidden();
  await page.reload();
  await expect(page.getByText("Pre-install requested").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pre-install · / })).toHaveCount(0);
});

test("pictures of a game fill the screen, follow each other, and Back leads to the page @phone @wide-on-phone", async ({
  page,
}) => {
  await openPage(page, "/game/tl");
  await page.getByRole("button", { name: "Enlarge" }).first().click();
  const viewer = page.getByRole("dialog");
  await expect(viewer).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(viewer).toContainText("2 / 4");
  await page.keyboard.press("ArrowRight");
  await expect(viewer).toContainText("3 / 4");
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/game\/tl$/);
});

test("the time of a launch is given in the player's own time zone", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: "Asia/Riyadh", ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await openPage(page, "/game/nlw?country=US&locale=en-US");
  await expect(page.getByRole("main").locator("[data-part='kicker'] time")).toHaveText(/GMT\+3|Arabia/);
  await context.close();
});
