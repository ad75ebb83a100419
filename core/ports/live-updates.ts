/** Changes pushed to an open page. Never throws; without a stream it polls now and then. */
export interface LiveUpdates {
  /**
   * Calls `onUnread` with the unread count of notifications when it may have changed, or with `null` if the page has to
   * request it: another page has received a change, or no stream is available. Returns the unsubscribe function.
   */
  listenForUnread(onUnread: (unreadCount: number | null) => void): () => void;
  /**
   * Calls `onChanged` when one of the topics (`article:…`, `board:<game>.<alias>`; up to 4) has changed or may have
   * changed, until the returned function is called.
   */
  listenToTopics(topics: readonly string[], onChanged: () => void): () => void;
  /** Ends all streams before the session of their player ends, until the returned function opens them again. */
  pause(): () => void;
}
