import type { SharedPage } from "./sharing.ts";

/** The chat app around the page. Never throws; failures are logged. */
export interface ChatApp {
  /** Opens the chat app's choice of friends for a page; false where its SDK cannot be had or refuses. */
  share(page: SharedPage): Promise<boolean>;
}
