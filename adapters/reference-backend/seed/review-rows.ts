import { createHash } from "node:crypto";
import type { SeedReview } from "../content/content-types.ts";
import type { reviewLanguageTotals, reviews, reviewTotals } from "../database/schema/index.ts";
import type { AuthorRows } from "./author-rows.ts";
import { instantAfter } from "./game-rows.ts";

type ReviewRow = typeof reviews.$inferInsert;
type ScoreColumn = "score1" | "score2" | "score3" | "score4" | "score5";
const SCORE_COLUMNS: readonly ScoreColumn[] = ["score1", "score2", "score3", "score4", "score5"];

/** Rows of the reviews; a second one of the same author for a game is left out, as the store would refuse it. */
export function reviewRowsOf(items: readonly SeedReview[], authors: AuthorRows, firstStart: Date): ReviewRow[] {
  const written = new Set<string>();
  const rows: ReviewRow[] = [];
  for (const review of items) {
    const accountId = authors.idOf(review.nickname, review.language);
    const key = `${review.gameCode}\n${accountId}`;
    if (written.has(key)) continue;
    written.add(key);
    const createdAt = instantAfter(firstStart, review.createdOffsetHours) ?? firstStart;
    rows.push({
      id: createHash("sha256").update(key).digest("hex").slice(0, 32),
      gameCode: review.gameCode,
      accountId,
      language: review.language,
      content: review.content,
      score: review.score,
      isSpoiler: review.isSpoiler,
      createdAt,
      updatedAt: instantAfter(firstStart, review.editedOffsetHours) ?? createdAt,
      deletedAt: null,
      helpfulCount: review.helpfulCount,
      unhelpfulCount: review.unhelpfulCount,
    });
  }
  return rows;
}

/** Totals of the games that have reviews. */
export function reviewTotalRowsOf(rows: readonly ReviewRow[]): {
  totals: (typeof reviewTotals.$inferInsert)[];
  languageTotals: (typeof reviewLanguageTotals.$inferInsert)[];
} {
  const totals = new Map<string, { gameCode: string } & Counts>();
  const languageTotals = new Map<string, { gameCode: string; language: string } & Counts>();
  for (const row of rows) {
    const total = totals.get(row.gameCode) ?? { gameCode: row.gameCode, ...emptyCounts() };
    totals.set(row.gameCode, total);
    addScore(total, row.score);
    const key = `${row.gameCode}\n${row.language}`;
    const ofLanguage = languageTotals.get(key) ?? { gameCode: row.gameCode, language: row.language, ...emptyCounts() };
    languageTotals.set(key, ofLanguage);
    addScore(ofLanguage, row.score);
  }
  return { totals: [...totals.values()], languageTotals: [...languageTotals.values()] };
}

type Counts = Record<ScoreColumn | "count" | "sum", number>;

function emptyCounts(): Counts {
  return { count: 0, sum: 0, score1: 0, score2: 0, score3: 0, score4: 0, score5: 0 };
}

function addScore(counts: Counts, score: number): void {
  const column = SCORE_COLUMNS[score - 1];
  if (column === undefined) return;
  counts.count += 1;
  counts.sum += score;
  counts[column] += 1;
}
