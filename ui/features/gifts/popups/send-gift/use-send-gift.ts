import { useCallback } from "react";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import type { SendGiftInput } from "./send-gift-popup.tsx";

const sendGiftPopup: Popup<SendGiftInput, never> = {
  key: "send-gift",
  load: () => import("./send-gift-popup.tsx"),
  texts: ["gifts", "forms", "orders"],
};

/** Lets the player give goods to another; ends at the payment page, or where the popup was closed. */
export function useSendGift(): (input: SendGiftInput) => Promise<void> {
  const open = usePopup(sendGiftPopup);
  return useCallback(
    async (input) => {
      await open(input);
    },
    [open],
  );
}
