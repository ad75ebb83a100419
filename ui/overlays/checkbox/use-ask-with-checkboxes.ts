import { useCallback } from "react";
import type { Popup } from "../layer-store.ts";
import { usePopup } from "../overlays.tsx";
import type { CheckboxInput } from "./checkbox-popup.tsx";

const checkboxPopup: Popup<CheckboxInput, readonly string[]> = {
  key: "checkbox",
  load: () => import("./checkbox-popup.tsx"),
};

/** Asks with checkboxes; resolves to the ids of the ticked ones, `null` if it was closed without an answer. */
export function useAskWithCheckboxes(): (input: CheckboxInput) => Promise<readonly string[] | null> {
  const open = usePopup(checkboxPopup);
  return useCallback(
    async (input) => {
      const ending = await open(input);
      return ending.kind === "answered" ? ending.answer : null;
    },
    [open],
  );
}
