import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { GameAchievementsProps } from "./game-achievements-screen.tsx";
import GameAchievementsScreen from "./game-achievements-screen.tsx";

export { loadGameAchievements as load } from "./game-achievements-data.ts";
export { gameAchievementsHead as head } from "./game-achievements-head.ts";

/** Everything the route of a game's achievements loads, in one lazy file. */
export function Page(props: GameAchievementsProps) {
  return (
    <>
      <GameAchievementsScreen {...props} />
      <NotifyHydrated />
    </>
  );
}
