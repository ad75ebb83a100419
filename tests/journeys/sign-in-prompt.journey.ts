import { expect, fillSignIn, openPage, testAlone as test, untilReacts } from "./journey.ts";

const PROMPT = "It is available after login.";

test("what a guest presses is asked about, and done after the sign-in without another press @phone", async ({
  page,
}) => {
  await openPage(page, "/game/nlw?locale=en-US");
  const install = page.getByRole("button", { name: /^Pre-install · / }).first();
  await untilReacts(install);
  await install.click();
  const question = page.getByRole("dialog", { name: PROMPT });
  await expect(question).toContainText("pick up where you left off");
  await question.getByRole("link", { name: "Sign in" }).click();
  await fillSignIn(page, "player-kr");
  await expect(page.getByRole("dialog", { name: "Night of the Last Wolf will be ready for you" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Pre-install requested").first()).toBeVisible();
});

test("the foot of the store shows its rules in the player's language, and reads them out in a popup @phone", async ({
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
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
  }
});
