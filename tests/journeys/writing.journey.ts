import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, join, test } from "./journey.ts";

const WRITE = "/game/tl/board/free/write";

const text = (page: Page) => page.getByRole("textbox", { name: "Text" });
const title = (page: Page) => page.getByRole("textbox", { name: "Title" });

test.describe("writing on a board", () => {
  test("@phone loses nothing when the page goes away, in Japanese composed by an input method, and ends at the article", async ({
    page,
  }) => {
    const name = `攻城戦の準備 ${randomInt(1_000_000)}`;
    await join(page, "灯", WRITE);
    await title(page).fill(name);
    await text(page).click();
    // Acts like an input method: the text changes during composition and is then committed.
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send("Input.imeSetComposition", { text: "たて", selectionStart: 2, selectionEnd: 2 });
    await keyboard.send("Input.imeSetComposition", { text: "盾", selectionStart: 1, selectionEnd: 1 });
    await keyboard.send("Input.insertText", { text: "盾を持って行こう" });
    await page.keyboard.press("Enter");
    await page.keyboard.type("تبدأ المعركة مساء السبت");
    await expect(page.getByText("Draft saved", { exact: true })).toBeVisible();
    const kept = await text(page).innerText();

    await page.reload();
    await expect(page.getByText("Draft restored")).toBeVisible();
    await expect(text(page)).toContainText("盾を持って行こう");
    expect(await text(page).innerText()).toBe(kept);

    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expect(page).toHaveURL(/\/game\/tl\/board\/free\/view\//);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByText("تبدأ المعركة مساء السبت")).toHaveCSS("direction", "rtl");
  });
});
