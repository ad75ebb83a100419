/** Messages between the open tabs of the store: that a topic has changed, without its data. Never throws. */
export interface TabChannel {
  /** Sends the topic to the other tabs, as far as they can be reached. */
  announce(topic: string): void;
  /** Calls `listener` for each message of the topic from another tab; returns the unsubscribe function. */
  listen(topic: string, listener: () => void): () => void;
}
