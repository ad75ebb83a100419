import type { GameCode } from "#core/catalogue/game.ts";

/** Name of writing a review of the game, for what is done after a sign-in. */
export const writeReviewName = (gameCode: GameCode): string => `review/${gameCode}/write`;
