import { useCallback } from "react";
import * as v from "valibot";
import type { SharedPage } from "#core/ports/sharing.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import { useReopened } from "#ui/overlays/use-reopened.ts";

const sharePopup: Popup<SharedPage, true> = {
  key: "share",
  load: () => import("./share-popup.tsx"),
};

const INPUT = v.object({ title: v.string(), text: v.string(), url: v.string() });

/** Title and text of the part of the current page that is shared. */
export type SharedPart = Omit<SharedPage, "url">;

/** Name of the popup in `data-opens`; see `useReopened`. */
export const sharePopupName = (part?: string): string => (part === undefined ? "share" : `share/${part}`);

/**
 * Shares the current page with the browser's dialog, else the shell's, else a link to copy. It always shares the
 * canonical address, not the one in the address bar. `part` is the id of the element that is meant, if it is not the
 * whole page.
 */
export function useShare(part?: string): (page: SharedPart) => Promise<void> {
  const open = useReopened(sharePopupName(part), INPUT, usePopup(sharePopup));
  const { sharing } = usePorts();
  return useCallback(
    async ({ title, text }) => {
      const shared = { title, text, url: canonicalAddress() + (part === undefined ? "" : `#${part}`) };
      if ((await sharing.share(shared)) === "unavailable") await open(shared);
    },
    [open, sharing, part],
  );
}

/** Address that the page names as its own; the one of the address bar without its query where it names none. */
function canonicalAddress(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link?.href ?? `${window.location.origin}${window.location.pathname}`;
}
