import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Game, GameCode, GameSummary } from "#core/catalogue/game.ts";
import type { GamePage } from "#core/ports/catalogue-gateway.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { gameListsKey } from "./games.ts";

/** Games of all lists in the cache of the page, each once. */
export function listedGamesOf(client: QueryClient, scope: QueryScope): readonly GameSummary[] {
  const lists = client.getQueriesData<GamePage | InfiniteData<GamePage>>({ queryKey: gameListsKey(scope) });
  const games = lists.flatMap(([, list]) => {
    const pages = list === undefined ? [] : "pages" in list ? list.pages : [list];
    return pages.flatMap((page) => page.games);
  });
  return [...new Map(games.map((game) => [game.gameCode, game])).values()];
}

/** Summary of a game from a list in the cache, so that a click shows its title and art at once. */
export function findGameSummary(client: QueryClient, scope: QueryScope, gameCode: GameCode): GameSummary | null {
  return listedGamesOf(client, scope).find((game) => game.gameCode === gameCode) ?? null;
}

/** Partial game built from its summary; used as placeholder until the whole game is loaded (`isPlaceholderData`). */
export function gameFromSummary(summary: GameSummary): Game {
  return {
    ...summary,
    description: "",
    developer: "",
    publisher: "",
    requirements: {},
    languages: [],
    // The list has shown as much of the game to everybody.
    ageRatings: [],
    accessibility: [],
    links: [],
    boards: [],
    serviceInfo: null,
  };
}
