import type { Game, GameCode } from "#core/catalogue/game.ts";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { gameQuery, meansNoSuchGame } from "#ui/features/catalogue/queries/game.ts";
import { findGameSummary, gameFromSummary } from "#ui/features/catalogue/queries/game-summary.ts";

/** The game as far as the cache knows it: whole, or from the list the player came from. */
export function knownGame(context: ScreenContext, gameCode: GameCode): Game | null {
  const { queryClient } = context;
  const whole = queryClient.getQueryData(gameQuery(context, queryClient, gameCode).queryKey);
  if (whole !== undefined) return whole;
  const summary = findGameSummary(queryClient, context, gameCode);
  return summary === null ? null : gameFromSummary(summary);
}

/** Page head if there is no game to show: it does not exist, or the request failed. */
export function headWithoutGame(context: ScreenContext, gameCode: GameCode, canonicalPath: string): PageHead {
  const { queryClient, texts } = context;
  const state = queryClient.getQueryState(gameQuery(context, queryClient, gameCode).queryKey);
  const isUnknown = state?.status === "error" && meansNoSuchGame(state.error);
  const { t } = texts.instance;
  const title = isUnknown ? t("headUnknown", { ns: "game" }) : t("errorTitle", { ns: "common" });
  return { title, description: title, canonicalPath, noIndex: true };
}
