/** Settings of the HTTP server, in milliseconds: how long connections, and requests on their way in, may take. */
export const CONNECTION_BOUNDS = {
  /**
   * How long a connection without a request stays open: longer than balancers (nginx and most clouds: 60 s) and browsers keep
   * theirs, or one would send a post into a connection that is just being closed, and dare not send it again.
   */
  keepAliveTimeout: 75_000,
  /** Headers are a few kilobytes: a client that takes longer is gone, or holds the connection open on purpose. */
  headersTimeout: 15_000,
  /**
   * Limit of a whole request with its body. Pages abort an upload after 60 s with an error message; a body that arrives
   * byte by byte would occupy the concurrency cap of calls.
   */
  requestTimeout: 70_000,
  /** How often the server looks for requests that take too long. */
  connectionsCheckingInterval: 5_000,
} as const;
