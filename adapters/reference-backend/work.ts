import type { HtmlKind } from "#core/html/allowed-html.ts";
import type { ArticleInput, CheckedArticle } from "./domain/community/article-text.ts";
import type { ImageRefusal, RewrittenImage } from "./domain/community/rewrite-image.ts";

/**
 * Work that takes so long that it would hold up every other request of the process. The host of the backend does it elsewhere, in
 * threads. It rejects with `WorkRefused` where too much is waiting or the time is up.
 */
export interface BackendWork {
  cleanHtml(html: string, kind: HtmlKind): Promise<string>;
  checkArticle(input: ArticleInput): Promise<CheckedArticle>;
  rewriteImage(bytes: Uint8Array): Promise<RewrittenImage | ImageRefusal>;
}
