import type { LiveUpdates } from "#core/ports/live-updates.ts";

/** No-op for SSR. */
export function createNoopLiveUpdates(): LiveUpdates {
  return {
    listenForUnread: () => () => undefined,
    listenToTopics: () => () => undefined,
    pause: () => () => undefined,
  };
}
