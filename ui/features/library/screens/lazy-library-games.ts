import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** The games with their filters and their search, in a file of their own. */
export const LazyLibraryGames = lazyWithPreload(async () => (await import("./library-parts.tsx")).LibraryParts);
