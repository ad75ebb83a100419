import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";
import "./own-review-look.ts";

/** The part of a player who is signed in, in a file of its own: guests, who are most, never need it. */
export const PlayersReview = lazyWithPreload(
  async () => (await import("./players-review-panel.tsx")).PlayersReviewPanel,
);
