/** What the open tabs of the store tell each other: that something has changed, not what. Never throws. */
export interface TabChannel {
  /** Tells the other tabs, as far as they can be reached. */
  tell(topic: string): void;
  /** Calls `listener` whenever another tab tells of the topic; the returned function ends that. */
  listen(topic: string, listener: () => void): () => void;
}
