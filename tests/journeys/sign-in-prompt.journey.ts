import { closeByEscape, createPlayer, expect, fillSignIn, openPage, test, untilReacts } from "./journey.ts";

const PROMPT = "It is available after login.";

test("an action of a guest opens the sign-in, and continues afterwards without another click @phone @wide-on-phone", async ({
  page,
  request,
}) => {
  const player = await createPlayer(request, { like: "player-kr" });
  await openPage(page, "/game/nlw?locale=en-US");
  const install = page.getByRole("button", { name: /^Pre-install · / }).first();
  await untilReacts(install);
  await install.click();
  const question = page.getByRole("dialog", { name: PROMPT });
  await expect(question).toContainText("pick up where you left off");
  await question.getByRole("link", { name: "Sign in" }).click();
  await fillSignIn(page, player);
  await expect(page.getByRole("dialog", { name: "Night of the Last Wolf will be ready at launch" })).toBeVisible();
  await closeByEscape(page);
  await expect(page.getByText("Pre-install requested").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("Pre-install requested").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pre-install · / })).toHaveCount(0);
});
