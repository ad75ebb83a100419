/** Which achievements of a game a player looks at. */
export const ACHIEVEMENT_SHOWS = ["all", "earned", "open"] as const;
export type AchievementShow = (typeof ACHIEVEMENT_SHOWS)[number];

/** In which order. */
export const ACHIEVEMENT_SORTS = ["game", "rarest", "nearest", "latest"] as const;
export type AchievementSort = (typeof ACHIEVEMENT_SORTS)[number];
