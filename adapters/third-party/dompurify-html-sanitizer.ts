import type { HtmlSanitizer } from "#core/ports/html-sanitizer.ts";

/** Sanitizer of the browser, on DOMPurify, loaded with its rules when it is first asked for. */
export function createDompurifyHtmlSanitizer(): HtmlSanitizer {
  let loading: Promise<void> | null = null;
  let purify: ((html: string) => unknown) | null = null;

  return {
    load: () => {
      loading ??= import("./dompurify-purifier.ts").then(
        (purifier) => {
          purify = purifier.purify;
        },
        (error: unknown) => {
          // A chunk that did not arrive can be asked for again.
          loading = null;
          throw error;
        },
      );
      return loading;
    },
    sanitize: (html) => purify && { html: purify(html) },
  };
}
