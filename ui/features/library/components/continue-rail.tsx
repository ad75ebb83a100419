import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { LibraryGame } from "#core/library/library-game.ts";
import { continueGamesOf, type LibraryContext } from "#core/library/library-list.ts";
import { libraryStateOf } from "#core/library/library-state.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { cardLook } from "#ui/features/game-cards/card-look.ts";
import { WideCardPicture } from "#ui/features/game-cards/wide-card-picture.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { RailSection } from "#ui/patterns/rail-section/rail-section.tsx";
import { requestReload } from "#ui/patterns/reload/request-reload.ts";
import { continueQuery } from "../queries/library.ts";
import { OpensIn } from "./opens-in.tsx";
import { useLibraryContext } from "./use-library-context.ts";

const NO_GAMES: readonly LibraryGame[] = [];

/**
 * Rail of the index with the player's own games; nothing for guests and for players without games. A note while the player
 * is unknown.
 */
export function ContinueRail() {
  const { t: text } = useTranslation("store");
  const { user, isUserUnknown } = useVisit();
  const library = useQuery(continueQuery(useQueryScope()));
  const owned = library.data ?? NO_GAMES;
  const context = useLibraryContext(owned);
  const games = continueGamesOf(owned, context);
  if (user === null && !isUserUnknown) return null;
  const state = isUserUnknown
    ? { isPending: false, isError: true, retry: requestReload }
    : { isPending: library.isPending, isError: library.isError, retry: () => void library.refetch() };
  return (
    <RailSection
      title={text("continueTitle")}
      action={<TextLink to={buildPath("library", {})}>{text("openLibrary")}</TextLink>}
      shape="offer"
      state={state}
      count={games.length}
    >
      {games.map((item) => (
        <li key={item.game.gameCode}>
          <ContinueCard item={item} context={context} />
        </li>
      ))}
    </RailSection>
  );
}

interface ContinueCardProps {
  readonly item: LibraryGame;
  readonly context: LibraryContext;
}

/** In the launcher a playable game leads to its lobby, which starts it; other games lead to their page. */
function ContinueCard({ item, context: { audience, nowMs } }: ContinueCardProps) {
  const { t: text } = useTranslation("store");
  const formats = useFormats();
  const { clock } = usePorts();
  const { game, lastPlayedAt } = item;
  const { gameCode } = game;
  const state = libraryStateOf(item, audience, nowMs);
  return (
    <PageLink
      to={state.kind === "play" ? buildPath("homeLobby", { gameCode }) : buildPath("game", { gameCode })}
      className={cardLook}
    >
      <WideCardPicture game={game} />
      <span data-part="words">
        <h3 data-part="title" lang={game.textLocale}>
          {game.title}
        </h3>
        <span data-part="meta" suppressHydrationWarning>
          {state.kind === "pre_installed" && <span data-part="live">{text("preInstalled")}</span>}
          {lastPlayedAt !== null && text("lastPlayed", { when: formats.relative(lastPlayedAt, clock.now()) })}
        </span>
        {(state.kind === "pre_installed" || state.kind === "upcoming") && (
          <span data-part="note">
            <OpensIn opensAt={state.opensAt} nowMs={nowMs} />
          </span>
        )}
      </span>
    </PageLink>
  );
}
