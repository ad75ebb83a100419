import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { Achievement } from "#core/achievements/achievement.ts";
import { isEarned, progressShareOf } from "#core/achievements/achievement-list.ts";
import { BadgePicture } from "#ui/features/achievements/components/badge-picture.tsx";
import { useAchievementWords } from "#ui/features/achievements/components/use-achievement-words.ts";
import { useShare } from "#ui/features/share/use-share.ts";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { Progress } from "#ui/kit/progress/progress.tsx";
import type { PopupProps } from "#ui/overlays/layer-store.ts";

export interface AchievementInput {
  readonly achievement: Achievement;
  /** Title of the game. */
  readonly game: string;
}

const body = css`
  @layer sections {
    display: grid;
    justify-items: center;
    gap: var(--space-3);
    text-align: center;

    & > [data-part="quiet"] {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }

    & > [data-part="progress"] {
      inline-size: 100%;
      text-align: start;
    }
  }
`;

/** One achievement: its badge in full, how rare it is, and how far the player has come or when they earned it. */
export default function AchievementPopup({ input, layer }: PopupProps<AchievementInput, never>) {
  const { t: text } = useTranslation("achievements");
  const { t: popups } = useTranslation("popups");
  const share = useShare();
  const { achievement, game } = input;
  const words = useAchievementWords()(achievement);
  const value = progressShareOf(achievement);
  const hasEarned = isEarned(achievement);
  const { tier } = achievement;
  return (
    <Dialog
      layer={layer}
      title={words.title}
      description={words.description}
      closeLabel={popups("close")}
      actions={
        hasEarned && (
          <Button
            icon="share"
            data-opens="share"
            onClick={() => void share({ title: words.title, text: text("shareText", { game }) })}
          >
            {text("share")}
          </Button>
        )
      }
    >
      <div className={body}>
        <BadgePicture src={achievement.badge} size={176} isDim={!hasEarned && value !== null} />
        {tier !== null && <Badge>{text(tier)}</Badge>}
        <span data-part="quiet">{words.rarity}</span>
        {achievement.earnedAt !== null && (
          <span data-part="quiet">
            {text("earnedOn")} <LocalTime instant={achievement.earnedAt} form="date" />
          </span>
        )}
        {!hasEarned && value !== null && (
          <div data-part="progress">
            <Progress label={text("yourProgress")} value={value} valueText={words.count ?? undefined} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
