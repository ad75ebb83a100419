/** What a page tells what keeps pages, once it has come to rest. */
export interface SeenPage {
  /** Address of the page the player is on. */
  readonly address: string;
  /** Addresses of everything it has loaded. */
  readonly files: readonly string[];
}
