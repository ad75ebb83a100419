import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { HtmlKind } from "#core/html/allowed-html.ts";
import { HTML_RULES_VERSION } from "#core/html/html-rules-version.ts";

/** Maximum code units of cached HTML. */
const MAX_CACHED_LENGTH = 16 * 1_024 * 1_024;

/** Cleans HTML from a publisher that is not trusted, each text once. */
export type CleanHtml = (html: string, kind: HtmlKind) => Promise<string>;

/** Adds a cache to `clean`: a process cleans a text once, also if several pages request it at the same time. */
export function rememberCleanHtml(clean: CleanHtml): CleanHtml {
  const cleaned = new LRUCache<string, string, { readonly html: string; readonly kind: HtmlKind }>({
    maxSize: MAX_CACHED_LENGTH,
    sizeCalculation: (html) => html.length + 1,
    fetchMethod: (_key, _stale, { context: { html, kind } }) => clean(html, kind),
  });
  return (html, kind) => {
    const digest = createHash("sha256").update(html).digest("base64");
    return cleaned.forceFetch(`${HTML_RULES_VERSION} ${kind} ${digest}`, { context: { html, kind } });
  };
}
