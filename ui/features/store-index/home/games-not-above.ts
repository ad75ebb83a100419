import type { GameSummary } from "#core/catalogue/game.ts";

/** Answer of a list of games, as far as it has come. */
interface ListAnswer {
  readonly data?: { readonly games: readonly GameSummary[] } | undefined;
}

/** The games that no rail above shows, so that the front page does not repeat itself. */
export const gamesNotAbove = (games: readonly GameSummary[], ...above: readonly ListAnswer[]): readonly GameSummary[] =>
  games.filter(({ gameCode }) => !above.some(({ data }) => data?.games.some((game) => game.gameCode === gameCode)));
