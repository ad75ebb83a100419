import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { useVisit } from "#ui/context/visit-context.tsx";
import { AgeGate } from "#ui/features/age-gate/age-gate.tsx";
import { GameBanner } from "#ui/features/game-header/game-banner.tsx";
import { GameFailure } from "#ui/features/game-header/game-failure.tsx";
import { GameMenu } from "#ui/features/game-header/game-menu.tsx";
import { GamePageSkeleton } from "#ui/features/game-header/game-page-skeleton.tsx";
import { useGame } from "#ui/features/game-header/use-game.ts";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import type { AchievementListProps } from "./achievement-list.tsx";
import { AchievementList } from "./achievement-list.tsx";
import { AchievementListSkeleton } from "./achievement-list-skeleton.tsx";
import type { GameAchievementsSearch } from "./game-achievements-search.ts";

const page = css`
  @layer screens {
    max-inline-size: 880px;
    margin-inline: auto;
    padding: var(--space-10) var(--gutter) var(--space-20);
  }
`;

function ListPart(props: AchievementListProps) {
  return (
    <PageStep fallback={<AchievementListSkeleton />}>
      <AchievementList {...props} />
    </PageStep>
  );
}

export interface GameAchievementsProps {
  readonly gameCode: string;
  readonly search: GameAchievementsSearch;
}

/** Achievements of a game: `/game/{gameCode}/achievement`. */
export default function GameAchievementsScreen({ gameCode, search }: GameAchievementsProps) {
  const game = useGame(gameCode);
  if (game.data !== undefined) {
    return (
      <AgeGate title={game.data.title} ratings={game.data.ageRatings}>
        <GameAchievements key={gameCode} game={game.data} search={search} />
      </AgeGate>
    );
  }
  return game.isError ? <GameFailure query={game} /> : <GamePageSkeleton />;
}

function GameAchievements({ game, search }: AchievementListProps) {
  const { t: text } = useTranslation("achievements");
  const { locale } = useVisit();
  return (
    <article>
      <GameBanner game={game} title={text("pageTitle")} />
      <GameMenu
        gameCode={game.gameCode}
        title={game.title}
        titleLanguage={game.textLocale === locale ? undefined : game.textLocale}
        current="achievements"
      />
      <div className={page}>
        <ListPart game={game} search={search} />
      </div>
    </article>
  );
}
