import { expect, openPage, test } from "./journey.ts";

test("the time of a launch is given in the player's own time zone", async ({ openOther }) => {
  const page = await openOther({ timezoneId: "Asia/Riyadh" });
  await openPage(page, "/game/nlw?country=US&locale=en-US");
  await expect(page.getByRole("main").locator("[data-part='kicker'] time")).toHaveText(/GMT\+3|Arabia/);
});
