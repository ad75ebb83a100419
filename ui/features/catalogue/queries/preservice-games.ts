import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { countryStageOf } from "#core/catalogue/country-stage.ts";
import type { Game, GameCode } from "#core/catalogue/game.ts";
import type { GamePage } from "#core/ports/catalogue-gateway.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";

/**
 * Games announced for the viewer's country but not open there (stage creation), as far as the page has loaded them:
 * games of its lists and its own game. Every call of the community service must include them.
 */
export function findPreserviceGames(client: QueryClient, scope: Pick<QueryScope, "visit">): readonly GameCode[] {
  const { countryCode, shell } = scope.visit.get();
  const key = personalKey(scope);
  const single = client.getQueriesData<Game>({ queryKey: ["game", ...key] });
  const lists = client.getQueriesData<GamePage | InfiniteData<GamePage>>({ queryKey: ["games", ...key] });
  const pages = lists.flatMap(([, list]) => (list === undefined ? [] : "pages" in list ? list.pages : [list]));
  const known = [...single.flatMap(([, game]) => game ?? []), ...pages.flatMap(({ games }) => games)];
  const announced = known.filter(({ countries }) => countryStageOf(countries, countryCode, shell) === "creation");
  return [...new Set(announced.map(({ gameCode }) => gameCode))].sort();
}
