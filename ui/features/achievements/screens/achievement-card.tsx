import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { Achievement } from "#core/achievements/achievement.ts";
import { isEarned, progressShareOf } from "#core/achievements/achievement-list.ts";
import { BadgePicture } from "#ui/features/achievements/components/badge-picture.tsx";
import { useAchievementWords } from "#ui/features/achievements/components/use-achievement-words.ts";
import { useShowAchievement } from "#ui/features/achievements/popups/use-show-achievement.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { Progress } from "#ui/kit/progress/progress.tsx";
import { NO_INPUT, useReopened } from "#ui/overlays/use-reopened.ts";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

interface AchievementCardProps {
  readonly achievement: Achievement;
  /** Title of the game. */
  readonly game: string;
  /** Language of the texts, where it is not the page's. */
  readonly language: string | undefined;
}

const card = css`
  @layer screens {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-4) var(--space-5);
    align-items: center;
    min-block-size: 104px;
    padding: var(--space-4) var(--space-5);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    transition: border-color var(--press);

    & [data-part="words"] {
      display: grid;
      gap: var(--space-1);
      min-inline-size: 0;
    }

    & h2 {
      font-size: var(--type-16);
      font-weight: 600;
      line-height: 1.4;
    }

    & h2 > button {
      min-block-size: 24px;
      font: inherit;
      text-align: start;
    }

    /* The whole card opens it. */
    & h2 > button::after {
      content: "";
      position: absolute;
      inset: 0;
      border-radius: inherit;
    }

    & p {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }

    & [data-part="facts"] {
      display: flex;
      flex-wrap: wrap;
      gap: 2px var(--space-4);
      color: var(--color-text-faint);
      font-size: var(--type-13);
    }

    & [data-part="earned"] {
      display: inline-flex;
      align-items: center;
      gap: 4px;
      color: var(--color-success-text);
      font-weight: 600;
    }

    & [data-part="progress"] {
      display: grid;
      grid-template-columns: minmax(0, 280px) auto;
      gap: var(--space-3);
      align-items: center;
      justify-content: start;
      margin-block-start: var(--space-1);
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      font-variant-numeric: tabular-nums;
    }

    @media (hover: hover) {
      &:hover {
        border-color: var(--color-line-strong);
      }
    }

    @media ${UP_TO_PHONE} {
      gap: var(--space-3);
      align-items: start;
      padding: var(--space-4);
    }
  }
`;

/** One achievement in the list; a press shows it in full. */
export function AchievementCard({ achievement, game, language }: AchievementCardProps) {
  const { t: text } = useTranslation("achievements");
  const openAchievement = useShowAchievement();
  const opens = `achievement/${achievement.id}`;
  const show = useReopened(opens, NO_INPUT, () => openAchievement({ achievement, game }));
  const words = useAchievementWords()(achievement);
  const value = progressShareOf(achievement);
  const hasEarned = isEarned(achievement);
  // The words of a hidden one are the store's own.
  const lang = achievement.title === "" ? undefined : language;
  return (
    <div className={card}>
      <BadgePicture src={achievement.badge} size={72} isDim={!hasEarned && value !== null} />
      <div data-part="words">
        <h2 lang={lang}>
          <button type="button" aria-haspopup="dialog" data-opens={opens} onClick={() => void show(true)}>
            <bdi>{words.title}</bdi>
          </button>
        </h2>
        <p lang={lang}>
          <bdi>{words.description}</bdi>
        </p>
        {!hasEarned && value !== null && words.count !== null && (
          <div data-part="progress">
            <Progress label={text("yourProgress")} value={value} valueText={words.count} isBare />
            <bdi aria-hidden="true">{words.count}</bdi>
          </div>
        )}
        <div data-part="facts">
          {achievement.earnedAt !== null && (
            <span data-part="earned">
              <Icon name="check" size={14} />
              <span>
                {text("earnedOn")} <LocalTime instant={achievement.earnedAt} form="date" />
              </span>
            </span>
          )}
          <span>{words.rarity}</span>
        </div>
      </div>
    </div>
  );
}
