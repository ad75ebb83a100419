import type { GameCode } from "#core/catalogue/game.ts";
import type { ScreenContext } from "#ui/head/page-head.ts";
import { averageScoreQuery } from "#ui/queries/average-score.ts";
import { facetsQuery } from "#ui/queries/facets.ts";
import { gameQuery, meansNoSuchGame } from "#ui/queries/game.ts";
import { findGameSummary } from "#ui/queries/game-summary.ts";
import { goodsQuery } from "#ui/queries/goods.ts";
import { ownGameRecordQuery } from "#ui/queries/own-game-record.ts";
import { ownReviewQuery } from "#ui/queries/own-review.ts";
import { preInstallQuery } from "#ui/queries/pre-install.ts";
import { reviewsQuery } from "#ui/queries/reviews.ts";
import { DEFAULT_REVIEW_FILTER } from "#ui/sections/reviews/review-sorts.ts";
import { GameAbout, GameAside } from "./game-about.ts";
import { GameBelow } from "./game-below.ts";
import { PlayerPreInstall } from "./player-pre-install.ts";

/** `failed`: the page is shown all the same and says so in place. */
export type GameOutcome = "found" | "notFound" | "failed";

/**
 * Fills the cache with what the game page shows, all at once; the answers are in the cache, not in the outcome. Where
 * title and art are known already, from a list or an earlier visit, the page need not wait and its parts arrive in place.
 */
export async function loadGame(context: ScreenContext, gameCode: GameCode): Promise<GameOutcome> {
  const { queryClient } = context;
  const game = loadGameItself(context, gameCode);
  const parts = Promise.all([
    GameAbout.preload(),
    GameAside.preload(),
    GameBelow.preload(),
    queryClient.prefetchQuery(goodsQuery(context, gameCode)),
    queryClient.prefetchQuery(averageScoreQuery(context, gameCode)),
    queryClient.prefetchQuery(facetsQuery(context)),
    queryClient.prefetchInfiniteQuery(reviewsQuery(context, gameCode, DEFAULT_REVIEW_FILTER)),
    ...loadOwnParts(context, gameCode),
    ...(context.visit.get().user === null ? [] : [PlayerPreInstall.preload()]),
  ]);
  if (context.waitsForAnswers()) await parts;
  else if (isGameKnown(context, gameCode)) return "found";
  return game;
}

/** Whether there is something of the game to show before its answer has come. */
export function isGameKnown(context: ScreenContext, gameCode: GameCode): boolean {
  const { queryClient } = context;
  const { queryKey } = gameQuery(context, queryClient, gameCode);
  return queryClient.getQueryData(queryKey) !== undefined || findGameSummary(queryClient, context, gameCode) !== null;
}

/** Asks for the game alone and tells whether there is one. */
export async function loadGameItself(context: ScreenContext, gameCode: GameCode): Promise<GameOutcome> {
  try {
    await context.queryClient.fetchQuery(gameQuery(context, context.queryClient, gameCode));
    return "found";
  } catch (error) {
    return meansNoSuchGame(error) ? "notFound" : "failed";
  }
}

/** What concerns the player alone; nothing for guests. */
export function loadOwnParts(context: ScreenContext, gameCode: GameCode): readonly Promise<void>[] {
  if (context.visit.get().user === null) return [];
  const { queryClient } = context;
  return [
    queryClient.prefetchQuery(ownGameRecordQuery(context, gameCode)),
    queryClient.prefetchQuery(ownReviewQuery(context, gameCode)),
    queryClient.prefetchQuery(preInstallQuery(context, gameCode)),
  ];
}
