import { useCallback } from "react";
import type { LibraryGame } from "#core/library/library-game.ts";
import type { LibraryContext } from "#core/library/library-list.ts";
import { timeUntilLibraryChange } from "#core/library/library-state.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useDevice } from "#ui/features/catalogue/components/use-device.ts";
import { useNowAtChange } from "#ui/kit/countdown/use-now-at-change.ts";

/** Viewer and server time for the rules of the library; renewed when one of the games opens. */
export function useLibraryContext(games: readonly LibraryGame[]): LibraryContext {
  const { countryCode, shell } = useVisit();
  const device = useDevice();
  const nowMs = useNowAtChange(useCallback((now) => timeUntilLibraryChange(games, now), [games]));
  return { audience: { countryCode, device, shell }, nowMs };
}
