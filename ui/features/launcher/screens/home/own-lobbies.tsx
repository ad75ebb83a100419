import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryGame } from "#core/library/library-game.ts";
import { continueGamesOf } from "#core/library/library-list.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useLibraryContext } from "#ui/features/library/components/use-library-context.ts";
import { continueQuery } from "#ui/features/library/queries/library.ts";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { PartFailure } from "#ui/patterns/part-failure/part-failure.tsx";
import { requestReload } from "#ui/patterns/reload/request-reload.ts";
import type { LauncherHomeKind } from "./launcher-home-kind.ts";
import { LobbyGrid } from "./lobby-grid.tsx";

const NO_GAMES: readonly LibraryGame[] = [];

export interface OwnLobbiesProps {
  readonly kind: LauncherHomeKind;
}

/**
 * Lobbies of the player's own games, the last played first; nothing for players without games, a note if they cannot be
 * loaded. Not for guests.
 */
export function OwnLobbies({ kind }: OwnLobbiesProps) {
  const { t: text } = useTranslation("launcher");
  const titleId = useId();
  const { isUserUnknown } = useVisit();
  const { data = NO_GAMES, isError, refetch } = useQuery(continueQuery(useQueryScope()));
  const games = continueGamesOf(data, useLibraryContext(data)).map(({ game }) => game);
  const hasFailed = isUserUnknown || (isError && data === NO_GAMES);
  if (games.length === 0 && !hasFailed) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>
        <PageLink to={buildPath("library", {})}>{text("groupOwn")}</PageLink>
      </h2>
      {hasFailed ? (
        <PartFailure onRetry={isUserUnknown ? requestReload : () => void refetch()} />
      ) : (
        <LobbyGrid games={games} kind={kind} isFirst />
      )}
    </section>
  );
}
