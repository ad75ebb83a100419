import { useCallback } from "react";
import type { Popup } from "../layer-store.ts";
import { usePopups } from "../overlays.tsx";
import type { ContentInput } from "./content-popup.tsx";

const contentPopup: Popup<ContentInput, string> = {
  key: "content",
  load: () => import("./content-popup.tsx"),
};

/** Shows something to read; resolves to the id of the chosen action, `null` if it was closed without one. */
export function useShowContent(): <Id extends string = never>(input: ContentInput<Id>) => Promise<Id | null> {
  const { open } = usePopups();
  return useCallback(
    async <Id extends string>(input: ContentInput<Id>) => {
      const ending = await open(contentPopup, input);
      return ending.kind === "answered" ? (ending.answer as Id) : null;
    },
    [open],
  );
}

/** Shows something else to read in the popup that is open; nothing without one. */
export function useReplaceContent(): (input: ContentInput<never>) => void {
  const { replace } = usePopups();
  return useCallback((input) => void replace(contentPopup, input), [replace]);
}
