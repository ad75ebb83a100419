import { expect, it } from "vitest";
import type { Review } from "#core/reviews/review.ts";
import {
  addReviewOnTop,
  markOwnReviewDeleted,
  type ReviewPages,
  removeReview,
  replaceReview,
  shownReviews,
} from "#core/reviews/review-list.ts";
import fc, { forAllAsync } from "#tests/support/fast-check.ts";
import { reviewOf } from "../support/reviews.ts";

type Step = "post" | "edit" | "remove" | "page";

/**
 * A server with six reviews of others and at most one of the player's own, and a screen with cached pages and the own
 * review. The scheduler decides the order of the answers; a page contains the state of the server at the time of the
 * request.
 */
function createScene() {
  const others = Array.from({ length: 6 }, (_, index) => reviewOf(`other${index}`));
  let kept: Review | null = null;
  let revision = 0;
  let posted = 0;
  let pages: ReviewPages = [];
  let own: Review | null = null;
  const held = () => (kept === null ? others : [kept, ...others]);
  return {
    ask(step: Step): () => void {
      if (step === "page") return takePage(held(), pages.length);
      if (step === "post" && kept === null) {
        posted += 1;
        const review = written(`own${posted}`);
        kept = review;
        return () => {
          own = review;
          pages = addReviewOnTop(pages, review);
        };
      }
      if (step === "edit" && kept !== null) {
        const review = written(kept.id);
        kept = review;
        return () => {
          own = review;
          pages = replaceReview(pages, review);
        };
      }
      if (step === "remove" && kept !== null) {
        const { id } = kept;
        kept = null;
        return () => {
          own = markOwnReviewDeleted(own, id);
          pages = removeReview(pages, id);
        };
      }
      return () => undefined;
    },
    shown: () => shownReviews(pages, own),
    held: () => kept,
  };

  function written(id: string): Review {
    revision += 1;
    return { ...reviewOf(id, revision), isMine: true };
  }

  function takePage(reviews: readonly Review[], from: number): () => void {
    const page = { reviews: reviews.slice(from * 3, from * 3 + 4), hasMore: true, nextCursor: "next" };
    return () => {
      pages = [...pages, page];
    };
  }
}

it("reviews that are written while pages are on their way are each shown once, in their newest text, and not after they are deleted", async () => {
  await forAllAsync(
    100,
    fc.scheduler(),
    fc.array(fc.constantFrom<Step>("post", "edit", "remove", "page", "page"), { minLength: 1, maxLength: 10 }),
    async (scheduler, steps) => {
      const scene = createScene();
      // A player writes one thing at a time; pages come in any order between.
      let writing: Promise<void> = Promise.resolve();
      for (const step of steps) {
        const arrive = async () => {
          const take = scene.ask(step);
          await scheduler.schedule(Promise.resolve(), step);
          take();
        };
        if (step === "page") scheduler.schedule(Promise.resolve(), "asked").then(arrive);
        else writing = writing.then(arrive);
      }
      await scheduler.waitFor(writing);
      await scheduler.waitIdle();
      const ids = scene.shown().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const kept = scene.held();
      const ownShown = scene.shown().filter(({ id }) => id.startsWith("own"));
      if (kept === null) expect(ownShown).toEqual([]);
      else if (ownShown.length > 0) expect(ownShown).toEqual([kept]);
    },
  );
});
