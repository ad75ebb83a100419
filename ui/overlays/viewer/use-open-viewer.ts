import type { Popup } from "../layer-store.ts";
import { usePopup } from "../overlays.tsx";
import type { ViewerInput } from "./viewer-popup.tsx";

const viewerPopup: Popup<ViewerInput, never> = {
  key: "viewer",
  load: () => import("./viewer-popup.tsx"),
  texts: ["media"],
};

/** Shows pictures and films as large as the screen; resolves when the player has closed them. */
export function useOpenViewer(): (input: ViewerInput) => Promise<unknown> {
  return usePopup(viewerPopup);
}
