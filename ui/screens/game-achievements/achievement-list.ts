import { lateComponent } from "#ui/kit/late-part/late-component.tsx";

/** The list below the banner, in a file of its own. */
export const AchievementList = lateComponent(
  async () => (await import("./achievement-list-parts.tsx")).AchievementListParts,
);
