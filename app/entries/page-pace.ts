import type { RouterHistory } from "@tanstack/react-router";
import type { ScreenContext } from "#ui/context/page-head.ts";

/** Chooses how later pages render, by the last history move. The history notifies before the router loads. */
export function watchPace(history: RouterHistory): Pick<ScreenContext, "blocksOnData" | "rendersInPhases"> {
  let lastMove = "";
  history.subscribe(({ action }) => {
    lastMove = action.type;
  });
  return {
    blocksOnData: () => /BACK|FORWARD|GO/.test(lastMove),
    // The target of a hash may be in a later phase.
    rendersInPhases: () => /PUSH|REPLACE/.test(lastMove) && !history.location.hash,
  };
}
