import { useCallback } from "react";
import type { StorePlatform } from "#core/catalogue/game.ts";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import type { StoreSelectInput } from "./store-select-popup.tsx";

const storeSelectPopup: Popup<StoreSelectInput, StorePlatform> = {
  key: "store-select",
  load: () => import("./store-select-popup.tsx"),
};

/** Lets the player choose where to get a game; resolves to the store they went to, `null` if to none. */
export function useSelectStore(): (input: StoreSelectInput) => Promise<StorePlatform | null> {
  const open = usePopup(storeSelectPopup);
  return useCallback(
    async (input) => {
      const ending = await open(input);
      return ending.kind === "answered" ? ending.answer : null;
    },
    [open],
  );
}
