import type { PageAddress, ScreenContext } from "#ui/head/page-head.ts";
import { gameQuery, meansNoSuchGame } from "#ui/queries/game.ts";
import { gameNoticesQuery, lobbyContentsQuery } from "#ui/queries/lobby.ts";
import { storyCardsQuery } from "#ui/queries/story-cards.ts";
import { LobbyEdge } from "./late-lobby-edge.ts";

/** Fills the cache with what the lobby of a game shows; what cannot be asked for is told in place. */
export async function loadLobby(context: ScreenContext, { params }: PageAddress): Promise<"notFound" | undefined> {
  const gameCode = params.gameCode ?? "";
  const { queryClient } = context;
  const game = queryClient.fetchQuery(gameQuery(context, queryClient, gameCode)).then(
    () => undefined,
    (error: unknown) => (meansNoSuchGame(error) ? ("notFound" as const) : undefined),
  );
  const parts = Promise.all([
    LobbyEdge.preload(),
    queryClient.prefetchQuery(lobbyContentsQuery(context, gameCode)),
    queryClient.prefetchQuery(gameNoticesQuery(context, gameCode)),
    queryClient.prefetchQuery(storyCardsQuery(context, gameCode)),
  ]);
  if (context.waitsForAnswers()) await parts;
  return game;
}
