import type { GameCode } from "#core/catalogue/game.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { gameNoticesQuery } from "#ui/features/news/queries/game-notices.ts";
import { storyCardsQuery } from "#ui/features/news/queries/story-cards.ts";

/** Prefetches the data at the edge of a lobby. */
export async function loadLobbyEdge(context: ScreenContext, gameCode: GameCode): Promise<void> {
  const { queryClient } = context;
  await Promise.all([
    queryClient.prefetchQuery(gameNoticesQuery(context, gameCode)),
    queryClient.prefetchQuery(storyCardsQuery(context, gameCode)),
  ]);
}
