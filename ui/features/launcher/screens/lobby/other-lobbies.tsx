import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { GameCode, GameSummary } from "#core/catalogue/game.ts";
import type { LobbyKind } from "#core/lobby/lobby-kind.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { failedReadsOf } from "#ui/data/failed-reads.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import { gamesQuery } from "#ui/features/catalogue/queries/games.ts";
import { visitedGamesQuery } from "#ui/features/catalogue/queries/visited-games.ts";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { Tooltip } from "#ui/kit/tooltip/tooltip.tsx";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";
import { mediaOf } from "#ui/patterns/media/media-of.ts";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { LOBBY_ROUTES } from "../home/lobby-games.ts";

/** Lobbies offered at most. */
const MAX_OTHERS = 6;

const others = css`
  @layer screens {
    display: flex;
    gap: var(--space-2);
    min-inline-size: 0;
    margin: 0;
    padding: 2px;
    overflow-x: auto;
    list-style: none;
    scrollbar-width: none;

    & a {
      display: block;
      inline-size: 44px;
      block-size: 44px;
      border-radius: var(--radius-control);
      overflow: hidden;
      opacity: 0.8;
      transition: opacity var(--press);
    }

    & a:is(:hover, :focus-visible) {
      opacity: 1;
    }

    @media ${UP_TO_PHONE} {
      & > li:nth-child(n + 3) {
        display: none;
      }
    }
  }
`;

interface OtherLobbiesProps {
  readonly kind: LobbyKind;
  readonly gameCode: GameCode;
}

/** Lobbies of other games: those visited last, then the most popular ones of the country. A retry button if one failed and there are no others. */
export function OtherLobbies({ kind, gameCode }: OtherLobbiesProps) {
  const { t: text } = useTranslation("common");
  const scope = useQueryScope();
  const visible = useVisibleGames();
  const visited = useQuery(visitedGamesQuery(scope));
  const popular = useQuery(gamesQuery(scope, { stage: "launch", limit: 2 * MAX_OTHERS }));
  // Both at once, so that no lobby changes its position under the pointer.
  if (visited.isPending || popular.isPending) return null;
  const known = new Map<GameCode, GameSummary>();
  for (const game of [...(visited.data ?? []), ...(popular.data?.games ?? [])]) {
    if (game.gameCode !== gameCode && !known.has(game.gameCode)) known.set(game.gameCode, game);
  }
  const games = visible([...known.values()]).slice(0, MAX_OTHERS);
  if (games.length === 0) {
    const { hasFailed, retry } = failedReadsOf(visited, popular);
    if (!hasFailed) return null;
    const label = `${text("partFailed")} ${text("tryAgain")}`;
    return <IconButton icon="refresh" tone="glass" label={label} onClick={retry} />;
  }
  return (
    <ul className={others}>
      {games.map((game) => (
        <li key={game.gameCode}>
          <Tooltip words={game.title}>
            {() => (
              <PageLink to={buildPath(LOBBY_ROUTES[kind], { gameCode: game.gameCode })}>
                <Picture
                  media={mediaOf(game.media, "portrait", "wide")}
                  sizes="44px"
                  ratio="1 / 1"
                  alt=""
                  palette={game.palette}
                />
                <VisuallyHidden>{game.title}</VisuallyHidden>
              </PageLink>
            )}
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
