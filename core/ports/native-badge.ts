/** The number that a shell shows beside its own icon. Never throws. */
export interface NativeBadge {
  /** `setNotifyCount` of the launcher; a no-op in other shells. */
  showUnread(count: number): Promise<void>;
}
