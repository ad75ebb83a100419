/** Timeouts of the HTTP server for connections and incoming requests, in milliseconds. */
export const CONNECTION_BOUNDS = {
  /**
   * Idle time of a connection: longer than that of balancers (nginx and most clouds: 60 s) and browsers; otherwise one
   * would send a POST into a closing connection, and could not repeat it.
   */
  keepAliveTimeout: 75_000,
  /** Headers are a few kilobytes: a slower client is gone, or holds the connection open on purpose. */
  headersTimeout: 15_000,
  /**
   * Limit of a whole request with its body: pages abort an upload after 60 s with an error message. `BODY_BOUNDS` end
   * most slow bodies before.
   */
  requestTimeout: 70_000,
  /** Interval of the check for requests that take too long. */
  connectionsCheckingInterval: 5_000,
} as const;
