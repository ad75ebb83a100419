import type { PageAddress, ScreenContext } from "#ui/context/page-head.ts";
import { profileQuery } from "#ui/features/account/queries/profile.ts";
import { meansNoSuchGame, ownGameQuery } from "#ui/features/catalogue/queries/game.ts";
import { lobbyContentsQuery } from "#ui/features/launcher/queries/lobby.ts";
import { loadLobbyEdge } from "./lobby-edge-data.ts";

/** Prefetches the data of a lobby; the screen reports failed requests in the affected part. */
export async function loadLobby(
  context: ScreenContext,
  { params }: PageAddress<{ readonly gameCode: string }>,
): Promise<"notFound" | undefined> {
  const { gameCode } = params;
  const { queryClient } = context;
  const game = queryClient.fetchQuery(ownGameQuery(context, queryClient, gameCode)).then(
    () => undefined,
    (error: unknown) => (meansNoSuchGame(error) ? ("notFound" as const) : undefined),
  );
  const isGuest = context.visit.get().user === null;
  const character = isGuest ? null : queryClient.prefetchQuery(profileQuery(context, gameCode));
  const parts = Promise.all([
    loadLobbyEdge(context, gameCode),
    character,
    queryClient.prefetchQuery(lobbyContentsQuery(context, gameCode)),
  ]);
  if (context.blocksOnData()) await parts;
  return game;
}
