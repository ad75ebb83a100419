import { randomInt } from "node:crypto";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { OUTBOX_RETRY_MS } from "#core/outbox/constants.ts";
import fc from "#tests/support/fast-check.ts";
import { CPU_SLOWDOWN } from "./cpu-slowdown.ts";
import { comeBack, createPlayer, expect, openPage, test, untilOutboxIsThere, untilReacts } from "./journey.ts";
import { ARTICLE, type NETWORKS, type Step, step, type VERSIONS } from "./walk-steps.ts";

/** Walks of a run: hundreds by `npm run soak`, which takes its time; a few beside the other journeys. */
const WALKS = Number(process.env.SOAK_JOURNEYS ?? 3);
/** Default seed: its walks add a favorite and a cart line while offline, and lose the answer to a comment. */
const SEED = Number(process.env.SOAK_SEED ?? 25_267);

/**
 * Maximum time until a post is visible: the call times out after five seconds, the post is looked up, and the list is
 * reloaded.
 */
const MAX_POST_MS = 45_000 * CPU_SLOWDOWN;

/** Maximum time until a queued write is sent after the reconnect: the first attempt may still fail. */
const MAX_WAIT_MS = OUTBOX_RETRY_MS + 15_000 * CPU_SLOWDOWN;

const COMMENTS = "/community/api/articles/tl-1/comments?sort=newest";
const FAVORITES = "/api/store/favorites";
const CART = "/api/store/cart";
/** Message about an action that is queued. */
const WAITS = /^Waiting to be sent: \d+$/;
/**
 * What the product says of parts of a page that failed to load; uncaught errors are not among them.
 */
const UNLOADED =
  /error occurred when fetching the script|could not be loaded|dynamically imported module|Unable to preload CSS|no style sheet/;

const walks = fc.sample(fc.array(step(WALKS > 10), { minLength: 5, maxLength: 9 }), { seed: SEED, numRuns: WALKS });

/** Something of every page is seen at any time: never a blank one, never the browser's own error screen. */
async function expectNotBlank(page: Page): Promise<void> {
  await expect(async () => {
    expect(page.url()).not.toContain("chrome-error");
    // A reload aborts the requests of the page before it.
    const words = await page
      .locator("main")
      .evaluate((main) => (main.textContent ?? "").trim(), null, { timeout: 5_000 });
    expect(words.length).toBeGreaterThan(10);
  }).toPass({ timeout: 30_000 * CPU_SLOWDOWN });
}

/** Toasts stay at the bottom while a mouse hovers over them, so a target is scrolled to the middle before the click. */
const bringToMiddle = (part: Locator): Promise<void> =>
  part
    .evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }), undefined, {
      timeout: 2_000 * CPU_SLOWDOWN,
    })
    // A page that did not come has no such part.
    .catch(() => undefined);

/** Fields of a queued write that the walk reads. */
interface WaitingWrite {
  readonly kind: string;
  readonly favorite?: { readonly id: string };
  readonly goodsId?: string;
  readonly isKept?: boolean;
}

/** The queued writes of the device, from all tabs. */
const readWaiting = (page: Page): Promise<readonly WaitingWrite[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("outbox");
        // Where nothing has waited yet there is no database, and none is made.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const database = opening.result;
          const end = (entries: readonly { readonly write: WaitingWrite }[]) => {
            database.close();
            resolve(entries.map(({ write }) => write));
          };
          const read = database.transaction("outbox").objectStore("outbox").get("entries");
          read.onsuccess = () => end(read.result ?? []);
          read.onerror = () => end([]);
        };
      }),
  );

/** The write that a press has left on the device, where the page says that something waits; a press that came too early has left none. */
async function waitingOf(page: Page, isIt: (write: WaitingWrite) => boolean): Promise<WaitingWrite | undefined> {
  const find = async () => (await page.getByText(WAITS).isVisible()) && (await readWaiting(page)).some(isIt);
  await expect
    .poll(find, { timeout: 3_000 * CPU_SLOWDOWN })
    .toBe(true)
    .catch(() => undefined);
  return (await find()) ? (await readWaiting(page)).findLast(isIt) : undefined;
}

