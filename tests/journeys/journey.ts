import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from "@playwright/test";
import { startSeededStore } from "../support/seeded-folder.ts";
import { setControls } from "../support/test-tools.ts";
import { CPU_SLOWDOWN } from "./cpu-slowdown.ts";
import { STORE_ORIGINS } from "./start-stores.ts";

/** What pages of the product say in the console, exceptions, and violations of their CSP. */
export interface PageLog {
  /** Registers expected messages, e.g. that code which the journey holds back could not be loaded. */
  expectMessages(pattern: RegExp): void;
  /** Also records those of the pages of another browser. */
  watch(context: BrowserContext): void;
}

/**
 * Whether the product itself has printed a message, or has broken its CSP. The browser's other remarks, which have no
 * arguments, are about requests that failed: journeys make them fail, and what the product makes of that is on the page.
 */
const isOfProduct = (message: ConsoleMessage): boolean =>
  (message.args().length > 0 && !/^Service Worker registration blocked by Playwright/.test(message.text())) ||
  /Content Security Policy|Trusted(HTML|Script)/.test(message.text());

/** Faults and other things to try out, as `PUT /reference/controls` takes them. */
export interface Controls {
  set(state: Readonly<Record<string, unknown>>): Promise<void>;
}

/** Opens an empty page in another browser, which has no cookies yet and is closed after the journey. */
type OpenOther = (options?: BrowserContextOptions) => Promise<Page>;

/** A built store with a database of its own. */
export interface Store {
  readonly origin: string;
}

async function withNewStore(use: (store: Store) => Promise<void>): Promise<void> {
  const store = await startSeededStore();
  await use(store);
  await store.stop();
}

const controlsOf = ({ origin }: Store): Controls => ({ set: (state) => setControls(origin, state) });

/** Rejects where the page is gone already. */
async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

/**
 * Journeys run against a built store that only their worker uses, one journey after the other: they make their own players
 * (`signIn`, `join`), and what they set by `controls` ends with them. A journey fails on anything that `PageLog` records
 * and that it does not expect.
 */
export const test = base.extend<{ pageLog: PageLog; controls: Controls; openOther: OpenOther }, { store: Store }>({
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use, { parallelIndex }) => {
      const origin = process.env[STORE_ORIGINS]?.split(" ")[parallelIndex];
      if (origin === undefined) throw new Error("There is no store for this worker: see start-stores.ts.");
      await use({ origin });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ store }, use) => use(store.origin),
  pageLog: [
    async ({ browser }, use) => {
      const seen: string[] = [];
      const expected: RegExp[] = [];
      const watched = new WeakSet<BrowserContext>();
      const watch = (context: BrowserContext) => {
        if (watched.has(context)) return;
        watched.add(context);
        context.on("console", (message) => {
          if (isOfProduct(message)) seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        });
        if (CPU_SLOWDOWN > 1) context.on("page", (page) => slowDown(page).catch(() => undefined));
        context.on("weberror", (webError) => seen.push(`thrown: ${webError.error()}`));
      };
      browser.on("context", watch);
      await use({ expectMessages: (pattern) => expected.push(pattern), watch });
      browser.off("context", watch);
      const unexpected = seen.filter((message) => !expected.some((pattern) => pattern.test(message)));
      expect(unexpected, "what the pages printed").toEqual([]);
    },
    { auto: true },
  ],
  controls: async ({ store }, use) => {
    const controls = controlsOf(store);
    await use(controls);
    await controls.set({});
  },
  openOther: async ({ browser, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: baseURL ?? "", ...options });
      opened.push(context);
      return await context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

/** For journeys that move the clock by days, which leaves traces in a store, or that need it as it is at first. */
export const testAlone = test.extend<{ ownStore: Store }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  ownStore: async ({}, use) => withNewStore(use),
  baseURL: async ({ ownStore }, use) => use(ownStore.origin),
  controls: async ({ ownStore }, use) => use(controlsOf(ownStore)),
});

export {
  addToCart,
  closeByEscape,
  comeBack,
  createPlayer,
  fillSignIn,
  fillSignInAsReady,
  goOffline,
  join,
  nicknameOf,
  openPage,
  PASSWORD,
  signIn,
  untilCommentsCanBeSent,
  untilHistoryIsRestored,
  untilHydrated,
  untilIdle,
  untilOutboxIsThere,
  untilQuiet,
  untilReacts,
} from "./visit.ts";
export { expect };
