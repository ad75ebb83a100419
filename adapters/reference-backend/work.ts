import type { HtmlKind } from "#core/html/allowed-html.ts";
import type { ArticleInput, CheckedArticle } from "./domain/community/article-text.ts";
import type { ImageRefusal, RewrittenImage } from "./domain/community/rewrite-image.ts";

/**
 * Work that takes so long that it would hold up every other request of the process. The host of the backend does it elsewhere, in
 * threads. It rejects with `WorkRefused` where too much is waiting or the time is up. `accountId` is the account that sent the
 * input: what one account sends is done one by one, so that it does not hold up what others send.
 */
export interface BackendWork {
  /** `accountId` is absent for a stored text that any reader may ask for. */
  cleanHtml(html: string, kind: HtmlKind, accountId?: string): Promise<string>;
  checkArticle(input: ArticleInput, accountId: string): Promise<CheckedArticle>;
  rewriteImage(bytes: Uint8Array, accountId: string): Promise<RewrittenImage | ImageRefusal>;
}
