import { randomInt } from "node:crypto";
import type { Browser, Locator, Page } from "@playwright/test";
import { createHttpVisitor } from "../support/http-visitor.ts";
import { expect, join, openPage, signIn, test, untilReacts } from "./journey.ts";

const BOARD = "/game/tl/board/free";

/** The browser of another player. */
async function openOther(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return await context.newPage();
}

/** Writes an article as a new player; its page is open then. */
async function writeArticle(page: Page, title: string): Promise<void> {
  await join(page, "보라별", `${BOARD}/write`);
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("textbox", { name: "Text" }).click();
  await page.keyboard.insertText("해 질 무렵 북문에서 봅시다.");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** Opens the menu of a post and chooses an entry, which is done with code that may come late. */
async function choose(post: Locator, entry: string): Promise<void> {
  const more = post.getByRole("button", { name: "More" }).first();
  await untilReacts(more);
  await more.click();
  await post.getByRole("menuitem", { name: entry, exact: true }).click();
}

const postOf = (page: Page): Locator => page.getByRole("main").getByRole("article").first();
const headingOf = (page: Page, title: string): Locator => page.getByRole("heading", { level: 1, name: title });
const rowOf = (page: Page, title: string): Locator =>
  page.getByRole("list", { name: "Articles" }).getByRole("listitem").filter({ hasText: title });

test("a moderator pins an article, hides it from everybody and shows it again @phone", async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `북문 순찰 ${randomInt(1_000_000)}`;
  await writeArticle(page, title);
  const address = new URL(page.url()).pathname;
  const moderator = await openOther(browser, baseURL);
  await signIn(moderator, "moderator-us", address);

  await choose(postOf(moderator), "Pin");
  await expect(postOf(moderator).getByText("Pinned", { exact: true })).toBeVisible();
  await openPage(page, BOARD);
  await expect(rowOf(page, title).getByRole("img", { name: "Pinned" })).toBeVisible();

  await choose(postOf(moderator), "Hide for everyone");
  await expect(postOf(moderator).getByText("A moderator has hidden this.")).toBeVisible();
  // Its author still reads it and is told; to others it is not there.
  await openPage(page, address);
  await expect(page.getByText("A moderator has hidden this.")).toBeVisible();
  const reader = await openOther(browser, baseURL);
  await reader.goto(address);
  await expect(reader.getByText("This article is gone")).toBeVisible();

  await choose(postOf(moderator), "Show to everyone");
  await expect(postOf(moderator).getByText("A moderator has hidden this.")).toBeHidden();
  await choose(postOf(moderator), "Unpin");
  await expect(postOf(moderator).getByText("Pinned", { exact: true })).toBeHidden();
  await reader.reload();
  await expect(headingOf(reader, title)).toBeVisible();
  await moderator.context().close();
  await reader.context().close();
});

test("what three players report is hidden, and shown again once its author has changed it", async ({
  page,
  browser,
  baseURL,
  store,
}) => {
  const title = `무기 정리표 ${randomInt(1_000_000)}`;
  await writeArticle(page, title);
  const address = new URL(page.url()).pathname;
  const reader = await openOther(browser, baseURL);
  await join(reader, "灯", address);
  await choose(postOf(reader), "Report");
  const popup = reader.getByRole("dialog", { name: "Report this article" });
  await popup.getByRole("radio", { name: "Spam" }).check();
  await popup.getByRole("button", { name: "Send report" }).click();
  await expect(reader.getByText("Thank you. You will no longer see this.")).toBeVisible();
  for (const userName of ["player-kr", "player-jp"]) {
    const another = createHttpVisitor(() => store.origin);
    await another.signIn(userName);
    const path = `/community/api/articles/${address.split("/").at(-1)}/report`;
    const answer = await another.fetch(path, { method: "POST", json: { reason: "spam" } });
    expect(answer.status, await answer.text()).toBe(200);
  }
  const guest = await openOther(browser, baseURL);
  await guest.goto(address);
  await expect(guest.getByText("This article is gone")).toBeVisible();
  await openPage(page, address);
  await expect(page.getByText("several players have reported it")).toBeVisible();

  await page.goto(`${BOARD}/edit/${address.split("/").at(-1)}`);
  await page.getByRole("textbox", { name: "Text" }).click();
  await page.keyboard.insertText("고쳤습니다. ");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(headingOf(page, title)).toBeVisible();
  await expect(page.getByText("several players have reported it")).toBeHidden();
  await guest.reload();
  await expect(headingOf(guest, title)).toBeVisible();
  await expect(guest.getByText("고쳤습니다.")).toBeVisible();
  await guest.context().close();
  await reader.context().close();
});
