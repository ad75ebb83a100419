import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import type { PreInstallCompletedInput } from "./pre-install-completed-popup.tsx";

const preInstallCompletedPopup: Popup<PreInstallCompletedInput, boolean> = {
  key: "pre-install-completed",
  load: () => import("./pre-install-completed-popup.tsx"),
};

/** Shows that a pre-install has been requested; resolves to whether the player wants to buy the game. */
export function useShowPreInstallCompleted(): (input: PreInstallCompletedInput) => Promise<boolean> {
  const open = usePopup(preInstallCompletedPopup);
  return async (input) => {
    const result = await open(input);
    return result.kind === "answered" && result.answer;
  };
}
