import { queryOptions } from "@tanstack/react-query";
import type { Article, BoardList } from "#core/community/article.ts";
import type { KeptDraft, WritingPlace } from "#core/ports/community-gateway.ts";
import { personalKey, type QueryScope } from "./query-scope.ts";
import { unwrap } from "./request-failure-error.ts";

/** What somebody needs who is going to write. */
export interface WritingStart {
  readonly boards: BoardList;
  /** The article to change; `null` for a new one. */
  readonly article: Article | null;
  /** What was kept on the server; `null` too where it could not be asked for. */
  readonly draft: KeptDraft | null;
}

/** Read once when the page is opened: what comes later must not get under what is being written. */
export function writingQuery(scope: QueryScope, place: WritingPlace) {
  const { gameCode, articleId } = place;
  return queryOptions({
    queryKey: ["writing", ...personalKey(scope), place] as const,
    queryFn: async ({ signal }): Promise<WritingStart> => {
      const { community } = scope.ports;
      const [boards, article, draft] = await Promise.all([
        community.listBoards(gameCode, { signal }),
        articleId === null ? null : community.getArticle({ id: articleId, gameCode }, { signal }),
        community.getDraft(place, { signal }),
      ]);
      return { boards: unwrap(boards), article: article && unwrap(article), draft: draft.ok ? draft.value : null };
    },
    staleTime: "static",
    gcTime: 0,
  });
}
