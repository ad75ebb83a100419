import type { FullConfig } from "@playwright/test";
import { startSeededStore } from "../support/seeded-folder.ts";
import startRun from "../support/start-run.ts";

/** Variable with the origins of the stores, separated by spaces, in which the workers find theirs. */
export const STORE_ORIGINS = "STORE_ORIGINS";

/** Pages of each kind: the first request for one compiles its code and fills the caches. */
const PAGES_TO_WARM = [
  "/",
  "/?view=all",
  "/game/tl",
  "/game/tl/review",
  "/goods/tl/tl-deluxe",
  "/game/tl/board/guide",
  "/cart",
];

/** On a busy machine right answers take longer than players would wait; what pages do after five seconds has journeys of its own. */
const CONFIGURATION = { callTimeoutMs: 15_000, languageWaitMs: 15_000 };

async function startWarmStore() {
  // It lives for the whole run: its code is compiled thoroughly.
  const store = await startSeededStore({ configuration: CONFIGURATION, switches: [] });
  for (const page of PAGES_TO_WARM) await (await fetch(store.origin + page)).text();
  return store;
}

/**
 * Playwright runs this before all journeys: it starts a built store for each worker, since a worker runs one journey at a
 * time and a journey may change what concerns the whole store. The returned function ends them.
 */
export default async function startStores({ workers }: Pick<FullConfig, "workers">): Promise<() => Promise<void>> {
  const endRun = await startRun();
  const stores = await Promise.all(Array.from({ length: workers }, startWarmStore));
  process.env[STORE_ORIGINS] = stores.map(({ origin }) => origin).join(" ");
  return async () => {
    await Promise.all(stores.map(({ stop }) => stop()));
    await endRun();
  };
}
