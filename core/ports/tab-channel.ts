/** What the open tabs of the store tell each other: that something has changed, not what. Never throws. */
export interface TabChannel {
  /** Sends the topic to the other tabs, as far as they can be reached. */
  tell(topic: string): void;
  /** Calls `listener` for each message of the topic from another tab; returns the unsubscribe function. */
  listen(topic: string, listener: () => void): () => void;
}
