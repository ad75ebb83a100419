import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** The board of reviews below the banner, in a file of its own. */
export const LazyReviewsBoard = lazyWithPreload(async () => (await import("../game/reviews-board.tsx")).ReviewsBoard);
