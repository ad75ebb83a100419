import type { RouterHistory } from "@tanstack/react-router";
import type { ScreenContext } from "#ui/context/page-head.ts";

/** How the pages of a browser come after the first one, by the player's last move. The history tells before the router loads. */
export function watchPace(history: RouterHistory): Pick<ScreenContext, "blocksOnData" | "rendersInPhases"> {
  let lastMove = "";
  history.subscribe(({ action }) => {
    lastMove = action.type;
  });
  return {
    blocksOnData: () => /BACK|FORWARD|GO/.test(lastMove),
    // The place a hash names may be in what comes later.
    rendersInPhases: () => /PUSH|REPLACE/.test(lastMove) && !history.location.hash,
  };
}
