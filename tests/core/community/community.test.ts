import { describe, expect, it } from "vitest";
import { checkText, imageRefusalOf, postWaitMs } from "#core/community/article.policy.ts";
import { draftKeyOf } from "#core/community/draft.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

it.each([
  ["title", 2, 100],
  ["body", 2, 20_000],
  ["comment", 1, 1_000],
  ["report", 0, 500],
] as const)("texts on a board: a %s has %d to %d signs", (kind, min, max) => {
  expect(checkText(kind, "가".repeat(min))).toEqual({ refusal: null, count: min, min, max });
  expect(checkText(kind, "가".repeat(max)).refusal).toBeNull();
  expect(checkText(kind, "가".repeat(max + 1)).refusal).toBe("too_long");
  if (min > 0) expect(checkText(kind, ` ${"가".repeat(min - 1)} `).refusal).toBe("too_short");
});

describe("images of an article", () => {
  const picture = { type: "image/png", bytes: 5 * 1_024 * 1_024 };

  it.each([
    [picture, 9, null],
    [picture, 10, "too_many"],
    [{ ...picture, bytes: picture.bytes + 1 }, 0, "too_large"],
    [{ ...picture, bytes: 0 }, 0, "empty"],
    [{ ...picture, type: "image/svg+xml" }, 0, "wrong_type"],
  ] as const)("%o beside %d others: %s", (image, present, refusal) => {
    expect(imageRefusalOf(image, present)).toBe(refusal);
  });
});

it("posting waits 10 s between two posts, and no longer however wrong a clock is", () => {
  expect(postWaitMs(null, 0)).toBe(0);
  expect(postWaitMs(1_000, 1_000)).toBe(10_000);
  expect(postWaitMs(1_000, 10_999)).toBe(1);
  expect(postWaitMs(1_000, 11_000)).toBe(0);
  expect(postWaitMs(1_000, 99_000)).toBe(0);
  expect(postWaitMs(99_000, 1_000)).toBe(10_000);
});

it("a draft is unique by game, board, article and player", () => {
  const target = fc.record({
    gameCode: fc.string(),
    boardAlias: fc.string(),
    articleId: fc.option(fc.string({ minLength: 1 })),
    userId: fc.string(),
  });
  forAll(target, target, (one, other) => {
    const isSame = JSON.stringify(one) === JSON.stringify(other);
    expect(draftKeyOf(one) === draftKeyOf(other)).toBe(isSame);
  });
  expect(draftKeyOf({ gameCode: "l2m", boardAlias: "a/b", articleId: null, userId: "u" })).toBe("draft/l2m/a%2Fb//u");
});
