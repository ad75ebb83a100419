import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import { forgetVisits } from "#ui/features/catalogue/queries/forget-visits.ts";
import { VISITED_KEY, visitedGamesQuery } from "#ui/features/catalogue/queries/visited-games.ts";
import { GameCard } from "#ui/features/game-cards/game-card.tsx";
import { useGenreLabels } from "#ui/features/game-cards/use-genre-labels.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { useHydrated } from "#ui/kit/local-time/use-hydrated.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { RailSection } from "#ui/patterns/rail-section/rail-section.tsx";
import { requestReload } from "#ui/patterns/reload/request-reload.ts";

/**
 * Recently visited games, if there are any. In browsers only: the server does not know the visits of a guest.
 * Far down, because it appears while a player navigates, and must not shift content above it.
 */
export function VisitedRail() {
  const isHydrated = useHydrated();
  const { storage } = usePorts();
  const { user, isUserUnknown } = useVisit();
  if (!isHydrated || (user === null && !isUserUnknown && storage.read(VISITED_KEY) === null)) return null;
  return <Visited />;
}

/** Renders nothing without any, and a note if they fail to load or the player is unknown. */
function Visited() {
  const { t: text } = useTranslation("discovery");
  const { t: common } = useTranslation("common");
  const scope = useQueryScope();
  const client = useQueryClient();
  const toasts = useToasts();
  const visible = useVisibleGames();
  const genreLabel = useGenreLabels();
  const visited = useQuery(visitedGamesQuery(scope));
  const { isUserUnknown } = useVisit();
  const games = isUserUnknown ? [] : visible(visited.data ?? []);

  const forget = async () => {
    try {
      await forgetVisits(scope, client);
      toasts.show({ id: "visited", message: text("recentCleared"), iconName: "check" });
    } catch {
      toasts.show({ id: "visited", kind: "failure", message: common("partFailed"), iconName: "error" });
    }
  };
  return (
    <RailSection
      title={text("recentTitle")}
      action={
        games.length > 0 && (
          <Button variant="tertiary" size="small" onClick={() => void forget()}>
            {text("recentClear")}
          </Button>
        )
      }
      shape="portrait"
      state={{
        isPending: false,
        isError: isUserUnknown || visited.isError,
        retry: () => void (isUserUnknown ? requestReload() : visited.refetch()),
      }}
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
