import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** Entry of the lazily loaded file with everything below the first view of a game page. */
export const GameBelow = lazyWithPreload(async () => (await import("./game-below-parts.tsx")).GameBelowParts);
