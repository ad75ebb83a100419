import type { PageAddress, ScreenContext } from "#ui/context/page-head.ts";
import { achievementsQuery } from "#ui/features/achievements/queries/achievements.ts";
import { type GameOutcome, isGameKnown, loadGameItself } from "#ui/features/game-header/load-game.ts";

/** Fills the cache with what the page of achievements shows. */
export async function loadGameAchievements(
  context: ScreenContext,
  { params }: PageAddress<{ readonly gameCode: string }>,
): Promise<GameOutcome> {
  const { gameCode } = params;
  const { queryClient } = context;
  const game = loadGameItself(context, gameCode);
  const achievements = queryClient.prefetchQuery(achievementsQuery(context, gameCode));
  if (context.blocksOnData()) await achievements;
  else if (isGameKnown(context, gameCode)) return "found";
  return game;
}
