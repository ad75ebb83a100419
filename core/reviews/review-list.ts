import { instantToMs } from "../catalogue/instant-to-ms.ts";
import type { Review, ReviewPage } from "./review.ts";

/**
 * Loaded pages of reviews, and their edits (Spec §4). All functions are pure and return the same
 * object if nothing changes.
 */
export type ReviewPages = readonly ReviewPage[];

/** A new review goes to the top of the list; should it be there already, it moves. */
export function addReviewOnTop(pages: ReviewPages, review: Review): ReviewPages {
  const [first, ...rest] = removeReview(pages, review.id);
  if (first === undefined) return [{ reviews: [review], hasMore: false, nextCursor: null }];
  return [{ ...first, reviews: [review, ...first.reviews] }, ...rest];
}

/** Replaces an edited review; lists without it stay unchanged. */
export function replaceReview(pages: ReviewPages, review: Review): ReviewPages {
  return mapPagesWith(pages, review.id, (reviews) => reviews.map((one) => (one.id === review.id ? review : one)));
}

/** A deleted review leaves the list. */
export function removeReview(pages: ReviewPages, reviewId: string): ReviewPages {
  return mapPagesWith(pages, reviewId, (reviews) => reviews.filter((one) => one.id !== reviewId));
}

/** A deleted review stays in the player's own record, marked as deleted and without its text. */
export function markOwnReviewDeleted(own: Review | null, reviewId: string): Review | null {
  if (own === null || own.id !== reviewId || own.isDeleted) return own;
  return { ...own, isDeleted: true, content: "" };
}

/**
 * Reviews to show, without duplicates. A page that was requested before the player's write may contain the former text,
 * a deleted review or an earlier one. The player's own record wins, since a player has one review per game.
 */
export function shownReviews(pages: ReviewPages, own: Review | null): readonly Review[] {
  const shown = new Map<string, Review>();
  for (const review of pages.flatMap((page) => page.reviews)) {
    const newest = own?.id === review.id ? newerOf(review, own) : review;
    const isFormerOwn = own !== null && review.isMine && review.id !== own.id;
    if (!newest.isDeleted && !isFormerOwn && !shown.has(newest.id)) shown.set(newest.id, newest);
  }
  return [...shown.values()];
}

function newerOf(listed: Review, own: Review): Review {
  return own.isDeleted || (instantToMs(own.updatedAt) ?? 0) >= (instantToMs(listed.updatedAt) ?? 0) ? own : listed;
}

function mapPagesWith(
  pages: ReviewPages,
  reviewId: string,
  edit: (reviews: readonly Review[]) => readonly Review[],
): ReviewPages {
  const holds = (page: ReviewPage) => page.reviews.some((review) => review.id === reviewId);
  if (!pages.some(holds)) return pages;
  return pages.map((page) => (holds(page) ? { ...page, reviews: edit(page.reviews) } : page));
}
