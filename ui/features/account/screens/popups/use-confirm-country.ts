import { useCallback } from "react";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import type { CountryChangeInput } from "./confirm-country-popup.tsx";

const confirmCountryPopup: Popup<CountryChangeInput, true> = {
  key: "confirm-country",
  load: () => import("./confirm-country-popup.tsx"),
  texts: ["account"],
};

/** Says what another country means for the account; resolves to true only if the player wants it all the same. */
export function useConfirmCountry(): (input: CountryChangeInput) => Promise<boolean> {
  const open = usePopup(confirmCountryPopup);
  return useCallback(async (input) => (await open(input)).kind === "answered", [open]);
}
