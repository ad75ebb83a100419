import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { ownGameQuery } from "#ui/features/catalogue/queries/game.ts";

/** The game with the state of its answer. */
export const useGame = (gameCode: string) => useQuery(ownGameQuery(useQueryScope(), useQueryClient(), gameCode));
