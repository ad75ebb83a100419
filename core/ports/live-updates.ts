/** News while a page is open, without asking for them. Never throws; what cannot be heard is asked for now and then. */
export interface LiveUpdates {
  /**
   * Calls `onUnread` with the number of a player's unread notifications when it may have changed, with `null` where the page
   * has to ask for it: another page has heard of a change, or nobody can hear. Until the returned function is called.
   */
  listenForUnread(onUnread: (unreadCount: number | null) => void): () => void;
  /**
   * Calls `onChanged` whenever something has changed about one of the topics (`article:…`, `board:<game>.<alias>`; 4 at most),
   * also when it may have. Until the returned function is called.
   */
  listenToTopics(topics: readonly string[], onChanged: () => void): () => void;
}
