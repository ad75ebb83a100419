import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** Reviews and posts of a player, in a file of their own. */
export const LazyPlayerPosts = lazyWithPreload(async () => (await import("./player-posts.tsx")).PlayerPosts);
