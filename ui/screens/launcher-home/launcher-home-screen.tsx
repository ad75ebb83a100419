import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import type { RouteName } from "#core/navigation/route-map.ts";
import { storeIndexPath } from "#core/navigation/store-index-path.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { gamesQuery } from "#ui/queries/games.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { FailureNote } from "#ui/sections/failure-note/failure-note.tsx";
import { mediaOf } from "#ui/sections/media/media-of.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";
import type { LauncherHomeKind } from "./launcher-home-kind.ts";
import { LauncherTools } from "./launcher-tools.tsx";
import { LOBBY_GAMES } from "./lobby-games.ts";
import { Tutorial } from "./tutorial.tsx";

const LOBBIES = { home: "homeLobby", fgt: "fgtLobby" } as const satisfies Record<LauncherHomeKind, RouteName>;

const home = css`
  @layer screens {
    display: grid;
    align-content: start;
    gap: var(--space-8);
    inline-size: 100%;
    max-inline-size: var(--content-width);
    margin-inline: auto;
    padding: var(--space-10) var(--gutter) var(--space-16);

    & > header {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      justify-content: space-between;
      gap: var(--space-4);
    }

    & [data-part="ways"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2) var(--space-4);
    }

    & h1 {
      font-size: var(--type-32);
      font-weight: 800;
      letter-spacing: var(--tracking-heading);
      line-height: var(--leading-heading);
    }

    & > header p {
      color: var(--color-text-quiet);
    }

    & ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr));
      gap: var(--space-5);
      margin: 0;
      padding: 0;
      list-style: none;
    }

    & li a {
      display: grid;
      gap: var(--space-2);
      border-radius: var(--radius-card);
      color: inherit;
      font-weight: 600;
      text-decoration: none;
      overflow-wrap: anywhere;
    }

    & li a > [data-part="art"] {
      border-radius: var(--radius-card);
      overflow: hidden;
      transition: transform var(--press);
    }

    & li a:hover > [data-part="art"] {
      transform: translateY(-4px);
    }

    @media (prefers-reduced-motion: reduce) {
      & li a:hover > [data-part="art"] {
        transform: none;
      }
    }
  }
`;

/** All lobbies: what the launcher opens with, `/home`, and `/fgt`, which leads to the lobbies of focus group tests. */
export function LauncherHomeScreen({ kind }: { readonly kind: LauncherHomeKind }) {
  const { t: text } = useTranslation("launcher");
  const { shell } = useVisit();
  const games = useQuery(gamesQuery(useQueryScope(), LOBBY_GAMES));
  return (
    <div className={home}>
      <header>
        <div>
          <h1>{text(kind === "fgt" ? "fgtTag" : "homeTitle")}</h1>
          <p>{text("homeIntro")}</p>
        </div>
        <div data-part="ways">
          {shell === "launcher" && <LauncherTools />}
          <ButtonLink to={storeIndexPath(shell)} variant="secondary" icon="store">
            {text("openStore")}
          </ButtonLink>
        </div>
      </header>
      {shell === "launcher" && <Tutorial />}
      {games.isError && (
        <FailureNote error={games.error} isRetrying={games.isFetching} onRetry={() => void games.refetch()} />
      )}
      {games.isPending && <Skeleton shape="block" height="320px" />}
      {games.data !== undefined && (
        <ul>
          {games.data.games.map((game, at) => (
            <li key={game.gameCode}>
              <PageLink to={buildPath(LOBBIES[kind], { gameCode: game.gameCode })}>
                <span data-part="art">
                  <Picture
                    media={mediaOf(game.media, "portrait", "wide")}
                    sizes="(max-width: 639px) 44vw, 200px"
                    ratio="3 / 4"
                    alt=""
                    eager={at < 6}
                    palette={game.palette}
                    title={game.title}
                  />
                </span>
                <span lang={game.textLocale} dir="auto">
                  {game.title}
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
