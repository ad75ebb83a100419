import { createPlayer, expect, fillSignIn, openPage, test, untilReacts } from "./journey.ts";

test("a guest pre-registers for a coming game with one sign-in, sees it on the card and on the page, and can leave @phone @wide-on-phone", async ({
  page,
  request,
}) => {
  const player = await createPlayer(request);
  await openPage(page, "/game/h3?locale=en-US");
  const main = page.getByRole("main");
  const register = main.getByRole("button", { name: "Pre-register" }).first();
  await untilReacts(register);
  await register.click();
  await page.getByRole("dialog").getByRole("link", { name: "Sign in" }).click();
  await fillSignIn(page, player);
  const registered = main.getByText("You’re pre-registered").first();
  await expect(registered).toBeVisible();

  await openPage(page, "/?view=upcoming&locale=en-US");
  await expect(main.getByRole("link", { name: /H3/ }).first()).toContainText("Pre-registered");

  await openPage(page, "/game/h3?locale=en-US");
  await expect(registered).toBeVisible();
  const notify = main.getByRole("checkbox", { name: /^Notify me when pre-install opens/ }).first();
  await expect(notify).toBeChecked();
  await untilReacts(notify);
  await main.getByRole("button", { name: "Cancel pre-registration" }).first().click();
  await expect(register).toBeVisible();
});
