import type { Instant } from "../catalogue/game.ts";

/** Difficulty of an achievement, easy first; also the metal of its badge. */
export const ACHIEVEMENT_TIERS = ["bronze", "silver", "gold"] as const;
export type AchievementTier = (typeof ACHIEVEMENT_TIERS)[number];

/** Something a game honours its players for. */
export interface Achievement {
  readonly id: string;
  /** `null` if it is not known. */
  readonly tier: AchievementTier | null;
  /** Empty for a hidden one that the reader has not earned. */
  readonly title: string;
  readonly description: string;
  /** Address of the badge; that of a hidden one shows a lock. */
  readonly badge: string;
  /** Name and description are hidden until it is earned. */
  readonly isHidden: boolean;
  /** Required count or amount; 1 for an achievement without progress. */
  readonly goal: number;
  /** The player's own progress, at most the goal; `null` for guests and for players without the game. */
  readonly progress: number | null;
  readonly earnedAt: Instant | null;
  /** Share of the game's players who have it, 0 to 1. */
  readonly earnedShare: number;
}

export interface AchievementList {
  readonly achievements: readonly Achievement[];
  /** Language of the texts; differs from the requested one if a translation is missing. */
  readonly textLocale: string;
}
