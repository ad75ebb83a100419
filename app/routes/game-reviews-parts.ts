/** What the route loads lazily, in one file. */
export { GameReviewsPage, gameReviewsHead, loadGameReviews } from "#ui/screens/game-reviews/game-reviews-page.tsx";
export { headTagsOf } from "./head-tags.ts";
