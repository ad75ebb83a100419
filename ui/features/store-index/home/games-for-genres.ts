import type { GameSummary } from "#core/catalogue/game.ts";

/** Chooses a game whose art represents each genre, preferring games that no earlier genre uses. */
export function gamesForGenres(
  genres: readonly { readonly value: string }[],
  games: readonly GameSummary[],
): ReadonlyMap<string, GameSummary> {
  const taken = new Set<string>();
  const chosen = new Map<string, GameSummary>();
  for (const { value } of genres) {
    const ofGenre = games.filter((game) => game.genres.includes(value));
    const game = ofGenre.find(({ gameCode }) => !taken.has(gameCode)) ?? ofGenre[0];
    if (game === undefined) continue;
    taken.add(game.gameCode);
    chosen.set(value, game);
  }
  return chosen;
}
