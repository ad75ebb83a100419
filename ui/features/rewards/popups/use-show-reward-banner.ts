import { useCallback } from "react";
import { usePorts } from "#ui/context/ports-context.tsx";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import { isQuietToday, keepQuietToday } from "#ui/overlays/quiet-today.ts";
import type { RewardBannerInput } from "./reward-banner-popup.tsx";

const rewardBannerPopup: Popup<RewardBannerInput, "open" | "quiet-today"> = {
  key: "reward-banner",
  load: () => import("./reward-banner-popup.tsx"),
};

/** Storage key of a reward that was dismissed for today; see `isQuietToday`. */
export const rewardBannerKeyOf = (rewardId: string): string => `reward.${rewardId}`;

/** Announces a reward, unless the player has dismissed it for today; resolves to whether they want to see it. */
export function useShowRewardBanner(): (input: RewardBannerInput) => Promise<boolean> {
  const open = usePopup(rewardBannerPopup);
  const ports = usePorts();
  return useCallback(
    async (input) => {
      const key = rewardBannerKeyOf(input.id);
      if (isQuietToday(ports, key)) return false;
      const ending = await open(input);
      if (ending.kind !== "answered") return false;
      if (ending.answer === "quiet-today") keepQuietToday(ports, key);
      return ending.answer === "open";
    },
    [open, ports],
  );
}
