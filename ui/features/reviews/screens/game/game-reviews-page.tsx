import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { GameReviewsProps } from "./game-reviews-screen.tsx";
import GameReviewsScreen from "./game-reviews-screen.tsx";

export { loadGameReviews as load } from "./game-reviews-data.ts";
export { gameReviewsHead as head } from "./game-reviews-head.ts";

/** Everything the route of a game's reviews loads, in one lazy file. */
export function Page(props: GameReviewsProps) {
  return (
    <>
      <GameReviewsScreen {...props} />
      <NotifyHydrated />
    </>
  );
}
