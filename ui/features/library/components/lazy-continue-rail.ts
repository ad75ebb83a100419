import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** The rail of the index, in a file of its own that only players load. */
export const LazyContinueRail = lazyWithPreload(async () => (await import("./continue-rail.tsx")).ContinueRail);
