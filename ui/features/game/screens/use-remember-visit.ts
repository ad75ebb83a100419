import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { GameCode } from "#core/catalogue/game.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { rememberVisit } from "#ui/features/catalogue/queries/visited-games.ts";

/** Time on the page that counts as a visit, in milliseconds. */
const VISITED_AFTER_MS = 1_500;

/** Puts a game on top of the visited ones once it is known to exist and has been shown for a while. */
export function useRememberVisit(gameCode: GameCode, isKnown: boolean): void {
  const scope = useQueryScope();
  const client = useQueryClient();
  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(() => void rememberVisit(scope, client, gameCode), VISITED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [scope, client, gameCode, isKnown]);
}
