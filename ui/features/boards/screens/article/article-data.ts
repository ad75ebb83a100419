import { belongsToBoard } from "#core/community/board-ref.ts";
import { classifyFailure } from "#core/failures/classify-failure.ts";
import type { PageAddress, ScreenContext } from "#ui/context/page-head.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { articleQuery, boardsQuery, commentsQuery } from "#ui/features/boards/queries/boards.ts";
import { type GameOutcome, isGameKnown, loadGameItself } from "#ui/features/game-header/load-game.ts";

/** Parameters of the page of an article, which may name the menu of the board instead of `view`. */
export interface ArticleParams {
  readonly gameCode: string;
  readonly boardAlias: string;
  readonly boardMenu?: string | undefined;
  readonly articleId: string;
}

/** Fills the cache with an article, its comments and the boards around it. */
export async function loadArticle(
  context: ScreenContext,
  { params }: PageAddress<ArticleParams>,
): Promise<GameOutcome> {
  const { queryClient } = context;
  const { gameCode, boardAlias, boardMenu, articleId } = params;
  const ref = { id: articleId, gameCode };
  const game = loadGameItself(context, gameCode);
  const parts = Promise.all([
    queryClient.prefetchQuery(articleQuery(context, ref)),
    queryClient.prefetchInfiniteQuery(commentsQuery(context, ref, "oldest")),
    queryClient.prefetchQuery(boardsQuery(context, gameCode)),
  ]);
  if (context.blocksOnData()) {
    await parts;
    const { data: article, error } = queryClient.getQueryState(articleQuery(context, ref).queryKey) ?? {};
    const failure = failureOf(error);
    // A missing or deleted article answers 404; the page shows that in its content.
    if (failure !== null && classifyFailure(failure) === "not_found") return "notFound";
    if (article !== undefined && !belongsToBoard(article, { gameCode, boardAlias, boardMenu })) return "notFound";
  } else if (isGameKnown(context, gameCode)) return "found";
  return game;
}
