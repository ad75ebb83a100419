import { randomInt } from "node:crypto";
import type { CDPSession, Locator, Page } from "@playwright/test";
import { expect, signIn, test, untilReacts } from "./journey.ts";

/** Types like an input method: each step replaces the last one until the text is committed. */
async function compose(keyboard: CDPSession, steps: readonly string[], decided: string): Promise<void> {
  for (const text of steps) {
    await keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await keyboard.send("Input.insertText", { text: decided });
}

const post = (page: Page) => page.getByRole("button", { name: "Post", exact: true });

/** Whether the last line of an element is aligned to its right edge. */
const isLastLineAtTheRight = (element: Locator): Promise<boolean> =>
  element.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    const last = [...range.getClientRects()].at(-1);
    const { right } = box.getBoundingClientRect();
    return last !== undefined && Math.abs(right - last.right) < 2;
  });

const text = (page: Page) => page.getByRole("textbox", { name: "Text" });

test("@phone Korean that is composed sign by sign is in an article as it was typed, in a list too, and Arabic beside it runs its own way @wide-on-phone", async ({
  page,
}) => {
  const name = `성채의 안개 ${randomInt(1_000_000)}`;
  await signIn(page, "player-kr", "/game/tl/board/free/write");
  await page.getByRole("textbox", { name: "Title" }).fill(name);
  await text(page).click();
  const keyboard = await page.context().newCDPSession(page);
  await compose(keyboard, ["ㅇ", "아", "안"], "안");
  await compose(keyboard, ["ㄱ", "개", "갣"], "개");
  await compose(keyboard, ["ㅈ", "주", "줍"], "주의");
  await page.keyboard.press("Enter");
  // The dash turns the line into a list while the next sign is being composed.
  await page.keyboard.type("- ");
  await compose(keyboard, ["ㅂ", "방", "방ㅍ", "방패"], "방패");
  await page.keyboard.press("Enter");
  await keyboard.send("Input.insertText", { text: "درع وحبل" });

  const paragraphs = text(page).locator("p");
  await expect(paragraphs).toHaveText(["안개주의", "방패", "درع وحبل", /^$/]);
  await expect(paragraphs.nth(0)).toHaveCSS("direction", "ltr");
  await expect(paragraphs.nth(2)).toHaveCSS("direction", "rtl");

  await post(page).click();
  await expect(page).toHaveURL(/\/board\/free\/view\//);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const items = page.getByRole("listitem").filter({ hasText: /^(방패|درع وحبل)$/ });
  await expect(items).toHaveText(["방패", "درع وحبل"]);
  await expect(items.nth(1)).toHaveCSS("direction", "rtl");
});

test("Japanese that is composed in a comment is posted as it was decided, and each line finds its own direction", async ({
  page,
}) => {
  const number = randomInt(1_000_000);
  await signIn(page, "player-jp", "/game/tl/board/guide/view/tl-1");
  await untilReacts(page.locator("#comments"));
  const box = page.getByRole("textbox", { name: "Your comment" });
  await box.click();
  const keyboard = await page.context().newCDPSession(page);
  await compose(keyboard, ["か", "かい", "かいぎ", "会議"], "会議");
  await compose(keyboard, ["は", "はご", "は午後"], `は午後です ${number}`);
  await page.keyboard.press("Enter");
  await keyboard.send("Input.insertText", { text: "الاجتماع مساء السبت" });
  await expect(box).toHaveValue(`会議は午後です ${number}\nالاجتماع مساء السبت`);

  await post(page).click();
  await expect(box).toHaveValue("");
  const words = page.locator("#comments article p[dir]").filter({ hasText: `${number}` });
  await expect(words).toHaveText(/会議は午後です \d+\s+الاجتماع مساء السبت/);
  expect(await isLastLineAtTheRight(words)).toBe(true);
});
