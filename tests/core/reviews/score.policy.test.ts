import { describe, expect, it } from "vitest";
import { checkScore } from "#core/reviews/score.policy.ts";

describe("the score of a review", () => {
  it.each([1, 2, 3, 4, 5])("%d stars are a score", (score) => {
    expect(checkScore(score)).toEqual({ ok: true, score });
  });

  it.each([0, 6, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])("%d is none", (value) => {
    expect(checkScore(value)).toEqual({ ok: false, reason: "out_of_range" });
  });

  it.each([null, undefined])("%s requires a rating", (value) => {
    expect(checkScore(value)).toEqual({ ok: false, reason: "missing" });
  });
});
