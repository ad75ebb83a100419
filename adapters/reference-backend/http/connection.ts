/** What the host of the backend knows about, and can do to, the connection a request came over. */
export interface Connection {
  /** Address of the client; absent for requests that the process makes itself while it renders a page. */
  readonly clientAddress?: string | undefined;
  /** Breaks the connection without an answer, for faults that are tried out. */
  readonly drop?: (() => void) | undefined;
}
