import { useCallback } from "react";
import { parseWebAddress } from "#core/links/parse-web-address.ts";
import type { Popup } from "../layer-store.ts";
import { usePopup } from "../overlays.tsx";
import type { LeavingInput } from "./leaving-popup.tsx";

const leavingPopup: Popup<LeavingInput, true> = {
  key: "leaving",
  load: () => import("./leaving-popup.tsx"),
};

/** Shows where a link of a player, or a command of the launcher, leads, and opens it beside the store if they want it. Anything but a web address is ignored. */
export function useLeave(): (address: string, from?: { readonly isOfLauncher: boolean }) => Promise<void> {
  const open = usePopup(leavingPopup);
  return useCallback(
    async (address, from) => {
      const site = parseWebAddress(address);
      if (site !== null) await open({ address, host: site.host, ...from });
    },
    [open],
  );
}
