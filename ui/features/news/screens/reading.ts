import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** One thing to read, in a file of its own: the list does without what shows an article. */
export const Reading = lazyWithPreload(async () => (await import("./reading-parts.tsx")).ReadingParts);
