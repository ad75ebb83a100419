/** Message of an idle page to the service worker. */
export interface SeenPage {
  /** Address of the page the player is on. */
  readonly address: string;
  /** Addresses of everything it has loaded. */
  readonly files: readonly string[];
}
