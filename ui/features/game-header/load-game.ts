import type { GameCode } from "#core/catalogue/game.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { gameQuery, meansNoSuchGame, ownGameQuery } from "#ui/features/catalogue/queries/game.ts";
import { findGameSummary } from "#ui/features/catalogue/queries/game-summary.ts";

/** `failed`: the page is shown and reports the failure itself. */
export type GameOutcome = "found" | "notFound" | "failed";

/** Whether there is something of the game to show before its answer has come. */
export function isGameKnown(context: ScreenContext, gameCode: GameCode): boolean {
  const { queryClient } = context;
  const { queryKey } = gameQuery(context, queryClient, gameCode);
  return queryClient.getQueryData(queryKey) !== undefined || findGameSummary(queryClient, context, gameCode) !== null;
}

/** Loads only the game; resolves to whether it exists. */
export async function loadGameItself(context: ScreenContext, gameCode: GameCode): Promise<GameOutcome> {
  try {
    await context.queryClient.fetchQuery(ownGameQuery(context, context.queryClient, gameCode));
    return "found";
  } catch (error) {
    return meansNoSuchGame(error) ? "notFound" : "failed";
  }
}
