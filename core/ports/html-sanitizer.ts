import type { HtmlKind } from "../html/allowed-html.ts";

/** HTML that has passed the allow-list; only an `HtmlSanitizer` creates it, and only `ui/kit/safe-html` reads it. */
export interface SanitizedHtml {
  readonly html: unknown;
}

/** Cleans publisher and player HTML by the allow-list (`core/html`) before it is shown. */
export interface HtmlSanitizer {
  /** Resolves when the sanitizer can be used; it is loaded on first use. */
  load(): Promise<void>;
  /** The cleaned HTML, or `null` until `load` has resolved. `kind` defaults to `text`. */
  sanitize(html: string, kind?: HtmlKind): SanitizedHtml | null;
  /** The same for showing: pictures without a host get the publisher's origin. */
  show(html: string, kind?: HtmlKind): SanitizedHtml | null;
}
