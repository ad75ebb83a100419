import type { ClientState } from "#core/client-state/client-state.ts";

/** State that only this page has: neither the server nor the device stores it. */
type PageMemory = Pick<ClientState, "launcherClosedPopupName" | "isFullBannerOpen">;

let memory: PageMemory = { launcherClosedPopupName: null, isFullBannerOpen: false };
const listeners = new Set<() => void>();

export const pageMemory = (): PageMemory => memory;

/** Keeps what has changed until the page is left; in browsers only. */
export function remember(change: Partial<PageMemory>): void {
  memory = { ...memory, ...change };
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change; the returned function ends that. */
export function watchPageMemory(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
