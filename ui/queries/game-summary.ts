import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Game, GameCode, GameSummary } from "#core/catalogue/game.ts";
import type { GamePage } from "#core/ports/catalogue-gateway.ts";
import { gameListsKey } from "./games.ts";
import type { QueryScope } from "./query-scope.ts";

/**
 * What is already known of a game from a list the player has seen, so that a click shows its title and art at once.
 *
 * The specification, section 7, also pushes the list of games to a global store object. The cache of the page is that
 * object: it is the one place that holds every list, and it forgets a list 60 s after its last reader.
 */
export function findGameSummary(client: QueryClient, scope: QueryScope, gameCode: GameCode): GameSummary | null {
  const lists = client.getQueriesData<GamePage | InfiniteData<GamePage>>({ queryKey: gameListsKey(scope) });
  for (const [, list] of lists) {
    const pages = list === undefined ? [] : "pages" in list ? list.pages : [list];
    for (const page of pages) {
      const summary = page.games.find((game) => game.gameCode === gameCode);
      if (summary !== undefined) return summary;
    }
  }
  return null;
}

/** A game as far as its summary tells it; stands in until the whole game has come (`isPlaceholderData`). */
export function gameFromSummary(summary: GameSummary): Game {
  return {
    ...summary,
    description: "",
    developer: "",
    publisher: "",
    requirements: {},
    languages: [],
    ageRatings: [],
    accessibility: [],
    links: [],
    boards: [],
    serviceInfo: null,
  };
}
