import { PageShown } from "#ui/visit/page-shown.tsx";
import GameReviewsScreen from "./game-reviews-screen.tsx";

export { loadGameReviews } from "./game-reviews-data.ts";
export { gameReviewsHead } from "./game-reviews-head.ts";

/** Everything the route of a game's reviews loads, in one lazy file. */
export function GameReviewsPage() {
  return (
    <>
      <GameReviewsScreen />
      <PageShown />
    </>
  );
}
