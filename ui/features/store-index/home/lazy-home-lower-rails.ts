import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** Entry of the lazily loaded file with everything below the first rails of the front page. */
export const LazyHomeLowerRails = lazyWithPreload(async () => (await import("./home-lower-rails.tsx")).HomeLowerRails);
