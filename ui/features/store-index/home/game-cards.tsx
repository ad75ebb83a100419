import type { GameSummary } from "#core/catalogue/game.ts";
import { GameCard } from "#ui/features/game-cards/game-card.tsx";
import { useGenreLabels } from "#ui/features/game-cards/use-genre-labels.ts";

/** Games as items of a rail. */
export function GameCards({ games }: { readonly games: readonly GameSummary[] }) {
  const genreLabel = useGenreLabels();
  return games.map((game) => (
    <li key={game.gameCode}>
      <GameCard game={game} genreLabel={genreLabel} />
    </li>
  ));
}
