import { useCallback } from "react";
import { type CatalogueViewer, filterByCredential } from "#core/catalogue/filter-by-credential.ts";
import type { GameCode } from "#core/catalogue/game.ts";
import { isDisplayed } from "#core/catalogue/is-displayed.ts";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { useVisit } from "#ui/visit/visit-context.tsx";

interface Listed {
  readonly gameCode: GameCode;
  readonly display?: boolean | undefined;
}

/** Leaves what this visitor may see: displayed games they have access to (specification, sections 3 and 6). */
export function useVisibleGames(): <Item extends Listed>(items: readonly Item[]) => readonly Item[] {
  const { configuration } = usePorts();
  const { countryCode, user } = useVisit();
  return useCallback(
    (items) => {
      const viewer: CatalogueViewer = { countryCode, credentialCodes: user?.credentialCodes ?? null };
      return filterByCredential(items.filter(isDisplayed), viewer, configuration);
    },
    [configuration, countryCode, user],
  );
}
