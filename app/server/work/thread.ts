import { cleanHtml as cleanByKind } from "#adapters/third-party/sanitize-html-sanitizer.ts";
import type { HtmlKind } from "#core/html/allowed-html.ts";

// What the threads of the pool can do; each function gets one input. They run without the database and the settings.
export { checkArticle } from "#adapters/reference-backend/domain/community/article-text.ts";
export { rewriteImage } from "#adapters/reference-backend/domain/community/rewrite-image.ts";

export const cleanHtml = ({
  html,
  kind,
  pictureOrigin,
}: {
  readonly html: string;
  readonly kind: HtmlKind;
  readonly pictureOrigin: string;
}): string => cleanByKind(html, kind, pictureOrigin);
