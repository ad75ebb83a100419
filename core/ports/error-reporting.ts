/** The service that hears of errors nobody expected, so that somebody can put them right. */
export interface ErrorReporting {
  /** Tells of an error, without personal data. Never throws, and nobody waits for it. */
  report(error: unknown): void;
}
