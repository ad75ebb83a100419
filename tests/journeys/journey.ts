import { test as base, expect } from "@playwright/test";
import { createSeededFolder } from "../support/seeded-folder.ts";
import { type RunningStore, startStore } from "../support/start-store.ts";

/** What the pages of a journey have printed and thrown. */
interface Diary {
  /** Names what is to be expected, e.g. that the browser tells of a call the journey makes fail. */
  expectMessages(pattern: RegExp): void;
}

/** Faults and other things to try out, as `PUT /reference/controls` takes them. */
interface Controls {
  set(state: Readonly<Record<string, unknown>>): Promise<void>;
}

/**
 * Journeys walk through one built store on a database of its own. Whatever a page prints on the console, throws, or has
 * blocked by its content security policy fails the journey.
 */
export const test = base.extend<{ diary: Diary; controls: Controls }, { store: RunningStore }>({
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const data = await createSeededFolder();
      const store = await startStore({ DATA_DIR: data.path, LOG_LEVEL: "silent" });
      await use(store);
      await store.stop();
      await data.remove();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ store }, use) => use(store.origin),
  diary: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const expected: RegExp[] = [];
      context.on("console", (message) => seen.push(`${message.type()}: ${message.text()} (${message.location().url})`));
      context.on("weberror", (webError) => seen.push(`thrown: ${webError.error()}`));
      await use({ expectMessages: (pattern) => expected.push(pattern) });
      const unexpected = seen.filter((message) => !expected.some((pattern) => pattern.test(message)));
      expect(unexpected, "what the pages printed").toEqual([]);
    },
    { auto: true },
  ],
  controls: async ({ store }, use) => {
    const set = async (state: Readonly<Record<string, unknown>>) => {
      const answer = await fetch(`${store.origin}/reference/controls`, {
        method: "PUT",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(state),
      });
      if (!answer.ok) throw new Error(`the controls were refused: ${await answer.text()}`);
    };
    await use({ set });
    await set({});
  },
});

export { fillSignIn, join, nicknameOf, openPage, quietenNews, signIn, untilHydrated, untilReacts } from "./visit.ts";
export { expect };
