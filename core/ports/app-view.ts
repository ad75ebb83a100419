/** The web view of the mobile app around the page. Never throws; `false` in other shells, and where the app does not answer. */
export interface AppView {
  /** Loads the page again. */
  refresh(): Promise<boolean>;
  /** Closes the web view; the app's screen below it is visible again. */
  close(): Promise<boolean>;
  /** Shows the chat profile of a player. */
  showProfile(userId: string): Promise<boolean>;
}
