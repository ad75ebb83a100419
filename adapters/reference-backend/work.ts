import type { HtmlKind } from "#core/html/allowed-html.ts";
import type { ArticleInput, CheckedArticle } from "./domain/community/article-text.ts";
import type { ImageRefusal, RewrittenImage } from "./domain/community/rewrite-image.ts";

/** Who has sent what work is done for. */
export interface Sender {
  readonly accountId: string;
  /** The network of the request; `undefined` if it is not known. */
  readonly network: string | undefined;
}

/**
 * Work that takes so long that it would hold up every other request of the process. The host of the backend does it elsewhere, in
 * threads. It rejects with `WorkRefused` where too much is waiting or the time is up. What one
 * sender sends is done one by one, so that it does not hold up what others send.
 */
export interface BackendWork {
  /** `sender` is absent for a stored text that any reader may ask for. */
  cleanHtml(html: string, kind: HtmlKind, sender?: Sender): Promise<string>;
  checkArticle(input: ArticleInput, sender: Sender): Promise<CheckedArticle>;
  rewriteImage(bytes: Uint8Array, sender: Sender): Promise<RewrittenImage | ImageRefusal>;
}
