import type { PageAddress, ScreenContext } from "#ui/context/page-head.ts";
import {
  boardPostsQuery,
  meansNothingToRead,
  noticeQuery,
  noticesQuery,
  staticArticleQuery,
  staticArticlesQuery,
  staticBoardsQuery,
} from "#ui/features/news/queries/news.ts";
import type { NoticeParams, NoticeSearch } from "./notice-search.ts";

/** Result for an article that belongs to another board than the one in its address. */
const ELSEWHERE = Symbol("elsewhere");

/** Fills the cache with what the page shows; what is not there answers 404. */
export async function loadNotice(
  context: ScreenContext,
  { params, search }: PageAddress<NoticeParams, NoticeSearch>,
): Promise<unknown> {
  const { queryClient } = context;
  const { articleId } = params;
  const { board, category, game } = search;
  const read = async (): Promise<unknown> => {
    if (articleId !== undefined && board !== undefined) {
      const query = staticArticleQuery(context, articleId);
      await queryClient.prefetchQuery(query);
      const { data, error } = queryClient.getQueryState(query.queryKey) ?? {};
      return data === undefined || data.boardAlias === board ? error : ELSEWHERE;
    }
    if (articleId !== undefined) {
      const query = noticeQuery(context, articleId);
      await queryClient.prefetchQuery(query);
      return queryClient.getQueryState(query.queryKey)?.error;
    }
    if (board !== undefined) {
      const query = staticArticlesQuery(context, board);
      await queryClient.prefetchQuery(query);
      return queryClient.getQueryState(query.queryKey)?.error;
    }
    if (category === "boards") {
      await queryClient.prefetchQuery(boardPostsQuery(context));
      return undefined;
    }
    await queryClient.prefetchInfiniteQuery(noticesQuery(context, { category, gameCode: game }));
    return undefined;
  };
  const [error] = await Promise.all([
    read(),
    articleId === undefined ? queryClient.prefetchQuery(staticBoardsQuery(context)) : undefined,
  ]);
  return error === ELSEWHERE || meansNothingToRead(error) ? "notFound" : "found";
}
