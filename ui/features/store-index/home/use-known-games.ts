import { useQuery } from "@tanstack/react-query";
import type { GameCode, GameSummary } from "#core/catalogue/game.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { homeQueries } from "../store-index-queries.ts";

/** The games of the rails of the front page by their code, those that can be played first. */
export function useKnownGames(): ReadonlyMap<GameCode, GameSummary> {
  const { playing, topRated, counting, coming } = homeQueries(useQueryScope());
  const lists = [useQuery(playing), useQuery(topRated), useQuery(counting), useQuery(coming)];
  return new Map(lists.flatMap(({ data }) => data?.games ?? []).map((game) => [game.gameCode, game]));
}