/**
 * Opens a page; if the page reloads itself at the same time, because its code can be loaded again, the first attempt is
 * aborted.
 */
async function openAnyhow(page: Page, path: string): Promise<void> {
  await expect(() => openPage(page, path)).toPass({ timeout: 60_000 * CPU_SLOWDOWN });
}

/** Whether the server has done something is only known where its answer has come. */
class Walk {
  readonly #context: BrowserContext;
  readonly #tabs: Page[];
  readonly #deploy: (versions: Readonly<Record<string, string>>) => Promise<void>;
  #network: (typeof NETWORKS)[number] = "good";
  readonly #hearts = new Map<string, boolean>();
  readonly #words = `The tide turns at number ${randomInt(1_000_000_000)}.`;
  /** How many of these goods are in the cart: known, or one at most where the answer is not. */
  readonly #cart = new Map<string, "one" | "one at most">();
  #comment: "none" | "tried" | "answered" = "none";
  #versions: Readonly<Record<string, string>> = {};

  constructor(
    context: BrowserContext,
    first: Page,
    deploy: (versions: Readonly<Record<string, string>>) => Promise<void>,
  ) {
    this.#context = context;
    this.#tabs = [first];
    this.#deploy = deploy;
  }

  async #tab(number: number): Promise<Page> {
    const page = this.#tabs[number];
    if (page !== undefined) return page;
    const next = this.#tabs[0] as Page;
    if (this.#network !== "good") return next;
    const other = await this.#context.newPage();
    this.#tabs.push(other);
    await openAnyhow(other, "/");
    return other;
  }

  /** Navigates a tab to a page; if the network fails, the player stays on the current one. */
  async #goTo(page: Page, path: string): Promise<void> {
    if (new URL(page.url()).pathname === path || this.#network !== "good") return;
    await openAnyhow(page, path);
  }

  async take(step: Step): Promise<void> {
    if (step.does === "change the network") {
      const [page] = this.#tabs as [Page];
      if (step.to !== "good") {
        await this.#goTo(page, step.at);
        // The code of lower sections and of offline messages is loaded after the page.
        await untilOutboxIsThere(page);
        // Where the network was not good before, the player has stayed where they were.
        if (new URL(page.url()).pathname === ARTICLE) await untilReacts(page.locator("#comments"));
      }
      return this.#change(step.to);
    }
    const page = await this.#tab(step.tab);
    switch (step.does) {
      case "open":
        if (this.#network === "good") await openAnyhow(page, step.path);
        break;
      case "reload":
        if (this.#network === "good") await openAnyhow(page, page.url());
        break;
      case "follow a link":
        // A page that is just being loaded again, for another version, takes no press.
        await expect(() =>
          page.evaluate((number) => {
            const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']:not([target])")];
            const inside = links.filter(({ pathname }) => !/^\/(log|register|api|pay)/.test(pathname));
            // A link that does not react yet is the browser's, and on a page this young there is no worker either.
            const live = document.documentElement.dataset.hydrated === undefined ? [] : inside;
            live[number % Math.max(live.length, 1)]?.click();
          }, step.number),
        ).toPass({ timeout: 30_000 * CPU_SLOWDOWN });
        break;
      case "press the heart":
        await this.#goTo(page, `/game/${step.game}`);
        await this.#pressHeart(page);
        break;
      case "put into the cart":
        await this.#goTo(page, `/goods/${step.goods.split("-")[0]}/${step.goods}`);
        await this.#putIntoCart(page);
        break;
      case "comment":
        if (this.#comment !== "none") break;
        await this.#goTo(page, ARTICLE);
        if (new URL(page.url()).pathname === ARTICLE) await this.#write(page);
        break;
      case "meet a new version":
        if (this.#network === "good") await this.#meetVersion(page, step.kind);
        break;
    }
    await expectNotBlank(page);
  }

  async #change(to: (typeof NETWORKS)[number]): Promise<void> {
    this.#network = to;
    await this.#context.setOffline(to === "away");
    await this.#context.unrouteAll({ behavior: "wait" });
    if (to !== "loses answers") return;
    await this.#context.route(/\/api\/store\/(favorites|cart)\/|\/comments/, async (route) => {
      if (route.request().method() === "GET") return route.continue().catch(() => undefined);
      await route.fetch().catch(() => undefined);
      await route.abort().catch(() => undefined);
    });
  }

  async #pressHeart(page: Page): Promise<void> {
    const game = /^\/game\/(\w+)$/.exec(new URL(page.url()).pathname)?.[1];
    if (game === undefined) return;
    const heart = page.getByRole("button", { name: /^Favorite / }).first();
    await bringToMiddle(heart);
    if (this.#network !== "good") {
      // A page that did not come has none.
      await heart.click({ timeout: 2_000 * CPU_SLOWDOWN }).catch(() => undefined);
      const waits =
        this.#network === "away" ? await waitingOf(page, ({ favorite }) => favorite?.id === game) : undefined;
      if (waits?.isKept === undefined) this.#hearts.delete(game);
      else this.#hearts.set(game, waits.isKept);
      return;
    }
    const request = page.waitForRequest(
      (asked) => asked.url().includes(`/favorites/game/${game}`) && asked.method() !== "GET",
    );
    await untilReacts(heart);
    await heart.click();
    // A page on a slow machine may have timed out: the outcome is unknown then.
    const answer = await (await request).response();
    if (answer?.ok()) this.#hearts.set(game, answer.request().method() === "PUT");
    else this.#hearts.delete(game);
  }

