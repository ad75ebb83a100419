import { expect, openPage, test } from "./journey.ts";

test("the time of a launch is given in the player's own time zone", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: "Asia/Riyadh", ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await openPage(page, "/game/nlw?country=US&locale=en-US");
  await expect(page.getByRole("main").locator("[data-part='kicker'] time")).toHaveText(/GMT\+3|Arabia/);
  await context.close();
});
