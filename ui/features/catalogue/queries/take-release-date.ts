import type { QueryClient } from "@tanstack/react-query";
import type { Game } from "#core/catalogue/game.ts";
import type { SessionCheck } from "#core/session/session.ts";

/** Moves the release of the game that a session check was about, so that an open lobby or game page counts down to it. */
export function takeReleaseDate(client: QueryClient, { gameCode, releaseDate }: SessionCheck): void {
  if (gameCode === null || releaseDate === null) return;
  client.setQueriesData<Game>(
    { predicate: ({ queryKey }) => queryKey[0] === "game" && queryKey.at(-1) === gameCode },
    (game) => (game === undefined || game.releaseAt === releaseDate ? game : { ...game, releaseAt: releaseDate }),
  );
}
