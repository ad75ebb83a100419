import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import type { LobbyContents } from "#core/lobby/lobby.ts";
import { lobbySetupOf } from "#core/lobby/lobby-words.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { gameNoticesQuery } from "#ui/features/news/queries/game-notices.ts";
import { storyCardsQuery } from "#ui/features/news/queries/story-cards.ts";
import { targetOfLink } from "#ui/features/store-info/queries/target-of-link.ts";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { linkToTarget } from "#ui/patterns/link-target/link-to-target.ts";
import { UP_TO_DESKTOP } from "#ui/theme/breakpoints.ts";

/** Notices a lobby shows at most. */
const NOTICES = 3;

const edge = css`
  @layer screens {
    display: grid;
    gap: var(--space-3);
    inline-size: 320px;

    & > * {
      border: 1px solid rgb(255 255 255 / 12%);
      border-radius: var(--radius-card);
      background: rgb(15 12 22 / 72%);
      overflow: hidden;
    }

    & > [data-part="spotlight"] {
      display: block;
      color: inherit;
      text-decoration: none;
    }

    & > [data-part="spotlight"]:hover {
      border-color: rgb(255 255 255 / 32%);
    }

    & > [data-part="spotlight"] > span:last-child {
      display: grid;
      gap: 2px;
      padding: var(--space-3) var(--space-4);
    }

    & small,
    & h2 {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      font-weight: 600;
    }

    & b {
      font-weight: 700;
      overflow-wrap: anywhere;
    }

    & > [data-part="news"] {
      display: grid;
      padding: var(--space-3) var(--space-4) var(--space-2);
    }

    & > [data-part="failed"] {
      padding: var(--space-3) var(--space-4);
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & ul {
      display: grid;
      margin: 0;
      padding: 0;
      list-style: none;
    }

    & li a {
      display: grid;
      gap: 2px;
      padding-block: 10px;
      color: inherit;
      font-size: var(--type-14);
      font-weight: 600;
      text-decoration: none;
      overflow-wrap: anywhere;
    }

    & li + li a {
      border-block-start: 1px solid rgb(255 255 255 / 10%);
    }

    & li a:hover > span {
      text-decoration: underline;
    }

    & time {
      color: var(--color-text-quiet);
      font-size: var(--type-12);
      font-weight: 400;
    }

    @media ${UP_TO_DESKTOP} {
      inline-size: 100%;

      & > [data-part="spotlight"] {
        display: none;
      }
    }
  }
`;

export interface LobbyEdgeProps {
  readonly gameCode: GameCode;
  readonly contents: LobbyContents;
}

/** At the edge of the lobby: a spotlight on the game's story, and its news; a line where they could not be loaded. */
export function LobbyEdge({ gameCode, contents }: LobbyEdgeProps) {
  const { t: text } = useTranslation("launcher");
  const { t: common } = useTranslation("common");
  const setup = lobbySetupOf(contents);
  const scope = useQueryScope();
  const ports = usePorts();
  const news = useQuery(gameNoticesQuery(scope, gameCode));
  const stories = useQuery(storyCardsQuery(scope, gameCode));
  const notices = news.data?.slice(0, NOTICES) ?? [];
  const isNewsShown = setup.showNews && notices.length > 0;
  const spotlight = setup.showSpotlight ? stories.data?.[0] : undefined;
  const hasFailed = (setup.showNews && news.isLoadingError) || (setup.showSpotlight && stories.isLoadingError);
  if (!isNewsShown && spotlight === undefined && !hasFailed) return null;
  const link = { type: "scheme", target: buildPath("game", { gameCode }), handler: "viewSpotlight" };
  return (
    <aside className={edge}>
      {spotlight !== undefined && (
        <PageLink data-part="spotlight" {...linkToTarget(targetOfLink(link, { gameCode }, ports), gameCode)}>
          <Picture media={spotlight.media} sizes="320px" ratio="16 / 7" alt="" />
          <span>
            <small>{text("spotlight")}</small>
            <b lang={spotlight.textLocale} dir="auto">
              {spotlight.title}
            </b>
          </span>
        </PageLink>
      )}
      {isNewsShown && (
        <section data-part="news" aria-labelledby="lobby-news">
          <h2 id="lobby-news">{text("news")}</h2>
          <ul>
            {notices.map((notice) => (
              <li key={notice.id}>
                <PageLink to={buildPath("notice", { articleId: notice.id })}>
                  <span lang={notice.textLocale} dir="auto">
                    {notice.title}
                  </span>
                  <LocalTime instant={notice.publishedAt} />
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasFailed && (
        <p data-part="failed" role="status">
          {common("partFailed")}
        </p>
      )}
    </aside>
  );
}
