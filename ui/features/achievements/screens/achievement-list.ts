import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** The list below the banner, in a file of its own. */
export const AchievementList = lazyWithPreload(
  async () => (await import("./achievement-list-parts.tsx")).AchievementListParts,
);
