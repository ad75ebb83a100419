import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** News and spotlight: the server renders them, and the browser hydrates them after the start button. */
export const LobbyEdge = lazyWithPreload(async () => (await import("./lobby-edge.tsx")).LobbyEdge);
