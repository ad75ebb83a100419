import { useCallback, useState } from "react";
import { type CallToAction, callToActionFor, timeUntilCallChange } from "#core/catalogue/call-to-action.ts";
import type { GameSummary } from "#core/catalogue/game.ts";
import { isReleasedBetween } from "#core/catalogue/release-state.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useNowAtChange } from "#ui/kit/countdown/use-now-at-change.ts";

interface CallNow {
  readonly call: CallToAction;
  /** The release has passed since the component was mounted; in a country where the game comes later, without a launch. */
  readonly isJustReleased: boolean;
}

/** The call to action by the server's clock; it updates when a pre-install opens, or a countdown starts or ends. */
export function useCallNow(game: GameSummary): CallNow {
  const visit = useVisit();
  const now = useNowAtChange(useCallback((nowMs) => timeUntilCallChange(game, nowMs), [game]));
  const [first] = useState(now);
  return { call: callToActionFor(game, visit, now), isJustReleased: isReleasedBetween(game, first, now) };
}

export const useCallToAction = (game: GameSummary): CallToAction => useCallNow(game).call;
