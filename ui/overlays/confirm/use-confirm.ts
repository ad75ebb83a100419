import { useCallback } from "react";
import type { Popup } from "../layer-store.ts";
import { usePopup } from "../overlays.tsx";
import type { ConfirmInput } from "./confirm-popup.tsx";

const confirmPopup: Popup<ConfirmInput, true> = {
  key: "confirm",
  load: () => import("./confirm-popup.tsx"),
};

/** Asks before an action; resolves to true only if the player has confirmed it. */
export function useConfirm(): (input: ConfirmInput) => Promise<boolean> {
  const open = usePopup(confirmPopup);
  return useCallback(async (input) => (await open(input)).kind === "answered", [open]);
}
