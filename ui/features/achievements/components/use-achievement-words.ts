import { useTranslation } from "react-i18next";
import type { Achievement } from "#core/achievements/achievement.ts";
import { isEarned } from "#core/achievements/achievement-list.ts";
import { type Rarity, rarityOf } from "#core/achievements/rarity.ts";
import { useFormats } from "#ui/context/use-formats.ts";

interface AchievementWords {
  readonly title: string;
  readonly description: string;
  /** How rare it is, in a word and as a share of the players. */
  readonly rarity: string;
  /** How far the reader has come, e.g. "3 of 10"; `null` where there is nothing to count. */
  readonly count: string | null;
}

/** Texts of an achievement; hidden ones are not revealed. */
export function useAchievementWords(): (achievement: Achievement) => AchievementWords {
  const { t: text } = useTranslation("achievements");
  const { number, percent } = useFormats();
  return (achievement) => {
    const isSecret = achievement.isHidden && !isEarned(achievement) && achievement.title === "";
    const names: Readonly<Record<Rarity, string>> = {
      common: text("common"),
      uncommon: text("uncommon"),
      rare: text("rare"),
      very_rare: text("veryRare"),
      ultra_rare: text("ultraRare"),
    };
    const { earnedShare, progress, goal } = achievement;
    return {
      title: isSecret ? text("hiddenTitle") : achievement.title,
      description: isSecret ? text("hiddenText") : achievement.description,
      rarity: text("rarityLine", { rarity: names[rarityOf(earnedShare)], share: percent(earnedShare) }),
      count: progress === null || goal < 2 ? null : text("progressOf", { done: number(progress), goal: number(goal) }),
    };
  };
}
