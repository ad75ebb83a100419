import { describe, expect, it } from "vitest";
import type { ReviewPage } from "#core/reviews/review.ts";
import {
  addReviewOnTop,
  markOwnReviewDeleted,
  removeReview,
  replaceReview,
  shownReviews,
} from "#core/reviews/review-list.ts";
import { reviewOf } from "../support/reviews.ts";

const page = (...ids: string[]): ReviewPage => ({
  reviews: ids.map((id) => reviewOf(id)),
  hasMore: true,
  nextCursor: "next",
});
const idsOf = (pages: readonly ReviewPage[]) => pages.map(({ reviews }) => reviews.map(({ id }) => id).join(" "));

describe("edits of the loaded reviews", () => {
  const pages = [page("a", "b"), page("c")];

  it.each([
    ["puts a new review on top of the list", addReviewOnTop(pages, reviewOf("new")), ["new a b", "c"]],
    ["moves a review to the top that was in the list already", addReviewOnTop(pages, reviewOf("c")), ["c a b", ""]],
    ["takes a deleted review out", removeReview(pages, "a"), ["b", "c"]],
  ])("%s", (_, edited, ids) => {
    expect(idsOf(edited)).toEqual(ids);
  });

  it("starts a list where none was loaded", () => {
    expect(addReviewOnTop([], reviewOf("new"))).toEqual([
      { reviews: [reviewOf("new")], hasMore: false, nextCursor: null },
    ]);
  });

  it("keeps the cursors, so that the next page still follows", () => {
    expect(addReviewOnTop(pages, reviewOf("new"))[0]).toMatchObject({ hasMore: true, nextCursor: "next" });
  });

  it("replaces an edited review at its position", () => {
    const edited = replaceReview(pages, reviewOf("b", 1));
    expect(idsOf(edited)).toEqual(["a b", "c"]);
    expect(edited[0]?.reviews[1]?.content).toBe("review b, revision 1");
    expect(edited[1]).toBe(pages[1]);
  });

  it("returns the same list if it does not contain the review", () => {
    expect(replaceReview(pages, reviewOf("x"))).toBe(pages);
    expect(removeReview(pages, "x")).toBe(pages);
  });
});

describe("the player's own record", () => {
  it("keeps a deleted review, marked and without its text", () => {
    expect(markOwnReviewDeleted(reviewOf("a"), "a")).toEqual({ ...reviewOf("a"), isDeleted: true, content: "" });
  });

  it("stays as it is for any other review, or without one", () => {
    const own = reviewOf("a");
    expect(markOwnReviewDeleted(own, "b")).toBe(own);
    expect(markOwnReviewDeleted(null, "a")).toBeNull();
    const deleted = { ...own, isDeleted: true };
    expect(markOwnReviewDeleted(deleted, "a")).toBe(deleted);
  });
});

describe("the reviews shown", () => {
  it("shows the player's own newer text when a late page brings back the former", () => {
    expect(shownReviews([page("a")], reviewOf("a", 1))[0]?.content).toBe("review a, revision 1");
  });

  it("shows a text from the server that is newer than the player's record", () => {
    const listed = [{ ...page(), reviews: [reviewOf("a", 2)] }];
    expect(shownReviews(listed, reviewOf("a", 1))[0]?.content).toBe("review a, revision 2");
  });

  it("does not show a review of the player from before the present one", () => {
    const former = { ...reviewOf("former"), isMine: true };
    const pages = [{ ...page("a"), reviews: [former, reviewOf("a")] }];
    expect(shownReviews(pages, { ...reviewOf("own"), isMine: true }).map(({ id }) => id)).toEqual(["a"]);
    expect(shownReviews(pages, null).map(({ id }) => id)).toEqual(["former", "a"]);
    expect(shownReviews(pages, former).map(({ id }) => id)).toEqual(["former", "a"]);
  });

  it("does not show a review that the server calls deleted", () => {
    expect(shownReviews([{ ...page(), reviews: [{ ...reviewOf("a"), isDeleted: true }] }], null)).toEqual([]);
  });

  it("compares instants as moments, not as texts", () => {
    const own = { ...reviewOf("a"), content: "own", updatedAt: "2026-11-21T12:00:00Z" };
    const listed = { ...reviewOf("a"), content: "listed", updatedAt: "2026-11-21T12:00:00.001Z" };
    expect(shownReviews([{ ...page(), reviews: [listed] }], own)[0]?.content).toBe("listed");
    const unreadable = { ...listed, updatedAt: "" };
    expect(shownReviews([{ ...page(), reviews: [unreadable] }], { ...own, updatedAt: "" })[0]?.content).toBe("own");
  });
});
