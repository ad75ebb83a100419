/** A page as it is handed to others. */
export interface SharedPage {
  readonly title: string;
  /** One sentence about the page; empty if the title is enough. */
  readonly text: string;
  /** Canonical address, absolute. */
  readonly url: string;
}

/** `unavailable`: this page cannot share, so the player can only copy the link. */
export type ShareOutcome = "shared" | "dismissed" | "unavailable";

/** Ways by which a player hands a page to others. Never throws. */
export interface Sharing {
  /** The browser's own dialog (Web Share), else the shell's. Must be called from a press, or the browser refuses. */
  share(page: SharedPage): Promise<ShareOutcome>;
  /** Puts text on the clipboard; false where that is not allowed. */
  copy(text: string): Promise<boolean>;
}
