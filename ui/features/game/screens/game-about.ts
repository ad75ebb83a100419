import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** Pictures, films and story of a game, below its hero and in a file of their own, with the facts beside them. */
export const GameAbout = lazyWithPreload(async () => (await import("./game-about-parts.tsx")).GameAboutParts);

/** The facts beside the story, in the same file. */
export const GameAside = lazyWithPreload(async () => (await import("./game-about-parts.tsx")).GameAsideParts);