  /** Once for each of the goods: a second press would be a second one in the cart. */
  async #putIntoCart(page: Page): Promise<void> {
    const goods = /^\/goods\/\w+\/([\w-]+)$/.exec(new URL(page.url()).pathname)?.[1];
    if (goods === undefined || this.#cart.has(goods)) return;
    this.#cart.set(goods, "one at most");
    const button = page.getByRole("button", { name: "Add to cart", exact: true }).first();
    await bringToMiddle(button);
    if (this.#network !== "good") {
      await button.click({ timeout: 2_000 * CPU_SLOWDOWN }).catch(() => undefined);
      if (this.#network !== "away") return;
      if ((await waitingOf(page, ({ goodsId }) => goodsId === goods)) !== undefined) this.#cart.set(goods, "one");
      return;
    }
    const request = page.waitForRequest((asked) => asked.url().includes("/cart/items") && asked.method() === "POST");
    await untilReacts(button);
    await button.click();
    if ((await (await request).response())?.ok()) this.#cart.set(goods, "one");
  }

  async #write(page: Page): Promise<void> {
    const comments = page.locator("#comments");
    if (this.#network !== "good" && (await comments.count()) === 0) return;
    this.#comment = "tried";
    await untilReacts(comments);
    const box = page.getByRole("textbox", { name: "Your comment" });
    await box.fill(this.#words);
    await page.getByRole("button", { name: "Post", exact: true }).click();
    const posted = comments.locator("article").filter({ hasText: this.#words });
    const refused = page.getByRole("alert");
    await expect
      .poll(
        async () => {
          // Below the screen a list draws its comments when they come into sight.
          await comments.evaluate((part) => part.scrollIntoView({ block: "end", behavior: "instant" }));
          return (await posted.count()) + (await refused.count());
        },
        { message: "posted, or said why not", timeout: MAX_POST_MS },
      )
      .toBeGreaterThan(0);
    if ((await posted.count()) === 1) this.#comment = "answered";
    // Empty where it was taken, and the newest comments of a long talk could not be had.
    else expect(["", this.#words]).toContain(await box.inputValue());
  }

  async #meetVersion(page: Page, kind: (typeof VERSIONS)[number]): Promise<void> {
    await this.#deployNext(kind);
    await openAnyhow(page, "/notice");
    await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
    await comeBackToCheck(page);
    await this.#deployNext(kind);
    await comeBackToCheck(page);
    await expect(async () => {
      if (kind !== "reloadVersion")
        await refreshOf(page)
          .click({ timeout: 1_000 })
          .catch(() => undefined);
      await expect(page.locator("html[data-old]")).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ timeout: 60_000 * CPU_SLOWDOWN });
  }

  /** A page is never loaded again twice for one version. */
  #deployNext(kind: (typeof VERSIONS)[number]): Promise<void> {
    this.#versions = { ...this.#versions, [kind]: String(Number(this.#versions[kind] ?? 0) + 1) };
    return this.#deploy(this.#versions);
  }

  /** Once online, every confirmed write is done exactly once, and text of the others is still in its form. */
  async end(): Promise<void> {
    await this.#change("good");
    const [page] = this.#tabs as [Page];
    for (const [game, isKept] of this.#hearts) {
      await expect
        .poll(async () => (await this.#read(page, FAVORITES)).includes(`"id":"${game}"`), {
          message: game,
          timeout: MAX_WAIT_MS,
        })
        .toBe(isKept);
    }
    for (const [goods, quantity] of this.#cart) {
      const counted = async () => quantityOf(goods, await this.#read(page, CART));
      if (quantity === "one") await expect.poll(counted, { message: goods, timeout: MAX_WAIT_MS }).toBe(1);
      else expect(await counted()).toBeLessThanOrEqual(1);
    }
    if (this.#comment === "none") return;
    await openAnyhow(page, ARTICLE);
    await untilReacts(page.locator("#comments"));
    const count = async () => (await this.#read(page, COMMENTS)).split(this.#words).length - 1;
    const box = page.getByRole("textbox", { name: "Your comment" });
    if (this.#comment === "answered") expect(await count()).toBe(1);
    else await expect.poll(async () => (await count()) === 1 || (await box.inputValue()) === this.#words).toBe(true);
    expect(await count()).toBeLessThanOrEqual(1);
  }

  async #read(page: Page, path: string): Promise<string> {
    return (await page.request.get(path)).text();
  }
}

/** Quantity of goods in a cart, from the backend. */
function quantityOf(goodsId: string, cart: string): number {
  const { lines } = JSON.parse(cart) as {
    readonly lines: readonly { readonly id: string; readonly quantity: number }[];
  };
  return lines.find(({ id }) => id === goodsId)?.quantity ?? 0;
}

/** A player takes a new version as soon as it is in the way. */
const takeVersions = (page: Page): Promise<void> =>
  page.addLocatorHandler(refreshOf(page), async (refresh) => refresh.click({ timeout: 2_000 }).catch(() => undefined), {
    noWaitAfter: true,
  });

/** Closes the layer that a link has opened. */
const closePopups = (page: Page): Promise<void> =>
  page.addLocatorHandler(
    page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }),
    async (close) => close.click({ timeout: 2_000 }).catch(() => undefined),
    { noWaitAfter: true },
  );

const refreshOf = (page: Page) =>
  page.getByLabel("A new version is ready").getByRole("button", { name: "Refresh", exact: true });

/**
 * Leaves the tab and returns until the page requests its version: the code for it is loaded some seconds after the
 * page.
 */
async function comeBackToCheck(page: Page): Promise<void> {
  await expect(async () => {
    // Together: a page that is loaded again meanwhile ends both.
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes("/api/session/check"), { timeout: 2_000 }),
      comeBack(page),
    ]);
    expect(answer.ok()).toBe(true);
  }).toPass({ timeout: 60_000 * CPU_SLOWDOWN });
}

// As for real players: the service worker answers requests that fail offline. Motion is reduced, because it would cost
// more than the walk itself.
test.use({ serviceWorkers: "allow", contextOptions: { reducedMotion: "reduce" } });

for (const [number, walk] of walks.entries()) {
  test(`walk ${number} of seed ${SEED} loses nothing, doubles nothing and is never blank @wide`, async ({
    page,
    context,
    controls,
    pageLog,
  }) => {
    pageLog.expectMessages(UNLOADED);
    await createPlayer(context.request, { nickname: "Tidewalker" });
    // Another tab may request the same version at any time.
    context.on("page", async (opened) => {
      await takeVersions(opened);
      await closePopups(opened);
    });
    await takeVersions(page);
    await closePopups(page);
    await openAnyhow(page, "/game/tl");
    const player = new Walk(context, page, (versions) => controls.set({ versions }));
    for (const step of walk) await test.step(JSON.stringify(step), () => player.take(step));
    await player.end();
  });
}
