import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** How long after code did not come it is asked for again, in milliseconds. */
const ASK_AGAIN_AFTER_MS = 3_000;

const pause = () => new Promise<void>((go) => setTimeout(go, ASK_AGAIN_AFTER_MS));

/** The front page and the list of games, each a file of its own: a visit shows one of them first. */
export const StoreHome = lazyWithPreload(async () => (await import("./home/store-home.tsx")).StoreHome, pause);
export const StoreResults = lazyWithPreload(
  async () => (await import("./results/store-results.tsx")).StoreResults,
  pause,
);
