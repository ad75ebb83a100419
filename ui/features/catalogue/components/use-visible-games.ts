import { useCallback } from "react";
import type { GameCode } from "#core/catalogue/game.ts";
import { isDisplayed } from "#core/catalogue/is-displayed.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { openTo } from "#ui/features/catalogue/queries/open-games.ts";

interface Listed {
  readonly gameCode: GameCode;
  readonly display?: boolean | undefined;
}

/** Leaves what this visitor may see: displayed games they have access to (Spec §3 and §6). */
export function useVisibleGames(): <Item extends Listed>(items: readonly Item[]) => readonly Item[] {
  const { configuration } = usePorts();
  const visit = useVisit();
  return useCallback((items) => openTo(visit, configuration, items.filter(isDisplayed)), [configuration, visit]);
}
