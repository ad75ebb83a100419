import { randomUUID } from "node:crypto";
import { type APIRequestContext, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { READY_ACCOUNTS } from "#adapters/reference-backend/domain/accounts/ready-accounts.ts";
import { allTicked } from "#tests/support/form-ticks.ts";
import { CPU_SLOWDOWN } from "./cpu-slowdown.ts";

/** Opens a page of the store and waits until it reacts: the product marks the document, see `untilReacts`. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
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
  await expect.poll(() => page.evaluate((): unknown => history.state?.layers ?? 0)).toBe(0);
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

/** Writes a gift of the goods whose page is open, with a greeting, up to where it is paid. */
export async function writeGift(page: Page, title: string, nickname: string): Promise<Locator> {
  const give = page.getByRole("button", { name: "Give as a gift" });
  await untilReacts(give);
  await give.click();
  const popup = page.getByRole("dialog", { name: `Gift ${title}` });
  await nameRecipient(popup, nickname);
  await popup.getByRole("button", { name: "Happy birthday!" }).click();
  await popup.getByRole("button", { name: "Next" }).click();
  await expect(popup.getByText(nickname)).toBeVisible();
  return popup;
}

/** Finds the recipient of a gift, the only player with the nickname, and goes on. */
export async function nameRecipient(popup: Locator, nickname: string): Promise<void> {
  await popup.getByLabel("Recipient’s nickname").fill(nickname);
  await popup.getByRole("button", { name: "Find player" }).click();
  await expect(popup.getByRole("radio", { name: nickname })).toBeChecked();
  await popup.getByRole("button", { name: "Next" }).click();
}

/** Id of the only player with a nickname. */
export async function idOfPlayer(request: APIRequestContext, nickname: string): Promise<string> {
  const answer = await request.get(`/api/store/gifts/recipients?nickname=${encodeURIComponent(nickname)}`);
  const { players } = (await answer.json()) as { players: { id: string }[] };
  expect(players).toHaveLength(1);
  return players[0]?.id ?? "";
}

/** Signs in on the sign-in page that is open, with the password it shows. */
export async function fillSignIn(page: Page, userName: string): Promise<void> {
  const password = page.getByRole("term").filter({ hasText: userName }).locator("+ dd");
  await page.getByLabel("Username").fill(userName);
  await page.getByLabel("Password").fill(await password.innerText());
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Opens `path` signed in, without the sign-in page, which has journeys of its own. */
export async function signIn(page: Page, userName: string, path: string): Promise<void> {
  const answer = await page.request.post("/reference/sign-in", { data: { userName } });
  expect(await answer.json()).toEqual({ signedIn: true });
  await openExactly(page, path);
}

/** Creates an account, signs in and opens `path`. A new player can post without waiting for earlier posts. */
export async function join(page: Page, nickname: string, path: string, userName?: string): Promise<void> {
  await createAccount(page.request, nickname, userName);
  await openExactly(page, path);
}

/** Submits the registration form without its page, which has a journey of its own; the caller is signed in then. */
export async function createAccount(
  request: APIRequestContext,
  nickname: string,
  userName = `player-${randomUUID().slice(0, 18)}`,
  country = "KR",
): Promise<void> {
  const form = await (await request.get("/register")).text();
  const token = /name="form_token" value="([^"]+)"/.exec(form)?.[1] ?? "";
  const fields = { ...allTicked(form), form_token: token, userName, nickname, password: "a-long-winter-2026", country };
  const answer = await request.post("/register", { form: fields, maxRedirects: 0 });
  expect(answer.status(), await answer.text()).toBe(303);
}

async function openExactly(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForURL((url) => url.pathname + url.search + url.hash === path);
  await untilHydrated(page);
}

export const nicknameOf = (userName: string): string =>
  READY_ACCOUNTS.find((account) => account.userName === userName)?.nickname ?? "";

/** Ends the stream of news at once, which is a request without end: a player's page then comes to rest (`networkidle`). */
export async function muteLiveRegions(target: Page | BrowserContext): Promise<void> {
  await target.route("**/notification/api/events", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: ":\n\n" }),
  );
}

/**
 * Waits until the page has loaded files of these names, scripts with all their imports: an idle page prefetches them in
 * no fixed order.
 */
export async function untilFetched(page: Page, ...names: readonly RegExp[]): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await expect(async () => {
    const addresses = await fetched();
    const found = names.map((name) => addresses.findLast((address) => name.test(address)));
    expect(names.filter((_, index) => found[index] === undefined)).toEqual([]);
    const scripts = found.filter((address) => address?.endsWith(".js"));
    // A loaded script may still wait for its imports. Code of the page that waits for it runs first.
    await page.evaluate(
      (list) => Promise.all(list.map((address) => import(`${address}`))).then(() => undefined),
      scripts,
    );
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }).toPass({ timeout: 30_000 * CPU_SLOWDOWN });
}

/** Goes offline; the page has received the event on return. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
}

/** Waits until the code that posts and changes comments is loaded, with all its imports. */
export const untilCommentsCanBeSent = (page: Page): Promise<void> => untilFetched(page, /\/board-actions-.*\.js$/);

/** Waits until the code of the outbox is loaded, with its texts. */
export function untilOutboxIsThere(page: Page): Promise<void> {
  return untilFetched(page, /\/outbox-strip-.*\.js$/, /\/outbox-strip-.*\.css$/, /\/outbox-[^/]{7}\.js$/);
}
