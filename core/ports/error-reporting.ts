/** Service that receives unexpected errors. */
export interface ErrorReporting {
  /** Reports an error without personal data. Never throws, and returns at once. */
  report(error: unknown): void;
}
