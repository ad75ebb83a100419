/** Settings of the HTTP server, in milliseconds: how long connections, and requests on their way in, may take. */
export const CONNECTION_BOUNDS = {
  /**
   * How long a connection without a request stays open: longer than balancers (nginx and most clouds: 60 s) and browsers keep
   * theirs, or one would send a post into a connection that is just being closed, and dare not send it again.
   */
  keepAliveTimeout: 75_000,
  /** Headers are a few kilobytes: whoever takes longer holds a connection open on purpose, or is gone. */
  headersTimeout: 15_000,
  /**
   * A whole request with its body. Pages give an upload up after 60 s and say so themselves; a body that comes byte by byte
   * holds a place among the calls under way.
   */
  requestTimeout: 70_000,
  /** How often the server looks for requests that take too long. */
  connectionsCheckingInterval: 5_000,
} as const;
