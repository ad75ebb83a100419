import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** Entry of the lazily loaded file with everything below the first rails of the front page. */
export const HomeLate = lazyWithPreload(async () => (await import("./home-late-rails.tsx")).HomeLateRails);
