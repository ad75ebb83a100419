import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** One article, in a separate chunk: the list does not need it. */
export const Reading = lazyWithPreload(async () => (await import("./reading-parts.tsx")).ReadingParts);
