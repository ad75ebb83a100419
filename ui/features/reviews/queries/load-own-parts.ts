import type { GameCode } from "#core/catalogue/game.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { ownGameRecordQuery } from "#ui/features/catalogue/queries/own-game-record.ts";
import { preInstallQuery } from "#ui/features/catalogue/queries/pre-install.ts";
import { ownReviewQuery } from "./own-review.ts";

/** Loads the player's own data; nothing for guests. */
export function loadOwnParts(context: ScreenContext, gameCode: GameCode): readonly Promise<void>[] {
  if (context.visit.get().user === null) return [];
  const { queryClient } = context;
  return [
    queryClient.prefetchQuery(ownGameRecordQuery(context, gameCode)),
    queryClient.prefetchQuery(ownReviewQuery(context, gameCode)),
    queryClient.prefetchQuery(preInstallQuery(context, gameCode)),
  ];
}
