import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
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
