import type { GameSummary } from "./game.ts";

type Sorted = Pick<GameSummary, "gameCode" | "genres" | "tags">;

/** A genre says more about a game than a tag. */
const GENRE_WEIGHT = 2;

/**
 * Games most like a game: those that share the most genres and tags come first, equal ones in their former order. Leaves
 * out the game itself and what shares nothing.
 */
export function similarGames<Game extends Sorted>(game: Sorted, candidates: readonly Game[]): readonly Game[] {
  const shared = (own: readonly string[], others: readonly string[]) =>
    others.filter((one) => own.includes(one)).length;
  return candidates
    .filter(({ gameCode }) => gameCode !== game.gameCode)
    .map((other) => ({
      other,
      likeness: GENRE_WEIGHT * shared(game.genres, other.genres) + shared(game.tags, other.tags),
    }))
    .filter(({ likeness }) => likeness > 0)
    .sort((one, another) => another.likeness - one.likeness)
    .map(({ other }) => other);
}
