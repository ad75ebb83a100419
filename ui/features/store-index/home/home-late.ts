import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** What stands below the first rails of the front page, in a file of its own. */
export const HomeLate = lazyWithPreload(async () => (await import("./home-late-rails.tsx")).HomeLateRails);
