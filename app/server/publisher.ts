/** Origin of a request: a browser, or this server itself. */
export interface Connection {
  /** Network address; absent if it is that of a proxy that names no clients. */
  readonly clientAddress?: string | undefined;
  /** Network address of the client for whom this server renders a page. */
  readonly onBehalfOf?: string | undefined;
  /** Network of the client whose share of this process the request uses; absent if it is not known. */
  readonly network?: string | undefined;
  /** Host of the page that is rendered, without its port. */
  readonly storeHost?: string | undefined;
  /** Breaks the connection without an answer. */
  readonly drop?: (() => void) | undefined;
}

/** The publisher API as the server reaches it: in this process or on another machine. */
export interface Publisher {
  /**
   * Answers a request for a path of the publisher. A request of this server itself has no client: it is not limited in
   * this process, and a remote publisher counts it for the client of the page.
   */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** True for paths that belong to the publisher and not to the store's pages. */
  isPublisherPath(pathname: string): boolean;
  /** Whether requests can be answered now; `reason` is for the operator. */
  probe(): Promise<{ readonly ready: boolean; readonly reason?: string }>;
  /**
   * Identifies the state that its answers to guests depend on, beside request and time: while it stays the same, guests
   * may share answers for a short time. `null` if they may not, because test controls are in use or nothing can be
   * requested.
   */
  guestState(): Promise<string | null>;
  /** Whether `guestState` changes with what players write; otherwise it says nothing of changes. */
  readonly noticesWrites: boolean;
  /**
   * Number of queries since the start, and of connections and waiting queries if there is a pool; `null` if the
   * database is elsewhere.
   */
  databaseLoad(): {
    readonly queries: number;
    readonly connections: { readonly busy: number; readonly idle: number; readonly awaited: number } | null;
  } | null;
  /** Ends long-lived responses; their pages reconnect. */
  endStreams(): void;
  close(): Promise<void>;
}
