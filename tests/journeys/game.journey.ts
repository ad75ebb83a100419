import { closeByEscape, createPlayer, expect, openPage, signIn, test, untilReacts } from "./journey.ts";
import { putIntoLauncher, untilReady } from "./launcher-visit.ts";

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

test("in the launcher, too, a player asks for a game before it opens, once", async ({ page }) => {
  await putIntoLauncher(page.context());
  await signIn(page, "player-kr", "/game/nlw?locale=en-US");
  await untilReady(page);
  const button = page.getByRole("button", { name: /^Pre-install · / }).first();
  await untilReacts(button);
  await button.click();
  await expect(page.getByRole("dialog", { name: "Night of the Last Wolf will be ready at launch" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Pre-install requested").first()).toBeVisible();
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

test("owned goods are deducted from the price of a bundle", async ({ page }) => {
  await signIn(page, "player-kr", "/bundle/bundle-winter-sieges?locale=en-US");
  const purchase = page.getByRole("complementary", { name: "Price and purchase" });
  await expect(purchase.getByRole("button", { name: "Add to cart" })).toBeVisible();
  await expect(purchase).toContainText("₩65,700");
  await createPlayer(page.request, { countryCode: "KR", ownedGoods: ["tl-deluxe"] });
  await page.goto("/bundle/bundle-winter-sieges");
  await expect(purchase).toContainText("₩46,127");
  await expect(page.getByText("Already owned")).toBeVisible();
  await expect(page.getByText("In your library").first()).toBeVisible();
});

test("the time of a launch is given in the player's own time zone", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: "Asia/Riyadh", ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await openPage(page, "/game/nlw?country=US&locale=en-US");
  await expect(page.getByRole("main").locator("[data-part='kicker'] time")).toHaveText(/GMT\+3|Arabia/);
  await context.close();
});
