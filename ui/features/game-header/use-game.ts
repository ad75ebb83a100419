import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { gameQuery } from "#ui/features/catalogue/queries/game.ts";

/** The game with the state of its answer. */
export const useGame = (gameCode: string) => useQuery(gameQuery(useQueryScope(), useQueryClient(), gameCode));
