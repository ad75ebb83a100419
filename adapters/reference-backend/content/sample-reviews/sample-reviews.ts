import type { SeedGame, SeedReview } from "../content-types.ts";
import { makeReviews, type ReviewSources } from "./make-reviews.ts";
import type { ReviewPlan } from "./plans.ts";

/** Reviews of all games that have a plan, the same on every run; no two have the same words. */
export function makeSampleReviews(
  games: readonly SeedGame[],
  plans: readonly ReviewPlan[],
  sources: ReviewSources,
): readonly SeedReview[] {
  const written = new Set<string>();
  return plans.flatMap((plan) => {
    const game = games.find(({ gameCode }) => gameCode === plan.game);
    return game === undefined ? [] : makeReviews(game, plan, sources, written);
  });
}
