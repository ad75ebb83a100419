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
  /** Draft on the server; `null` also if it could not be read. */
  readonly draft: ServerDraft | null;
}

/** Read once when the page opens: later data must not overwrite what the player is writing. */
export function writingQuery(scope: QueryScope, target: EditorTarget) {
  const { gameCode, articleId } = target;
  return queryOptions({
    queryKey: ["writing", ...personalKey(scope), target] as const,
    queryFn: async ({ signal }): Promise<WritingStart> => {
      const { community } = scope.ports;
      const [boards, article, draft] = await Promise.all([
        community.listBoards(gameCode, { signal }),
        articleId === null ? null : community.getArticle({ id: articleId, gameCode }, { signal }),
        community.getDraft(target, { signal }),
      ]);
      return { boards: unwrap(boards), article: article && unwrap(article), draft: draft.ok ? draft.value : null };
    },
    staleTime: "static",
    gcTime: 0,
  });
}
