import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** News and spotlight, which the server shows at once and the browser brings to life after the big button. */
export const LobbyEdge = lazyWithPreload(async () => (await import("./lobby-edge.tsx")).LobbyEdge);
