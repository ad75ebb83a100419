import { and, eq } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { articles, boardDrafts } from "#adapters/reference-backend/database/schema/index.ts";
import type { BackendWork } from "#adapters/reference-backend/work.ts";
import { HTML_RULES_VERSION } from "#core/html/html-rules-version.ts";
import { imageIdsOf, withDirections } from "./article-text.ts";

interface KeptHtml {
  readonly body: string;
  readonly htmlRulesVersion: number;
}

/**
 * The body of an article, sanitised by the current rules. A body stored under older rules is sanitised on its first
 * read and stored again.
 */
export async function currentArticleBody(
  queries: Queries,
  work: BackendWork,
  article: KeptHtml & { readonly id: string },
): Promise<string> {
  if (article.htmlRulesVersion === HTML_RULES_VERSION) return article.body;
  const body = withDirections(await work.cleanHtml(article.body, "article"));
  // An edit that came meanwhile has the present version already and stays.
  await queries
    .update(articles)
    .set({ body, imageIds: imageIdsOf(body), htmlRulesVersion: HTML_RULES_VERSION })
    .where(and(eq(articles.id, article.id), eq(articles.htmlRulesVersion, article.htmlRulesVersion)));
  return body;
}

/** The same of a draft. */
export async function currentDraftBody(
  queries: Queries,
  work: BackendWork,
  draft: typeof boardDrafts.$inferSelect,
): Promise<string> {
  if (draft.htmlRulesVersion === HTML_RULES_VERSION) return draft.body;
  const body = await work.cleanHtml(draft.body, "article", { accountId: draft.accountId, network: undefined });
  await queries
    .update(boardDrafts)
    .set({ body, imageIds: imageIdsOf(body), htmlRulesVersion: HTML_RULES_VERSION })
    .where(
      and(
        eq(boardDrafts.accountId, draft.accountId),
        eq(boardDrafts.gameCode, draft.gameCode),
        eq(boardDrafts.boardAlias, draft.boardAlias),
        eq(boardDrafts.articleId, draft.articleId),
        eq(boardDrafts.htmlRulesVersion, draft.htmlRulesVersion),
      ),
    );
  return body;
}
