import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** The front page and the list of games, in separate files: a visit shows one of them first. */
export const StoreHome = lazyWithPreload(async () => (await import("./home/store-home.tsx")).StoreHome);
export const StoreResults = lazyWithPreload(async () => (await import("./results/store-results.tsx")).StoreResults);
