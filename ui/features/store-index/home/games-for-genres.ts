import type { GameSummary } from "#core/catalogue/game.ts";

/**
 * Chooses a game whose art represents each genre: no game twice as long as there are others, so that no two genres look
 * the same. Games named first are preferred.
 */
export function gamesForGenres(
  genres: readonly { readonly value: string }[],
  games: readonly GameSummary[],
): ReadonlyMap<string, GameSummary> {
  const genreOf = new Map<GameSummary, string>();
  const gamesOf = (genre: string) => games.filter((game) => game.genres.includes(genre));
  /** Finds a game for a genre; a genre that has the only one may get another of its own. */
  const settle = (genre: string, asked: Set<GameSummary>): boolean =>
    gamesOf(genre).some((game) => {
      if (asked.has(game)) return false;
      asked.add(game);
      const holder = genreOf.get(game);
      if (holder !== undefined && !settle(holder, asked)) return false;
      genreOf.set(game, genre);
      return true;
    });
  for (const { value } of genres) settle(value, new Set());
  const chosen = new Map([...genreOf].map(([game, genre]) => [genre, game]));
  for (const { value } of genres) {
    const [shared] = gamesOf(value);
    if (!chosen.has(value) && shared !== undefined) chosen.set(value, shared);
  }
  return chosen;
}
