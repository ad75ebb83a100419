import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import type { ServiceInfoInput } from "./service-info-popup.tsx";

const serviceInfoPopup: Popup<ServiceInfoInput, never> = {
  key: "service-info",
  load: () => import("./service-info-popup.tsx"),
};

/** Shows who runs a game in the player's country; resolves when the player has closed it. */
export function useShowServiceInfo(): (input: ServiceInfoInput) => Promise<unknown> {
  return usePopup(serviceInfoPopup);
}
