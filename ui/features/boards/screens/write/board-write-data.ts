import { belongsToBoard, hasBoard } from "#core/community/board-ref.ts";
import { isGone } from "#core/failures/is-gone.ts";
import type { PageAddress, ScreenContext } from "#ui/context/page-head.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { articleQuery, boardsQuery } from "#ui/features/boards/queries/boards.ts";
import { gameQuery, meansNoSuchGame } from "#ui/features/catalogue/queries/game.ts";

/** Parameters of the page of the form; with an article it is for a change. */
export interface BoardWriteParams {
  readonly gameCode: string;
  readonly boardAlias?: string | undefined;
  readonly articleId?: string | undefined;
}

/**
 * Checks whether there is a board to write on and an article to change. What is written is the player's own: the browser asks
 * for it, and loads the rest itself.
 */
export async function loadBoardWrite(
  context: ScreenContext,
  { params }: PageAddress<BoardWriteParams>,
): Promise<"notFound" | undefined> {
  if (!context.blocksOnData()) return undefined;
  const { gameCode, boardAlias, articleId } = params;
  const { queryClient } = context;
  const [boards, , article] = await Promise.allSettled([
    queryClient.fetchQuery(boardsQuery(context, gameCode)),
    queryClient.prefetchQuery(gameQuery(context, queryClient, gameCode)),
    articleId === undefined ? null : queryClient.fetchQuery(articleQuery(context, { id: articleId, gameCode })),
  ]);
  if (boards.status === "rejected" && meansNoSuchGame(boards.reason)) return "notFound";
  if (boards.status === "fulfilled" && !hasBoard(boards.value, { boardAlias })) return "notFound";
  if (article.status === "rejected") {
    const failure = failureOf(article.reason);
    return failure !== null && isGone(failure) ? "notFound" : undefined;
  }
  return article.value === null || belongsToBoard(article.value, { gameCode, boardAlias }) ? undefined : "notFound";
}
