import { lateComponent } from "#ui/kit/late-part/late-component.tsx";

/** The board of reviews below the banner, in a file of its own. */
export const LateReviewsBoard = lateComponent(
  async () => (await import("../game-reviews/reviews-board.tsx")).ReviewsBoard,
);
