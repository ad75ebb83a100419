import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { gameQuery } from "#ui/features/catalogue/queries/game.ts";

/** The game named by the address, with the state of its answer. */
export function useGame() {
  const { gameCode = "" } = useParams({ strict: false }) as { readonly gameCode?: string };
  const game = useQuery(gameQuery(useQueryScope(), useQueryClient(), gameCode));
  return { gameCode, game };
}
