import type { GameCode } from "#core/catalogue/game.ts";
import type { ScreenContext } from "#ui/head/page-head.ts";
import { ownGameRecordQuery } from "#ui/queries/own-game-record.ts";
import { ownReviewQuery } from "#ui/queries/own-review.ts";
import { preInstallQuery } from "#ui/queries/pre-install.ts";
import { PlayersReview } from "#ui/sections/reviews/players-review.ts";

/** What concerns the player alone; nothing for guests. */
export function loadOwnParts(context: ScreenContext, gameCode: GameCode): readonly Promise<void>[] {
  if (context.visit.get().user === null) return [];
  const { queryClient } = context;
  return [
    PlayersReview.preload(),
    queryClient.prefetchQuery(ownGameRecordQuery(context, gameCode)),
    queryClient.prefetchQuery(ownReviewQuery(context, gameCode)),
    queryClient.prefetchQuery(preInstallQuery(context, gameCode)),
  ];
}
