import { useCallback } from "react";
import { usePorts } from "#ui/ports/ports-context.tsx";
import type { Popup } from "../layer-store.ts";
import { usePopup } from "../overlays.tsx";
import { isQuietToday, keepQuietToday } from "../quiet-today.ts";
import type { CheckboxAnswer, CheckboxInput } from "./checkbox-popup.tsx";

const checkboxPopup: Popup<CheckboxInput, CheckboxAnswer> = {
  key: "checkbox",
  load: () => import("./checkbox-popup.tsx"),
};

/**
 * Asks with checkboxes; resolves to the ids of the ticked ones, `null` if it was closed without an answer. With a `quietKey` it
 * is not shown, and answers with none ticked, on a day on which the player has asked for that.
 */
export function useAskWithCheckboxes(): (input: CheckboxInput) => Promise<readonly string[] | null> {
  const open = usePopup(checkboxPopup);
  const ports = usePorts();
  return useCallback(
    async (input) => {
      const { quietKey } = input;
      if (quietKey !== undefined && isQuietToday(ports, quietKey)) return [];
      const ending = await open(input);
      if (ending.kind !== "answered") return null;
      if (quietKey !== undefined && ending.answer.isQuietToday) keepQuietToday(ports, quietKey);
      return ending.answer.checked;
    },
    [open, ports],
  );
}
