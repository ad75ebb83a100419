import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import type { PreInstallCompletedInput } from "./pre-install-completed-popup.tsx";

const preInstallCompletedPopup: Popup<PreInstallCompletedInput, true> = {
  key: "pre-install-completed",
  load: () => import("./pre-install-completed-popup.tsx"),
};

/** Tells that a pre-install has been requested; resolves when the player has read it. */
export function useTellPreInstallCompleted(): (input: PreInstallCompletedInput) => Promise<unknown> {
  return usePopup(preInstallCompletedPopup);
}
