import { randomInt } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { PAGE_WAIT_MS } from "#core/offline/constants.ts";
import { createHttpViewer } from "../support/http-viewer.ts";
import { createSeededFolder, type SeededFolder } from "../support/seeded-folder.ts";
import { type RunningStore, startStore } from "../support/start-store.ts";
import { CPU_SLOWDOWN } from "./cpu-slowdown.ts";
import {
  expect,
  goOffline,
  test as journey,
  openPage,
  join as register,
  untilCommentsCanBeSent,
  untilHydrated,
  untilOutboxIsThere,
  untilReacts,
} from "./journey.ts";

/** What the product says of icons, texts and styles of a next page that were loading when the store went away. */
const UNLOADED = /(an icon|texts) could not be loaded|no style sheet/;
const ARTICLE = "/game/tl/board/guide/view/tl-1";
const KEPT_NOTE = /The store can’t be reached\. You’re seeing this page as it was on/;

/** A store that can be stopped and restarted at the same address. */
interface StoppableStore {
  readonly origin: string;
  readonly stop: () => Promise<void>;
  /** It accepts requests and does not answer them. */
  readonly freeze: () => void;
  readonly unfreeze: () => void;
  /** Restarts it with these fields of the runtime configuration. */
  readonly restart: (configuration?: Readonly<Record<string, unknown>>) => Promise<void>;
}

async function startStoppableStore(use: (store: StoppableStore) => Promise<void>): Promise<void> {
  const data: SeededFolder = await createSeededFolder();
  const CONFIG_FILE = join(data.path, "configuration.json");
  const start = async (configuration: Readonly<Record<string, unknown>>, port: string) => {
    await writeFile(CONFIG_FILE, JSON.stringify(configuration));
    return startStore({ DATA_DIR: data.path, LOG_LEVEL: "silent", CONFIG_FILE, ...(port && { PORT: port }) });
  };
  let running: RunningStore | null = await start({}, "");
  const { origin } = running;
  await use({
    origin,
    async stop() {
      await running?.stop();
      running = null;
    },
    freeze: () => running?.process.kill("SIGSTOP"),
    unfreeze: () => running?.process.kill("SIGCONT"),
    async restart(configuration = {}) {
      running = await start(configuration, new URL(origin).port);
    },
  });
  await running?.stop();
  await data.remove();
}

const test = journey.extend<{ stoppable: StoppableStore }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  stoppable: async ({}, use) => startStoppableStore(use),
  baseURL: async ({ stoppable }, use) => use(stoppable.origin),
});

test.use({ serviceWorkers: "allow" });
test.beforeEach(({ pageLog }) => pageLog.expectMessages(UNLOADED));

/** Addresses of the pages in the browser's cache. */
const keptPages = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes("pages of"));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .toSorted();
  });

/** The first interaction starts the page cache, which stores the page some seconds later. */
async function untilKept(page: Page, path: string): Promise<void> {
  const keptWhileMoving = async () => {
    await page.mouse.move(randomInt(200, 300), randomInt(200, 300));
    return keptPages(page);
  };
  await expect.poll(keptWhileMoving, { timeout: 40_000 * CPU_SLOWDOWN }).toContain(path);
}

/** Waits until no request is pending, so that everything the page has shown can be cached. */
const untilPicturesAreShown = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll("main img")]
          .filter((image) => {
            const { top, left, right, width } = image.getBoundingClientRect();
            return width > 0 && top < innerHeight && right > 0 && left < innerWidth && image.checkVisibility();
          })
          .every((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
      ),
    )
    .toBe(true);

/** The store stops as well: a restarted service worker may not know at once that the device is offline. */
async function disconnect(page: Page, store: StoppableStore): Promise<void> {
  await goOffline(page);
  await store.stop();
}

async function connect(page: Page, store: StoppableStore): Promise<void> {
  await store.restart();
  await page.context().setOffline(false);
}

const bodyText = (context: BrowserContext, path: string) =>
  context.request.get(path).then(
    (answer) => answer.text(),
    () => null,
  );

