import { sql } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { reviewLanguageTotals, reviewTotals } from "#adapters/reference-backend/database/schema/index.ts";

interface Rating {
  readonly gameCode: string;
  readonly language: string;
  readonly score: number;
}

/**
 * Adds a rating to the totals of its game, or takes it away (`change` −1), in the transaction of the review itself.
 * The row locks of the totals put concurrent changes in a line, so that nothing is lost; the game's row is always
 * locked before the language's, so that two of them cannot wait for each other.
 */
export async function changeTotals(transaction: Queries, rating: Rating, change: 1 | -1): Promise<void> {
  const { gameCode, language, score } = rating;
  const counts = {
    count: change,
    sum: change * score,
    score1: score === 1 ? change : 0,
    score2: score === 2 ? change : 0,
    score3: score === 3 ? change : 0,
    score4: score === 4 ? change : 0,
    score5: score === 5 ? change : 0,
  };
  const added = (table: typeof reviewTotals | typeof reviewLanguageTotals) => ({
    count: sql`${table.count} + ${counts.count}`,
    sum: sql`${table.sum} + ${counts.sum}`,
    score1: sql`${table.score1} + ${counts.score1}`,
    score2: sql`${table.score2} + ${counts.score2}`,
    score3: sql`${table.score3} + ${counts.score3}`,
    score4: sql`${table.score4} + ${counts.score4}`,
    score5: sql`${table.score5} + ${counts.score5}`,
  });
  await transaction
    .insert(reviewTotals)
    .values({ gameCode, ...counts })
    .onConflictDoUpdate({ target: reviewTotals.gameCode, set: added(reviewTotals) });
  await transaction
    .insert(reviewLanguageTotals)
    .values({ gameCode, language, ...counts })
    .onConflictDoUpdate({
      target: [reviewLanguageTotals.gameCode, reviewLanguageTotals.language],
      set: added(reviewLanguageTotals),
    });
}
