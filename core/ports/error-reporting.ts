/** Service that receives unexpected errors. */
export interface ErrorReporting {
  /** Reports an error without personal data, with tags of the page. Never throws, and returns at once. */
  report(error: unknown, tags?: Readonly<Record<string, string>>): void;
}
