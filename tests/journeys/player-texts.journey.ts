import { randomInt } from "node:crypto";
import type { Browser, Locator, Page } from "@playwright/test";
import { chooseLanguage } from "./choose-language.ts";
import { expect, join, openPage, test, untilReacts } from "./journey.ts";

/** Texts of players and publishers in every engine: journeys with this tag also run in Firefox. */
const IN_EVERY_ENGINE = { tag: "@firefox" };

const WRITE = "/game/tl/board/free/write";
/**
 * Types with keys, and one character of the keyboard at the end: in Firefox, the page only receives text filled in by
 * Playwright, or characters outside its keyboard, with the next key.
 */
async function type(field: Locator, words: string): Promise<void> {
  await untilReacts(field);
  await field.click();
  await field.pressSequentially(words);
  await expect(field).toHaveValue(words);
}

const post = (page: Page) => page.getByRole("button", { name: "Post", exact: true });
const text = (page: Page) => page.getByRole("textbox", { name: "Text" });

/** The paragraphs of the description, as the server renders it for a browser without scripts. */
async function servedStory(browser: Browser, address: string): Promise<readonly string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  const paragraphs = await page.locator("main [data-text]").first().locator("p").allInnerTexts();
  await context.close();
  return paragraphs;
}

test(
  "the description of a game is that of the last language, however often it is changed @wide",
  IN_EVERY_ENGINE,
  async ({ page, browser, baseURL, pageLog }) => {
    // Firefox reports the parts of a font that it cannot use.
    pageLog.expectMessages(/downloadable font/);
    const address = `${baseURL}/game/tl`;
    const [korean, arabic] = [
      await servedStory(browser, `${address}?locale=ko-KR`),
      await servedStory(browser, `${address}?locale=ar-SA`),
    ];
    expect(korean.length).toBeGreaterThan(1);
    expect(arabic.length).toBeGreaterThan(1);
    await openPage(page, "/game/tl?locale=ko-KR");
    const documentOf = () => page.evaluate(() => performance.timeOrigin);
    const before = await documentOf();
    const main = page.locator("main");
    for (const [name, words, others] of [
      ["العربية", arabic, korean],
      ["한국어", korean, arabic],
      ["العربية", arabic, korean],
      ["한국어", korean, arabic],
    ] as const) {
      await chooseLanguage(page, name);
      for (const paragraph of words) await expect(main).toContainText(paragraph);
      for (const paragraph of others) await expect(main).not.toContainText(paragraph);
    }
    expect(await documentOf()).toBe(before);
  },
);

test(
  "an article is not posted without a picture that could not be uploaded before its writer says so",
  IN_EVERY_ENGINE,
  async ({ page, pageLog }) => {
    pageLog.expectMessages(/community\/api\/images|Failed to load resource/);
    await join(page, "화가", WRITE);
    await type(page.getByRole("textbox", { name: "Title" }), `성벽 그림 ${randomInt(1_000_000)}`);
    await text(page).click();
    await page.keyboard.type("북문에서 그린 그림");
    await page.route("**/community/api/images**", (route) => route.abort());
    const picture = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "north-gate.png", mimeType: "image/png", buffer: picture });
    await expect(page.getByText(/north-gate\.png.*couldn’t be uploaded/)).toBeVisible();
    await post(page).click();
    const question = page.getByRole("dialog");
    await expect(question.getByText("1 image wasn’t uploaded")).toBeVisible();
    await page.unroute("**/community/api/images**");
    await question.getByRole("button", { name: "Upload again" }).click();
    await expect(text(page).locator("img[src^='/media/boards/']")).toBeVisible();
    await post(page).click();
    await expect(page).toHaveURL(/\/game\/tl\/board\/free\/view\//);
    await expect(page.getByRole("article").locator("img[src^='/media/boards/']").first()).toBeVisible();
  },
);
