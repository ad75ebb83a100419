/** HTML that has passed the allow-list; only an `HtmlSanitizer` makes it, only `SafeHtml` of the kit shows it. */
export interface SanitizedHtml {
  readonly html: unknown;
}

/** Cleans publisher and player HTML by allow-list before it is shown. */
export interface HtmlSanitizer {
  /** Resolves when the sanitizer can be used; it is loaded on first use. */
  load(): Promise<void>;
  /** The cleaned HTML, or `null` as long as `load` has not resolved. */
  sanitize(html: string): SanitizedHtml | null;
}
