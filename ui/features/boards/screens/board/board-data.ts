import { hasBoard } from "#core/community/board-ref.ts";
import type { PageAddress, ScreenContext } from "#ui/context/page-head.ts";
import { articlesQuery, boardsQuery } from "#ui/features/boards/queries/boards.ts";
import { type GameOutcome, isGameKnown, loadGameItself } from "#ui/features/game-header/load-game.ts";
import { articleFilterOf, type BoardSearch } from "./board-search.ts";

/** Parameters of the page of a board; without an alias it shows the first one. */
export interface BoardParams {
  readonly gameCode: string;
  readonly boardAlias?: string | undefined;
  readonly boardMenu?: string | undefined;
}

/** Fills the cache with the boards of a game and the articles of the one that is shown, as far as they have been opened. */
export async function loadBoard(
  context: ScreenContext,
  { params, search }: PageAddress<BoardParams, BoardSearch>,
): Promise<GameOutcome> {
  const { queryClient } = context;
  const { gameCode, boardAlias, boardMenu } = params;
  const game = loadGameItself(context, gameCode);
  const articlesOf = async (alias: string) =>
    await queryClient.prefetchInfiniteQuery({
      ...articlesQuery(context, gameCode, alias, articleFilterOf(context, search, boardMenu)),
      pages: search.pages ?? 1,
    });
  const boards = queryClient.fetchQuery(boardsQuery(context, gameCode)).catch(() => null);
  // Without a board in the address the first one is shown.
  const parts =
    boardAlias === undefined
      ? boards.then(async (list) => {
          const [first] = list?.boards ?? [];
          if (first !== undefined) await articlesOf(first.alias);
        })
      : Promise.all([boards, articlesOf(boardAlias)]);
  if (context.blocksOnData()) {
    await parts;
    const list = await boards;
    if (list !== null && !hasBoard(list, { boardAlias, boardMenu })) return "notFound";
  } else if (isGameKnown(context, gameCode)) return "found";
  return game;
}
