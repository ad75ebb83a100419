import { useCallback } from "react";
import type { SharedPage } from "#core/ports/sharing.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";

const sharePopup: Popup<SharedPage, true> = {
  key: "share",
  load: () => import("./share-popup.tsx"),
};

/** What of the page shown now is handed on. */
export interface SharedPart extends Omit<SharedPage, "url"> {
  /** Id of the element that is meant, where it is not the whole page. */
  readonly part?: string;
}

/**
 * Shares the current page with the browser's dialog, else the shell's, else a link to copy. It always shares the
 * canonical address, not the one in the address bar.
 */
export function useShare(): (page: SharedPart) => Promise<void> {
  const open = usePopup(sharePopup);
  const { sharing } = usePorts();
  return useCallback(
    async ({ title, text, part }) => {
      const shared = { title, text, url: canonicalAddress() + (part === undefined ? "" : `#${part}`) };
      if ((await sharing.share(shared)) === "unavailable") await open(shared);
    },
    [open, sharing],
  );
}

/** Address that the page names as its own; the one of the address bar without its query where it names none. */
function canonicalAddress(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link?.href ?? `${window.location.origin}${window.location.pathname}`;
}
