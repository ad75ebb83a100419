import { useVisit } from "#ui/context/visit-context.tsx";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";

const regionPopup: Popup<null, never> = {
  key: "region",
  load: () => import("./region-popup.tsx"),
};

/** Opens the choice of the country that a guest of the website shops in; `null` for viewers whose account or app decides it, or may. */
export function useChooseRegion(): (() => void) | null {
  const { user, isUserUnknown, shell } = useVisit();
  const open = usePopup(regionPopup);
  return user === null && !isUserUnknown && shell === "web" ? () => void open(null) : null;
}
