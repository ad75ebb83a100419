import { expect, openPage, test, untilReacts } from "./journey.ts";

test("from the editions of a game to one of them and into the cart @phone @wide-on-phone", async ({ page }) => {
  await openPage(page, "/game/tl#editions");
  const edition = page.getByRole("link", { name: "Throne and Liberty Deluxe Edition" }).first();
  await untilReacts(edition);
  await edition.click();
  await expect(page.getByRole("heading", { level: 1, name: "Throne and Liberty Deluxe Edition" })).toBeVisible();
  const purchase = page.getByRole("complementary", { name: "Price and purchase" });
  await expect(purchase).toContainText("$20.99");
  await expect(purchase).toContainText("Full refund within 14 days");
  const add = purchase.getByRole("button", { name: "Add to cart" });
  await add.click();
  await expect(purchase.getByRole("link", { name: "In your cart" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Pages of this item" })
    .getByRole("link", { name: /Reviews/ })
    .click();
  await expect(page.getByText(/Reviews from players who own this/)).toBeVisible();
});

test("content for adults asks once for a birthday, and refuses minors for the session", async ({ page }) => {
  const choose = async (year: string) => {
    await page.getByLabel("Year").selectOption(year);
    await page.getByLabel("Month").selectOption("May");
    await page.getByLabel("Day").selectOption("17");
    await page.getByRole("button", { name: "Continue" }).click();
  };
  await page.goto("/game/bns?country=KR");
  await expect(page.getByRole("heading", { name: "For ages 19 and up" })).toBeVisible();
  await choose("1988");
  await expect(page.getByRole("heading", { level: 1, name: /Blade/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /Blade/ })).toBeVisible();
  await page.context().clearCookies({ name: "age" });
  await page.goto("/game/bns?country=KR");
  await choose("2015");
  await expect(page.getByText("this page is for players ages 19 and up")).toBeVisible();
  await page.goto("/game/bns/review?country=KR");
  await expect(page.getByText("this page is for players ages 19 and up")).toBeVisible();
});
