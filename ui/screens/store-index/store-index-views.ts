import { lateComponent } from "#ui/kit/late-part/late-component.tsx";

/** The front page and the list of games, each a file of its own: a visit shows one of them first. */
export const StoreHome = lateComponent(async () => (await import("./home/store-home.tsx")).StoreHome, true);
export const StoreResults = lateComponent(async () => (await import("./results/store-results.tsx")).StoreResults, true);
