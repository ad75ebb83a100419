import { closeByEscape, createPlayer, expect, fillSignIn, openPage, test, untilReacts } from "./journey.ts";

const PROMPT = "It is available after login.";

test("an action of a guest opens the sign-in, and continues afterwards without another click @phone", async ({
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
  await page.keyboard.press("Escape");
  await expect(page.getByText("Pre-install requested").first()).toBeVisible();
});

test("the foot of the store shows its rules in the player's language, and reads them out in a popup @phone @wide", async ({
  page,
}) => {
  for (const [locale, terms, words] of [
    ["en-US", "Terms of use", "nothing you order here is a real purchase"],
    ["ko-KR", "이용약관", "실제 구매로 이어지지 않습니다"],
    ["ar-SA", "شروط الاستخدام", "متجر للعرض"],
  ] as const) {
    await openPage(page, `/?locale=${locale}`);
    const link = page.getByRole("contentinfo").getByRole("link", { name: terms, exact: true });
    await expect(link).toHaveAttribute("href", "https://policy.example/terms");
    await untilReacts(link);
    await link.click();
    const popup = page.getByRole("dialog", { name: terms });
    await expect(popup).toContainText(words);
    await closeByEscape(page);
    await expect(popup).toBeHidden();
  }
});

test("a link inside a document shows the other one in its popup, which Back closes without leaving the page @wide", async ({
  page,
}) => {
  await openPage(page, "/notice?locale=en-US");
  await openPage(page, "/?locale=en-US");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms of use", exact: true });
  await untilReacts(link);
  await link.click();
  await page.getByRole("dialog", { name: "Terms of use" }).getByRole("link", { name: "Privacy policy" }).click();
  const privacy = page.getByRole("dialog", { name: "Privacy policy" });
  await expect(privacy).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/\?locale=en-US$/);
});

test("a guest who wants to comment finds the box ready after the sign-in, and posts at once", async ({
  page,
  request,
}) => {
  const player = await createPlayer(request);
  await openPage(page, "/game/tl/board/guide/view/tl-1?locale=en-US");
  const offer = page.locator("#comments").getByRole("button", { name: "Sign in" });
  await untilReacts(offer);
  await offer.click();
  await page.getByRole("dialog", { name: PROMPT }).getByRole("link", { name: "Sign in" }).click();
  await fillSignIn(page, player);
  await expect(page.getByRole("textbox", { name: "Your comment" })).toBeFocused();
});
