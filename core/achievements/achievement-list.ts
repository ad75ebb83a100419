import type { Achievement, AchievementTier } from "./achievement.ts";
import type { AchievementShow, AchievementSort } from "./achievement-view.ts";

export interface AchievementTotals {
  readonly earned: number;
  readonly total: number;
  readonly earnedByTier: Readonly<Record<AchievementTier, number>>;
}

export const isEarned = ({ earnedAt }: Pick<Achievement, "earnedAt">): boolean => earnedAt !== null;

/** Progress of an achievement, 0 to 1; `null` if the player's progress is unknown. */
export function progressShareOf({ progress, goal, earnedAt }: Achievement): number | null {
  if (earnedAt !== null) return 1;
  return progress === null ? null : Math.min(1, progress / Math.max(1, goal));
}

/** Totals of a game's achievements for the reader. */
export function achievementTotals(achievements: readonly Achievement[]): AchievementTotals {
  const earned = achievements.filter(isEarned);
  const of = (tier: AchievementTier) => earned.filter((one) => one.tier === tier).length;
  return {
    earned: earned.length,
    total: achievements.length,
    earnedByTier: { bronze: of("bronze"), silver: of("silver"), gold: of("gold") },
  };
}

/** Achievements to show, in the requested order; equal ones stay in the game's order. */
export function arrangeAchievements(
  achievements: readonly Achievement[],
  show: AchievementShow,
  sort: AchievementSort,
): readonly Achievement[] {
  const shown = achievements.filter((one) => show === "all" || isEarned(one) === (show === "earned"));
  switch (sort) {
    case "game":
      return shown;
    case "rarest":
      return [...shown].sort((one, other) => one.earnedShare - other.earnedShare);
    case "nearest":
      // Earned achievements come last.
      return [...shown].sort((one, other) => nearnessOf(other) - nearnessOf(one));
    case "latest":
      return [...shown].sort((one, other) =>
        (one.earnedAt ?? "") < (other.earnedAt ?? "") ? 1 : (one.earnedAt ?? "") > (other.earnedAt ?? "") ? -1 : 0,
      );
  }
}

const nearnessOf = (achievement: Achievement): number =>
  isEarned(achievement) ? -1 : (progressShareOf(achievement) ?? 0);
