import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageAddress, ScreenContext } from "#ui/context/page-head.ts";
import { loadGame } from "./game-data.ts";
import { gameHead } from "./game-head.ts";
import GameScreen from "./game-screen.tsx";

type GameAddress = PageAddress<{ readonly gameCode: string }>;

export const load = (context: ScreenContext, { params }: GameAddress) => loadGame(context, params.gameCode);

export const head = (context: ScreenContext, { params }: GameAddress) => gameHead(context, params.gameCode);

/** Everything the route of a game loads, in one lazy file. */
export function Page({ gameCode }: { readonly gameCode: string }) {
  return (
    <>
      <GameScreen gameCode={gameCode} />
      <NotifyHydrated />
    </>
  );
}
