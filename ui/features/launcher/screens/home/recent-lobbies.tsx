import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import { VISITED_KEY, visitedGamesQuery } from "#ui/features/catalogue/queries/visited-games.ts";
import { useHydrated } from "#ui/kit/local-time/use-hydrated.ts";
import { PartFailure } from "#ui/patterns/part-failure/part-failure.tsx";
import { requestReload } from "#ui/patterns/reload/request-reload.ts";
import type { LauncherHomeKind } from "./launcher-home-kind.ts";
import { LobbyGrid } from "./lobby-grid.tsx";

/** Lobbies shown at most: one row on a large screen. */
const MAX_RECENT = 6;

interface RecentLobbiesProps {
  readonly kind: LauncherHomeKind;
}

/**
 * Lobbies of the games visited last, or a note if they cannot be loaded. In browsers only, because the server does not know
 * the visits of a guest.
 */
export function RecentLobbies({ kind }: RecentLobbiesProps) {
  const isHydrated = useHydrated();
  const { storage } = usePorts();
  const { user, isUserUnknown } = useVisit();
  if (!isHydrated || (user === null && !isUserUnknown && storage.read(VISITED_KEY) === null)) return null;
  return <Recent kind={kind} />;
}

function Recent({ kind }: RecentLobbiesProps) {
  const { t: text } = useTranslation("launcher");
  const titleId = useId();
  const { isUserUnknown } = useVisit();
  const visible = useVisibleGames();
  const visited = useQuery(visitedGamesQuery(useQueryScope()));
  const games = visible(visited.data ?? []).slice(0, MAX_RECENT);
  const hasFailed = isUserUnknown || (visited.isError && visited.data === undefined);
  if (games.length === 0 && !hasFailed) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{text("groupRecent")}</h2>
      {hasFailed ? (
        <PartFailure onRetry={isUserUnknown ? requestReload : () => void visited.refetch()} />
      ) : (
        <LobbyGrid games={games} kind={kind} isFirst />
      )}
    </section>
  );
}
