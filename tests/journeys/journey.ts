import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { createSeededFolder } from "../support/seeded-folder.ts";
import { type RunningStore, startStore } from "../support/start-store.ts";
import { CPU_SLOWDOWN } from "./cpu-slowdown.ts";

/** Playwright's message when it blocks a service worker. */
const BLOCKED_WORKER = /^warning: Service Worker registration blocked by Playwright/;

/** Console messages and exceptions of the pages of a journey. */
export interface PageLog {
  /** Registers expected messages, e.g. the browser's message about a call that the journey makes fail. */
  expectMessages(pattern: RegExp): void;
  /** Also records the messages and exceptions of pages of another browser. */
  watch(context: BrowserContext): void;
}

/** Faults and other things to try out, as `PUT /reference/controls` takes them. */
export interface Controls {
  set(state: Readonly<Record<string, unknown>>): Promise<void>;
}

/** Lends a built store on a database of its own. */
async function withStore(use: (store: RunningStore) => Promise<void>): Promise<void> {
  const data = await createSeededFolder();
  const store = await startStore({ DATA_DIR: data.path, LOG_LEVEL: "silent" });
  await use(store);
  await store.stop();
  await data.remove();
}

const controlsOf = ({ origin }: RunningStore): Controls => ({
  async set(state) {
    const answer = await fetch(`${origin}/reference/controls`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(state),
    });
    if (!answer.ok) throw new Error(`the controls were refused: ${await answer.text()}`);
  },
});

/** Rejects where the page is gone already. */
async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

/**
 * Journeys run against one built store with its own database. Any console message, exception or CSP violation of a page
 * fails the journey.
 */
export const test = base.extend<{ pageLog: PageLog; controls: Controls }, { store: RunningStore }>({
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      await withStore(use);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ store }, use) => use(store.origin),
  pageLog: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const expected: RegExp[] = [BLOCKED_WORKER];
      const watch = (watched: BrowserContext) => {
        watched.on("console", (message) =>
          seen.push(`${message.type()}: ${message.text()} (${message.location().url})`),
        );
        if (CPU_SLOWDOWN > 1) watched.on("page", (page) => slowDown(page).catch(() => undefined));
        watched.on("weberror", (webError) => seen.push(`thrown: ${webError.error()}`));
      };
      watch(context);
      await use({ expectMessages: (pattern) => expected.push(pattern), watch });
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
});

/**
 * For journeys with the ready accounts: a fresh store without purchases, posts or notifications of earlier journeys.
 */
export const testAlone = test.extend<{ ownStore: RunningStore }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  ownStore: async ({}, use) => withStore(use),
  baseURL: async ({ ownStore }, use) => use(ownStore.origin),
  controls: async ({ ownStore }, use) => use(controlsOf(ownStore)),
});

export {
  addToCart,
  closeByEscape,
  fillSignIn,
  goOffline,
  idOfPlayer,
  join,
  muteLiveRegions,
  nameRecipient,
  nicknameOf,
  openPage,
  signIn,
  untilCommentsCanBeSent,
  untilFetched,
  untilHistoryIsRestored,
  untilHydrated,
  untilOutboxIsThere,
  untilReacts,
  writeGift,
} from "./visit.ts";
export { expect };
