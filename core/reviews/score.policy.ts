import { MAX_REVIEW_SCORE, MIN_REVIEW_SCORE } from "./constants.ts";

export type Score = 1 | 2 | 3 | 4 | 5;
export type ScoreRefusal = "missing" | "out_of_range";

export type ScoreDecision =
  | { readonly ok: true; readonly score: Score }
  | { readonly ok: false; readonly reason: ScoreRefusal };

/** Whether a value can be the score of a review: a whole number of stars from 1 to 5. */
export function checkScore(value: number | null | undefined): ScoreDecision {
  if (value === null || value === undefined) return { ok: false, reason: "missing" };
  return isScore(value) ? { ok: true, score: value } : { ok: false, reason: "out_of_range" };
}

function isScore(value: number): value is Score {
  return Number.isInteger(value) && value >= MIN_REVIEW_SCORE && value <= MAX_REVIEW_SCORE;
}
