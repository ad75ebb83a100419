import type { SeedGame, SeedReview } from "../../content-types.ts";
import { makeReviews } from "./make-reviews.ts";
import { arabic } from "./material/arabic.ts";
import { chinese } from "./material/chinese.ts";
import { english } from "./material/english.ts";
import { french } from "./material/french.ts";
import { german } from "./material/german.ts";
import { japanese } from "./material/japanese.ts";
import { korean } from "./material/korean.ts";
import { portuguese } from "./material/portuguese.ts";
import { spanish } from "./material/spanish.ts";
import { thai } from "./material/thai.ts";
import { REVIEW_PLANS } from "./plans.ts";

const MATERIALS = [english, korean, japanese, arabic, german, french, spanish, portuguese, chinese, thai];

/** Reviews of all games that have any; no two have the same words. */
export function reviewsOf(games: readonly SeedGame[]): readonly SeedReview[] {
  const written = new Set<string>();
  return REVIEW_PLANS.flatMap((plan) => {
    const game = games.find(({ gameCode }) => gameCode === plan.gameCode);
    return game === undefined ? [] : makeReviews(game, plan, MATERIALS, written);
  });
}
