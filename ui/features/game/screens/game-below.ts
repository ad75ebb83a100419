import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** What stands below the first view of a game page, in a file of its own. */
export const GameBelow = lazyWithPreload(async () => (await import("./game-below-parts.tsx")).GameBelowParts);
