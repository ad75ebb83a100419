import type { HtmlKind } from "#core/html/allowed-html.ts";
import type { HtmlSanitizer } from "#core/ports/html-sanitizer.ts";

/**
 * Sanitizer of the browser, on DOMPurify, loaded on first use. `pictureOrigin` is the origin of pictures without a
 * host; empty for the page's own.
 */
export function createDompurifyHtmlSanitizer(pictureOrigin = ""): HtmlSanitizer {
  let loading: Promise<void> | null = null;
  let purify: ((html: string, kind: HtmlKind, pictureOrigin: string) => unknown) | null = null;

  return {
    load: () => {
      loading ??= import("./dompurify-purifier.ts").then(
        (purifier) => {
          purify = purifier.purify;
        },
        (error: unknown) => {
          // A failed load can be retried.
          loading = null;
          throw error;
        },
      );
      return loading;
    },
    sanitize: (html, kind = "text") => purify && { html: purify(html, kind, "") },
    show: (html, kind = "text") => purify && { html: purify(html, kind, pictureOrigin) },
  };
}
