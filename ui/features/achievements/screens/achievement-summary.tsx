import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { ACHIEVEMENT_TIERS, type Achievement } from "#core/achievements/achievement.ts";
import { achievementTotals } from "#core/achievements/achievement-list.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Progress } from "#ui/kit/progress/progress.tsx";
import { SignInPrompt } from "#ui/patterns/sign-in/sign-in-prompt.tsx";

interface AchievementSummaryProps {
  readonly achievements: readonly Achievement[];
  readonly gameCode: string;
}

const panel = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4) var(--space-8);
    min-block-size: 116px;
    padding: var(--space-5) var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & > p {
      flex: 1 1 16em;
      color: var(--color-text-quiet);
    }

    & > [data-part="done"] {
      display: grid;
      flex: 1 1 16em;
      gap: var(--space-3);
    }

    & > [data-part="done"] > strong {
      font-size: var(--type-24);
      font-weight: 700;
      letter-spacing: var(--tracking-heading);
      line-height: var(--leading-heading);
    }

    & > dl {
      display: flex;
      gap: var(--space-6);
      text-align: center;
    }

    & > dl > div {
      display: flex;
      flex-direction: column-reverse;
    }

    & dt {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & dd {
      font-size: var(--type-20);
      font-weight: 700;
      font-variant-numeric: tabular-nums;
    }
  }
`;

/** How many achievements the player has; where nothing can be known of that, what would help. */
export function AchievementSummary({ achievements, gameCode }: AchievementSummaryProps) {
  const { t: text } = useTranslation("achievements");
  const { number } = useFormats();
  const { user, isUserUnknown } = useVisit();
  const { earned, total, earnedByTier } = achievementTotals(achievements);
  const tierNames = { bronze: text("bronze"), silver: text("silver"), gold: text("gold") };
  if (user === null) {
    return (
      <div className={panel}>
        {!isUserUnknown && <p>{text("signInPrompt")}</p>}
        <SignInPrompt variant="secondary" />
      </div>
    );
  }
  if (achievements.every(({ progress, earnedAt }) => progress === null && earnedAt === null)) {
    return (
      <div className={panel}>
        <p>{text("notPlayed")}</p>
        <ButtonLink to={buildPath("game", { gameCode })} variant="secondary">
          {text("toGame")}
        </ButtonLink>
      </div>
    );
  }
  const words = text("earnedOf", { earned: number(earned), total: number(total) });
  return (
    <div className={panel}>
      <div data-part="done">
        <strong>{words}</strong>
        <Progress label={text("yourProgress")} value={earned / total} valueText={words} isBare />
      </div>
      <dl>
        {ACHIEVEMENT_TIERS.map((tier) => (
          <div key={tier}>
            <dt>{tierNames[tier]}</dt>
            <dd>{number(earnedByTier[tier])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
