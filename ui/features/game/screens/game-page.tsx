import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import GameScreen from "./game-screen.tsx";

export { loadGame } from "./game-data.ts";
export { gameHead } from "./game-head.ts";

/** Everything the route of a game loads, in one lazy file. */
export function GamePage() {
  return (
    <>
      <GameScreen />
      <NotifyHydrated />
    </>
  );
}
