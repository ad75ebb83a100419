import type { Page } from "@playwright/test";
import { chooseLanguage } from "./choose-language.ts";
import { expect, join, test, untilReacts } from "./journey.ts";

const ARTICLE = "/game/tl/board/guide/view/tl-1";
const HALF = "해 질 무렵 북문에서, 그리고 나서";

const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** Title, texts and accessible names of the header and the article. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll("main [aria-label], main [placeholder], header [aria-label]")].map(
      (element) => element.getAttribute("aria-label") ?? element.getAttribute("placeholder") ?? "",
    );
    const article = document.querySelector("main article");
    const header = document.querySelector("header");
    return [document.title, ...[header, article].map((part) => (part as HTMLElement).innerText), ...names].join("\n");
  });

test("a player with half a comment written reads on in Arabic and then in Korean, and nothing is lost", async ({
  page,
}) => {
  await join(page, "말모이", `${ARTICLE}?locale=en-US`);
  const comment = page.getByRole("main").locator("textarea").first();
  await untilReacts(comment);
  await comment.fill(HALF);
  const before = await documentOf(page);
  const html = page.locator("html");

  await chooseLanguage(page, "العربية");
  await expect(html).toHaveAttribute("lang", "ar-SA");
  await expect(html).toHaveAttribute("dir", "rtl");
  await expect(html).toHaveAttribute("data-script", "arabic");
  await expect(comment).toHaveValue(HALF);
  const said = page.getByRole("status").and(page.locator("[lang]"));
  await expect(said).toHaveText("تُعرض الصفحة الآن بالعربية.");
  await expect(said).toHaveAttribute("lang", "ar-SA");
  await expect(page).toHaveURL(/[?&]locale=ar-SA/);
  expect(await documentOf(page)).toBe(before);

  await chooseLanguage(page, "한국어");
  await expect(html).toHaveAttribute("lang", "ko-KR");
  await expect(html).toHaveAttribute("dir", "ltr");
  await expect(comment).toHaveValue(HALF);
  await expect(said).toHaveText("이제 한국어로 표시됩니다.");
  await expect(said).toHaveAttribute("lang", "ko-KR");
  await expect(page).toHaveURL(/[?&]locale=ko-KR/);
  expect(await documentOf(page)).toBe(before);

  // Nothing of the other two is left: it reads like a page that was Korean from the start.
  await expect(html).not.toHaveAttribute("data-busy");
  // The player's picture is asked for again; until it is there, an initial stands for it.
  await expect(
    page.getByRole("banner").getByRole("button", { name: "말모이 님의 계정" }).locator("img"),
  ).toBeAttached();
  const switched = await wordsOf(page);
  await page.reload();
  await untilReacts(comment);
  await expect(comment).toHaveValue(HALF);
  await expect.poll(() => wordsOf(page)).toBe(switched);
  expect(await documentOf(page)).not.toBe(before);
});
