import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { arrangeAchievements } from "#core/achievements/achievement-list.ts";
import type { Game } from "#core/catalogue/game.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { achievementsQuery } from "#ui/features/achievements/queries/achievements.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { AchievementCard } from "./achievement-card.tsx";
import { AchievementListSkeleton } from "./achievement-list-skeleton.tsx";
import { AchievementSummary } from "./achievement-summary.tsx";
import { AchievementToolbar } from "./achievement-toolbar.tsx";
import type { GameAchievementsSearch } from "./game-achievements-search.ts";

const parts = css`
  @layer screens {
    display: grid;
    gap: var(--space-8);

    & > ul {
      display: grid;
      gap: var(--space-3);
    }
  }
`;

export interface AchievementListProps {
  readonly game: Game;
  readonly search: GameAchievementsSearch;
}

/** Achievements of a game, with filter and order. */
export function AchievementList({ game, search }: AchievementListProps) {
  const { t: text } = useTranslation("achievements");
  const { locale } = useVisit();
  const query = achievementsQuery(useQueryScope(), game.gameCode);
  const list = useQuery(query);
  if (list.data === undefined) {
    return list.isError ? (
      <FailureNote error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
    ) : (
      <AchievementListSkeleton />
    );
  }
  const { achievements, textLocale } = list.data;
  const toGame = (
    <ButtonLink to={buildPath("game", { gameCode: game.gameCode })} variant="secondary">
      {text("toGame")}
    </ButtonLink>
  );
  if (achievements.length === 0) {
    return (
      <StatePanel icon="trophy" title={text("noneTitle")} actions={toGame}>
        {text("noneText")}
      </StatePanel>
    );
  }
  const shown = arrangeAchievements(achievements, search.show ?? "all", search.sort ?? "game");
  const path = buildPath("gameAchievement", { gameCode: game.gameCode });
  const language = textLocale === locale ? undefined : textLocale;
  return (
    <div className={parts}>
      <AchievementSummary achievements={achievements} gameCode={game.gameCode} />
      <AchievementToolbar path={path} choice={search} />
      <PartialNote queryKey={query.queryKey} />
      {shown.length === 0 ? (
        <StatePanel
          icon="trophy"
          title={text(search.show === "earned" ? "noneEarned" : "allEarned")}
          actions={
            <ButtonLink to={path} keepScroll variant="secondary">
              {text("showAll")}
            </ButtonLink>
          }
        />
      ) : (
        <ul aria-label={text("pageTitle")}>
          {shown.map((achievement) => (
            <li key={achievement.id}>
              <AchievementCard achievement={achievement} game={game.title} language={language} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
