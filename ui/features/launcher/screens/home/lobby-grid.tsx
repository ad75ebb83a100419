import { css } from "@linaria/core";
import { memo } from "react";
import type { GameSummary } from "#core/catalogue/game.ts";
import type { LobbyKind } from "#core/lobby/lobby-kind.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { mediaOf } from "#ui/patterns/media/media-of.ts";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { LOBBY_ROUTES } from "./lobby-games.ts";

/** Cards in the first view of a large screen. */
const EAGER_CARDS = 6;

const grid = css`
  @layer screens {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr));
    gap: var(--space-5);
    margin: 0;
    padding: 0;
    list-style: none;

    /* Cards far from the screen are not laid out, however long the list becomes. */
    & > li {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 280px;
    }

    & a {
      display: grid;
      gap: var(--space-2);
      border-radius: var(--radius-card);
      color: inherit;
      font-weight: 600;
      text-decoration: none;
      overflow-wrap: anywhere;
    }

    & a:focus-visible {
      outline-offset: -2px;
    }

    & a > [data-part="art"] {
      border-radius: var(--radius-card);
      overflow: hidden;
      transition: opacity var(--press);
    }

    & a:hover > [data-part="art"] {
      opacity: 0.86;
    }

    @media ${UP_TO_PHONE} {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 132px), 1fr));
      gap: var(--space-4);
    }
  }
`;

interface LobbyGridProps {
  readonly games: readonly GameSummary[];
  readonly kind: LobbyKind;
  /** Whether it is the first thing on the page. */
  readonly isFirst: boolean;
}

/** Cards that lead into the lobbies of games. */
export function LobbyGrid({ games, kind, isFirst }: LobbyGridProps) {
  return (
    <ul className={grid}>
      {games.map((game, at) => (
        <LobbyCard key={game.gameCode} game={game} kind={kind} isEager={isFirst && at < EAGER_CARDS} />
      ))}
    </ul>
  );
}

interface LobbyCardProps {
  readonly game: GameSummary;
  readonly kind: LobbyKind;
  readonly isEager: boolean;
}

const LobbyCard = memo(function LobbyCard({ game, kind, isEager }: LobbyCardProps) {
  return (
    <li>
      <PageLink to={buildPath(LOBBY_ROUTES[kind], { gameCode: game.gameCode })}>
        <span data-part="art">
          <Picture
            media={mediaOf(game.media, "portrait", "wide")}
            sizes="(max-width: 639px) 44vw, 200px"
            ratio="3 / 4"
            alt=""
            eager={isEager}
            palette={game.palette}
            title={game.title}
          />
        </span>
        <span lang={game.textLocale} dir="auto">
          {game.title}
        </span>
      </PageLink>
    </li>
  );
});
