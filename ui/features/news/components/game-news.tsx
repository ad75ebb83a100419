import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { gameNoticesQuery } from "#ui/features/news/queries/game-notices.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import type { SectionHeight } from "#ui/patterns/page-section/page-section.tsx";
import { NoticeRow, newsRows } from "./news-rows.tsx";

/** Notices that are shown; the list of all of them has the others. */
const MOST = 3;

const news = css`
  @layer sections {
    display: grid;
    gap: var(--space-5);
    justify-items: start;

    & > ul {
      inline-size: 100%;
    }
  }
`;

/** With a note instead of the notices. */
const FAILED_HEIGHT: SectionHeight = [135, 190];

const useNotices = (gameCode: GameCode) => useQuery(gameNoticesQuery(useQueryScope(), gameCode));

/** The latest notices about a game, below a second-level heading, and a link to all of them. */
export function GameNews({ gameCode }: { readonly gameCode: GameCode }) {
  const { t: text } = useTranslation("news");
  const { data: notices = [], isError, error, isFetching, refetch } = useNotices(gameCode);
  if (isError && notices.length === 0) {
    return <FailureNote error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className={news}>
      <ul className={newsRows}>
        {notices.slice(0, MOST).map((notice) => (
          <NoticeRow key={notice.id} notice={notice} heading="h3" />
        ))}
      </ul>
      <ButtonLink to={buildPath("notice", {})} search={{ game: gameCode }} variant="secondary">
        {text("showAll")}
      </ButtonLink>
    </div>
  );
}

/** Of a section with the notices about a game; `null` without any. */
export function useGameNewsHeight(gameCode: GameCode): SectionHeight | null {
  const { data: notices = [], isError } = useNotices(gameCode);
  if (isError && notices.length === 0) return FAILED_HEIGHT;
  const shown = Math.min(notices.length, MOST);
  return shown === 0 ? null : [119 + 123 * shown, 120 + 173 * shown];
}
