import { cleanHtml as cleanByKind } from "#adapters/third-party/sanitize-html-sanitizer.ts";
import type { HtmlKind } from "#core/html/allowed-html.ts";

// Functions of the worker threads; each takes one input. They run without database and settings.
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
