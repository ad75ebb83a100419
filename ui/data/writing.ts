import { queryOptions } from "@tanstack/react-query";
import type { Article, BoardList } from "#core/community/article.ts";
import type { EditorTarget, ServerDraft } from "#core/ports/community-gateway.ts";
import { personalKey, type QueryScope } from "./query-scope.ts";
import { unwrap } from "./request-failure-error.ts";

/** Data that the editor of an article needs. */
export interface WritingStart {
  readonly boards: BoardList;
  /** The article to change; `null` for a new one. */
  readonly article: Article | null;
  /** Draft on the server. */
  readonly draft: ServerDraft | null;
}

/** Read once when the page opens: later data must not overwrite what the player is writing. */
export function writingQuery(scope: QueryScope, target: EditorTarget) {
  const { gameCode, articleId } = target;
  return queryOptions({
    queryKey: ["writing", ...personalKey(scope), target] as const,
    queryFn: async ({ signal }): Promise<Omit<WritingStart, "draft">> => {
      const { community } = scope.ports;
      const [boards, article] = await Promise.all([
        community.listBoards(gameCode, { signal }),
        articleId === null ? null : community.getArticle({ id: articleId, gameCode }, { signal }),
      ]);
      return { boards: unwrap(boards), article: article && unwrap(article) };
    },
    staleTime: "static",
    gcTime: 0,
  });
}

/** The draft on the server, `null` without one. Read once too; where that fails, nothing may overwrite it unasked. */
export function serverDraftQuery(scope: QueryScope, target: EditorTarget) {
  return queryOptions({
    queryKey: ["server-draft", ...personalKey(scope), target] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.community.getDraft(target, { signal })),
    staleTime: "static",
    gcTime: 0,
  });
}
