import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { HtmlKind } from "#core/html/allowed-html.ts";
import { HTML_RULES_VERSION } from "#core/html/html-rules-version.ts";

/** Code units of cleaned HTML that are kept. */
const MAX_KEPT_LENGTH = 16 * 1_024 * 1_024;

/** Cleans HTML from a publisher that is not trusted, each text once. */
export type CleanHtml = (html: string, kind: HtmlKind) => Promise<string>;

/** `clean` with a memory: the same text is cleaned once in a process, also where several pages ask for it at the same time. */
export function rememberCleanHtml(clean: CleanHtml): CleanHtml {
  const cleaned = new LRUCache<string, string, { readonly html: string; readonly kind: HtmlKind }>({
    maxSize: MAX_KEPT_LENGTH,
    sizeCalculation: (html) => html.length + 1,
    fetchMethod: (_key, _stale, { context: { html, kind } }) => clean(html, kind),
  });
  return (html, kind) => {
    const digest = createHash("sha256").update(html).digest("base64");
    return cleaned.forceFetch(`${HTML_RULES_VERSION} ${kind} ${digest}`, { context: { html, kind } });
  };
}
