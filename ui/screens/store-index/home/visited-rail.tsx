import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useText } from "#ui/i18n/use-text.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { forgetVisits, visitedGamesQuery } from "#ui/queries/visited-games.ts";
import { GameCard } from "#ui/sections/game-card/game-card.tsx";
import { useGenreLabels } from "#ui/sections/game-card/use-genre-labels.ts";
import { RailSection } from "#ui/sections/rail-section/rail-section.tsx";
import { useVisibleGames } from "#ui/sections/viewer/use-visible-games.ts";

/** Games that were visited lately; nothing at all where there are none, or where they cannot be had. */
export default function VisitedRail() {
  const text = useText("discovery");
  const common = useText("common");
  const scope = useQueryScope();
  const client = useQueryClient();
  const toasts = useToasts();
  const visible = useVisibleGames();
  const genreLabel = useGenreLabels();
  const visited = useQuery(visitedGamesQuery(scope));
  const games = visible(visited.data ?? []);
  if (games.length === 0) return null;

  const forget = async () => {
    try {
      await forgetVisits(scope, client);
      toasts.show({ id: "visited", message: text("recentCleared"), iconName: "check" });
    } catch {
      toasts.show({ id: "visited", message: common("partFailed"), iconName: "error" });
    }
  };
  return (
    <RailSection
      title={text("recentTitle")}
      action={
        <Button variant="tertiary" size="small" onClick={() => void forget()}>
          {text("recentClear")}
        </Button>
      }
      shape="portrait"
      state={{ isPending: false, isError: false, retry: () => void visited.refetch() }}
      count={games.length}
    >
      {games.map((game) => (
        <li key={game.gameCode}>
          <GameCard game={game} genreLabel={genreLabel} />
        </li>
      ))}
    </RailSection>
  );
}
