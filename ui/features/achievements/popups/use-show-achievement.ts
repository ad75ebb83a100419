import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import type { AchievementInput } from "./achievement-popup.tsx";

const achievementPopup: Popup<AchievementInput, never> = {
  key: "achievement",
  load: () => import("./achievement-popup.tsx"),
};

/** Shows an achievement with sharing; needs the texts `achievements`. */
export function useShowAchievement(): (input: AchievementInput) => Promise<unknown> {
  return usePopup(achievementPopup);
}
