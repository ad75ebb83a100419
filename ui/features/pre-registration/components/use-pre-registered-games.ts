import { useQuery } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { preRegisteredGamesQuery } from "../queries/pre-registration.ts";

/** The same empty list each time. */
const NONE: readonly GameCode[] = [];

/** Games for which the player has pre-registered; none until that is known, and for guests. */
export function usePreRegisteredGames(): readonly GameCode[] {
  const { user } = useVisit();
  const { data = NONE } = useQuery({ ...preRegisteredGamesQuery(useQueryScope()), enabled: user !== null });
  return data;
}
