import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** The player's own lobbies, in a file of their own that only players load. */
export const LazyOwnLobbies = lazyWithPreload(async () => (await import("./own-lobbies.tsx")).OwnLobbies);
