import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { GameCode } from "#core/catalogue/game.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";

/** Who stays this long has visited the game; it also keeps what that takes out of the way of the page itself. */
const VISITED_AFTER_MS = 1_500;

/** Puts a game that is looked at on top of the visited ones, once it is known to exist. */
export function useRememberVisit(gameCode: GameCode, isKnown: boolean): void {
  const scope = useQueryScope();
  const client = useQueryClient();
  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(() => {
      import("#ui/features/catalogue/queries/visited-games.ts").then(
        ({ rememberVisit }) => rememberVisit(scope, client, gameCode),
        // A visit that is not remembered takes nothing from the player.
        () => undefined,
      );
    }, VISITED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [scope, client, gameCode, isKnown]);
}
