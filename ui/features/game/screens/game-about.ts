import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** The description of a game, part by part, loaded with the first of them. */
export const GameAbout = lazyWithPreload(async () => (await import("./game-about-parts.tsx")).GameAboutPart);
