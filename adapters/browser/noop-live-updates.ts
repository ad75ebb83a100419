import type { LiveUpdates } from "#core/ports/live-updates.ts";

/** No news: on the server, where a page is shown once. */
export function createNoopLiveUpdates(): LiveUpdates {
  return { listenForUnread: () => () => undefined, listenToTopics: () => () => undefined };
}
