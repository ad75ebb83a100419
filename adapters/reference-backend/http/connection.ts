/** Properties of the connection of a request, and actions on it, provided by the host of the backend. */
export interface Connection {
  /** Address of the client; absent for requests that the process makes itself while it renders a page. */
  readonly clientAddress?: string | undefined;
  /** Breaks the connection without an answer, for faults that are tried out. */
  readonly drop?: (() => void) | undefined;
}
