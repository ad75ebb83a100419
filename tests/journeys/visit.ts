import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { READY_ACCOUNTS } from "#adapters/reference-backend/domain/accounts/ready-accounts.ts";
import { scriptOf, stylesOf } from "./built-code.ts";
import { CPU_SLOWDOWN } from "./cpu-slowdown.ts";

/** Opens a page of the store and waits until it reacts: the product marks the document, see `untilReacts`. */
export async function openPage(page: Page, path: string): Promise<void> {
  // It may react before its last picture is there.
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await untilHydrated(page);
}

/** Closes the open layer with Escape, and waits until its history entry is removed. */
export async function closeByEscape(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await untilHistoryIsRestored(page);
}

/**
 * Waits until the history entry of the closed layer is removed: going back would cancel a navigation that starts
 * meanwhile.
 */
export async function untilHistoryIsRestored(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate((): unknown => history.state?.layers?.length ?? 0)).toBe(0);
}

export async function untilHydrated(page: Page): Promise<void> {
  await untilReacts(page.locator("header").first());
  await untilReacts(page.locator("main > *").first());
}

/**
 * Scrolls a part of the page into view and waits until it is hydrated: sections far below are hydrated when they are
 * seen.
 */
export async function untilReacts(part: Locator): Promise<void> {
  // A lazy section may replace its placeholder.
  await expect(async () => {
    const reacts = await part.evaluate(
      (element) => {
        const { top, bottom } = element.getBoundingClientRect();
        // Without Playwright's wait for a stable position, because a busy machine does not draw two frames in time. A
        // part already in view is not scrolled, since that would move the starting point of Tab.
        if (bottom < 0 || top > innerHeight) element.scrollIntoView({ block: "nearest", behavior: "instant" });
        // The mark is of the whole page. A section whose code is still loading gets no events yet.
        if (element.ownerDocument.documentElement.dataset.hydrated === undefined) return false;
        let isReached = false;
        const hear = () => {
          isReached = true;
        };
        element.addEventListener("input", hear);
        element.dispatchEvent(new Event("input"));
        element.removeEventListener("input", hear);
        return isReached;
      },
      undefined,
      { timeout: 2_000 * CPU_SLOWDOWN },
    );
    expect(reacts).toBe(true);
  }).toPass({ timeout: 20_000 * CPU_SLOWDOWN });
}

/** Puts the goods of the open page into the cart, one of them at most. */
export async function addToCart(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("link", { name: "In your cart" })).toBeVisible();
}

/** A player made for a journey. */
export interface Player {
  readonly id: string;
  readonly userName: string;
  readonly nickname: string;
}

/** Password of all players that journeys make. */
export const PASSWORD = "a-long-winter-2026";

/** What a journey's player has; `like` names a ready account whose belongings they have. */
interface WantedPlayer {
  readonly like?: string;
  readonly nickname?: string;
  readonly countryCode?: string;
}

/** Makes a player, whose session the caller has then. */
export async function createPlayer(request: APIRequestContext, wanted: WantedPlayer = {}): Promise<Player> {
  const answer = await request.post("/reference/players", { data: { password: PASSWORD, ...wanted } });
  expect(answer.status(), await answer.text()).toBe(201);
  return await answer.json();
}

/** Signs in on the sign-in page that is open. */
export async function fillSignIn(page: Page, { userName }: Player): Promise<void> {
  await page.getByLabel("Username").fill(userName);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Signs in on the sign-in page that is open, with the password that it shows for a ready account. */
export async function fillSignInAsReady(page: Page, userName: string): Promise<void> {
  const password = page.getByRole("term").filter({ hasText: userName }).locator("+ dd");
  await page.getByLabel("Username").fill(userName);
  await page.getByLabel("Password").fill(await password.innerText());
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Opens `path` as a new player who has what a ready account has. Players sign in by the form only where that is the point. */
export async function signIn(page: Page, like: string, path: string): Promise<Player> {
  const player = await createPlayer(page.request, { like });
  await openExactly(page, path);
  return player;
}

/** Opens `path` as a new player who has nothing yet. */
export async function join(page: Page, nickname: string, path: string): Promise<Player> {
  const player = await createPlayer(page.request, { nickname });
  await openExactly(page, path);
  return player;
}

/** Waits until nothing is under way in the page for the first time: the product marks the document. */
export const untilIdle = (page: Page): Promise<void> => expect(page.locator("html[data-idle]")).toBeAttached();

/** The same for pages of which some are the publisher's own: those have no scripts and are complete at once. */
export const untilQuiet = (page: Page): Promise<void> =>
  expect(page.locator("html[data-idle], html:not(:has(script[src]))")).toBeAttached();

async function openExactly(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForURL((url) => url.pathname + url.search + url.hash === path, { waitUntil: "domcontentloaded" });
  await untilHydrated(page);
}

export const nicknameOf = (userName: string): string =>
  READY_ACCOUNTS.find((account) => account.userName === userName)?.nickname ?? "";

/** Leaves the tab for another one and comes back, when the store looks whether the session and its own version still hold. */
export const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const hidden of [true, false]) {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }
  });

/**
 * Waits until the page has loaded late modules, named by their paths in the sources or by the names of their chunks, with all that they import: an idle page
 * prefetches them in no fixed order.
 */
export async function untilLoaded(page: Page, ...modules: readonly string[]): Promise<void> {
  await untilIdle(page);
  const files = modules.flatMap((path) => [scriptOf(path), ...stylesOf(path)]).map(({ source }) => source);
  await page.waitForFunction(
    async (names) => {
      const addresses = performance.getEntriesByType("resource").map(({ name }) => name);
      const found = names.map((name) => addresses.findLast((address) => new RegExp(name).test(address)));
      if (found.includes(undefined)) return false;
      // A loaded script may still wait for its imports. Code of the page that waits for it runs first.
      await Promise.all(
        found.filter((address) => /\.js(\?|$)/.test(`${address}`)).map((address) => import(`${address}`)),
      );
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return true;
    },
    files,
    { timeout: 30_000 * CPU_SLOWDOWN },
  );
}

/** Goes offline; the page has received the event on return. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
}

/** Waits until the code that posts and changes comments is loaded. */
export const untilCommentsCanBeSent = (page: Page): Promise<void> => untilLoaded(page, "idle");

/** Waits until the code of the outbox is loaded, and its texts in the language of the page. */
export async function untilOutboxIsThere(page: Page): Promise<void> {
  const locale = await page.locator("html").getAttribute("lang");
  await untilLoaded(page, "idle", `locales/${locale}/outbox.json`);
}
