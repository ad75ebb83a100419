/** The number that a shell shows beside its own icon. Never throws. */
export interface NativeBadge {
  /** `setNotifyCount` of the launcher; other shells have no such thing. */
  showUnread(count: number): Promise<void>;
}