test("a store that is gone stays readable where the player has been, and returns by itself @phone @wide", async ({
  page,
  stoppable,
}) => {
  await openPage(page, "/");
  await untilPicturesAreShown(page);
  await untilKept(page, "/");
  // Not loaded, but come to by a link.
  await page.locator("main a[href='/game/tl']").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Throne and Liberty" })).toBeVisible();
  await untilHydrated(page);
  await untilKept(page, "/game/tl");
  await untilPicturesAreShown(page);

  await stoppable.stop();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Throne and Liberty" })).toBeVisible();
  await untilPicturesAreShown(page);
  await expect(page.getByText(KEPT_NOTE)).toBeVisible();
  await untilHydrated(page);

  // A link to a cached page loads that page.
  await page.locator("header a[href='/']").first().click();
  await expect(page).toHaveURL(`${stoppable.origin}/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Purple game store");
  await expect(page.getByText(KEPT_NOTE)).toBeVisible();
  await untilPicturesAreShown(page);

  await page.goto("/notice");
  await expect(page.getByRole("heading", { level: 1, name: "The store can’t be reached" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to the store" })).toBeVisible();

  await stoppable.restart();
  await expect(page.getByRole("heading", { level: 1, name: "News" })).toBeVisible({
    timeout: 60_000 * CPU_SLOWDOWN,
  });
  await expect(page).toHaveURL(`${stoppable.origin}/notice`);
});

test("nothing of a player stays after signing out, and nothing of one is shown to another", async ({
  page,
  stoppable,
}) => {
  await register(page, "보라별", "/game/tl");
  await untilKept(page, "/game/tl");
  await openPage(page, "/cart");
  await openPage(page, "/account");
  expect(await keptPages(page)).toEqual(["/game/tl"]);
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${stoppable.origin}/`);
  await untilHydrated(page);
  await expect.poll(() => keptPages(page)).not.toContain("/game/tl");

  await stoppable.stop();
  await page.goto("/game/tl");
  await expect(page.getByRole("heading", { level: 1, name: "The store can’t be reached" })).toBeVisible();
  expect(await bodyText(page.context(), "/game/tl")).toBeNull();
  await expect(page.getByText("보라별")).toHaveCount(0);
});

test("a write on a cached page is queued, and sent when there is a connection", async ({
  page,
  context,
  stoppable,
}) => {
  const written = `안개 속의 성문 ${randomInt(1_000_000_000)}`;
  await register(page, "보라별", ARTICLE);
  await untilReacts(page.locator("#comments"));
  await page.getByRole("textbox", { name: "Your comment" }).fill("…");
  await untilCommentsCanBeSent(page);
  await untilOutboxIsThere(page);
  await untilKept(page, ARTICLE);
  await page.getByRole("textbox", { name: "Your comment" }).fill("");

  await disconnect(page, stoppable);
  await page.reload();
  await expect(page.getByText(KEPT_NOTE)).toBeVisible();
  await untilReacts(page.locator("#comments"));
  await untilOutboxIsThere(page);
  await page.getByRole("textbox", { name: "Your comment" }).fill(written);
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByText("Waiting to be sent: 1")).toBeVisible();
  await connect(page, stoppable);
  await expect(page.getByText("The changes you made offline have been sent.")).toBeVisible();
  const answer = await context.request.get("/community/api/articles/tl-1/comments?sort=newest");
  expect((await answer.text()).split(written)).toHaveLength(2);
});

test("a hidden post is in no cached page once its reader has opened it again @wide", async ({ page, stoppable }) => {
  const post = async (userName: string, path: string, json: object) => {
    const writer = createHttpViewer(() => stoppable.origin);
    await writer.signIn(userName);
    const answer = await writer.fetch(path, { method: "POST", json });
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as { readonly id: string };
  };
  const words = `성문 옆 우물 ${randomInt(1_000_000)}`;
  const article = await post("player-kr", "/community/api/games/tl/boards/free/articles", {
    title: words,
    body: `<p>${words}</p>`,
  });
  const address = `/game/tl/board/free/view/${article.id}`;
  const keptText = () =>
    page.evaluate(async (path) => {
      for (const name of await caches.keys()) {
        const kept = await (await caches.open(name)).match(path);
        if (kept !== undefined) return kept.text();
      }
      return null;
    }, address);

  await openPage(page, address);
  await untilKept(page, address);
  expect(await keptText()).toContain(words);
  await post("moderator-us", `/community/api/articles/${article.id}/moderate`, { hidden: true });
  const gone = await page.goto(address);
  expect(gone?.status()).toBe(404);
  await expect(page.getByText("This post is gone")).toBeVisible();
  await expect.poll(keptText).toBeNull();
});

test("an operator who turns the page cache off also clears it in browsers @wide", async ({ page, stoppable }) => {
  await openPage(page, "/");
  await untilKept(page, "/");
  await stoppable.stop();
  await stoppable.restart({ keepsPages: false });
  await openPage(page, "/");
  const isAnythingLeft = () =>
    page.evaluate(async () => ({
      kept: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  // Browsers look for a new worker once the page is quiet.
  await expect.poll(isAnythingLeft, { timeout: 60_000 }).toEqual({ kept: [], workers: 0 });
  await stoppable.stop();
  await expect(page.goto("/")).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});

test("a store that does not answer is not awaited if the page is cached, except on a reload @wide", async ({
  page,
  stoppable,
}) => {
  await openPage(page, "/game/tl");
  await untilKept(page, "/game/tl");
  stoppable.freeze();
  await page.goto("/game/tl");
  await expect(page.getByText(KEPT_NOTE)).toBeVisible();
  stoppable.unfreeze();
  await expect(page.getByText(KEPT_NOTE)).toBeHidden();

  stoppable.freeze();
  await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
  const loading = page.reload();
  setTimeout(stoppable.unfreeze, 2 * PAGE_WAIT_MS);
  await loading;
  await expect(page.locator("html[data-old]")).toHaveCount(0);
  const visit = await page.locator("#page-context").evaluate((element) => JSON.parse(element.textContent ?? "").visit);
  expect(visit).not.toHaveProperty("keptAt");
});
