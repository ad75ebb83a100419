import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** What follows the games of a list, in a separate chunk: most lists have games, and nothing below them. */
export const LazyBelowGames = lazyWithPreload(async () => (await import("./below-games.tsx")).BelowGames);
