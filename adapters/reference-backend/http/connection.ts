/** Properties of the connection of a request, and actions on it, provided by the host of the backend. */
export interface Connection {
  /**
   * Address of the client, whose network is limited; absent for requests that the process makes itself while it renders a
   * page, and behind a proxy that names no clients.
   */
  readonly clientAddress?: string | undefined;
  /** Network whose share of this process the request uses; absent if it is not known, as behind a proxy for everybody. */
  readonly network?: string | undefined;
  /** Breaks the connection without an answer, for faults that are tried out. */
  readonly drop?: (() => void) | undefined;
}
