import { lateComponent } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** One thing to read, in a file of its own: the list does without what shows an article. */
export const Reading = lateComponent(async () => (await import("./reading-parts.tsx")).ReadingParts);
