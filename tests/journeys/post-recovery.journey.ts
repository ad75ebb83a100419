import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { createSeededFolder } from "../support/seeded-folder.ts";
import { startStore } from "../support/start-store.ts";
import { CPU_SLOWDOWN } from "./cpu-slowdown.ts";
import {
  expect,
  goOffline,
  join,
  openPage,
  test,
  untilCommentsCanBeSent,
  untilIdle,
  untilOutboxIsThere,
  untilReacts,
} from "./journey.ts";

const WRITE = "/game/tl/board/free/write";
const ARTICLE = "/game/tl/board/guide/view/tl-1";
/** What the product says of icons that were loading when the connection was lost. */
const UNLOADED = /an icon could not be loaded/;

const comment = (page: Page) => page.getByRole("textbox", { name: "Your comment" });
const post = (page: Page) => page.getByRole("button", { name: "Post", exact: true });

/** A unique text. */
const words = () => `안개 속의 성문 ${randomInt(1_000_000_000)}`;

/** Number of copies of a post on the server, in its answer to guests. */
async function countOnServer(page: Page, path: string, written: string): Promise<number> {
  const answer = await (await page.request.get(path)).text();
  return answer.split(written).length - 1;
}

const TITLES = "/community/api/games/tl/boards/free/articles?sort=new";
const COMMENTS = "/community/api/articles/tl-1/comments?sort=newest";

test("a comment is stored from the first letter when a tab is killed", async ({ page, context }) => {
  const written = words();
  await join(page, "보라별", ARTICLE);
  await untilReacts(page.locator("#comments"));
  await comment(page).fill(written);
  // A tab that crashes gets no event, and the call never returns.
  const crashed = page.waitForEvent("crash");
  void (await context.newCDPSession(page)).send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();

  const next = await context.newPage();
  await openPage(next, ARTICLE);
  await untilReacts(next.locator("#comments"));
  await expect(comment(next)).toHaveValue(written);
});

test("a comment of a lost connection waits in sight, outlives its tab, and is there once @phone @wide-on-phone", async ({
  page,
  context,
  pageLog,
}) => {
  pageLog.expectMessages(UNLOADED);
  const written = words();
  await join(page, "보라별", ARTICLE);
  await untilReacts(page.locator("#comments"));
  await untilOutboxIsThere(page);
  await comment(page).fill(written);
  await untilCommentsCanBeSent(page);
  await goOffline(page);
  await post(page).click();
  await expect(comment(page)).toHaveValue("");
  await expect(page.getByText("Waiting to be sent: 1")).toBeVisible();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const list = page.getByRole("region", { name: "Waiting to be sent" });
  await expect(list.getByText(written)).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await openPage(next, ARTICLE);
  await expect.poll(() => countOnServer(next, COMMENTS, written), { timeout: 60_000 * CPU_SLOWDOWN }).toBe(1);
  await expect(next.getByText(/Waiting to be sent/)).toBeHidden();
  await next.reload();
  await untilOutboxIsThere(next);
  expect(await countOnServer(next, COMMENTS, written)).toBe(1);
});

test("a server that is killed takes nothing along: neither what was posted nor what is being written", async ({
  browser,
}) => {
  const data = await createSeededFolder();
  const settings = { DATA_DIR: data.path, LOG_LEVEL: "silent" };
  let store = await startStore(settings);
  const { origin } = store;
  const open = async () => await (await browser.newContext({ baseURL: origin })).newPage();
  const [page, other] = [await open(), await open()];
  const [said, name] = [words(), words()];

  await join(other, "灯", ARTICLE);
  await untilReacts(other.locator("#comments"));
  await comment(other).fill(said);
  await post(other).click();
  await expect(comment(other)).toHaveValue("");
  await join(page, "보라별", WRITE);
  await page.getByRole("textbox", { name: "Title" }).fill(name);
  await page.getByRole("textbox", { name: "Text" }).fill("서버가 쓰러져도 글은 남는다.");
  // Icons that were still loading would be reported as lost.
  for (const each of [page, other]) await untilIdle(each);
  await store.kill();
  await post(page).click();
  await expect(page.getByRole("alert")).toContainText("The store didn’t respond.");

  store = await startStore({ ...settings, PORT: new URL(origin).port });
  await post(page).click();
  // Code of the next page that was on its way when the server died may be missing: then the player refreshes.
  const article = page.getByRole("heading", { level: 1, name });
  const refresh = page.getByRole("main").getByRole("button", { name: "Refresh" });
  await expect(article.or(refresh)).toBeVisible();
  if (await refresh.isVisible()) await refresh.click();
  await expect(article).toBeVisible();
  expect(await countOnServer(page, TITLES, `"title":"${name}"`)).toBe(1);
  expect(await countOnServer(page, COMMENTS, said)).toBe(1);
  await page.context().close();
  await other.context().close();
  await store.stop();
  await data.remove();
});
