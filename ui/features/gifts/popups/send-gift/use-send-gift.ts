import { useCallback } from "react";
import * as v from "valibot";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import { useReopened } from "#ui/overlays/use-reopened.ts";
import type { SendGiftInput } from "./send-gift-popup.tsx";

const sendGiftPopup: Popup<SendGiftInput, never> = {
  key: "send-gift",
  load: () => import("./send-gift-popup.tsx"),
  texts: ["gifts", "forms", "orders"],
};

const INPUT = v.object({ goodsId: v.string(), title: v.string() });

/** Lets the player give goods to another; ends at the payment page, or where the popup was closed. */
export function useSendGift(): (input: SendGiftInput) => Promise<void> {
  const open = useReopened("send-gift", INPUT, usePopup(sendGiftPopup));
  return useCallback(
    async ({ goodsId, title }) => {
      await open({ goodsId, title });
    },
    [open],
  );
}
