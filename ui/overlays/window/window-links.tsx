import { useRouter } from "@tanstack/react-router";
import { canOpenBeside, opensInTab } from "#core/links/link-target.ts";
import { type PopupWindowKind, readPopupWindowKind } from "#core/links/popup-window.ts";
import { POPUP_WINDOW_PARAMETER } from "#core/links/popup-window-parameter.ts";
import type { Shell } from "#core/shell/shell.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { plainLinkOf } from "#ui/kit/links/link-clicks.ts";
import { useLinkClick } from "#ui/kit/links/use-link-click.ts";
import { goToDocument } from "../page-history.ts";
import { useOpenWindow } from "./use-open-window.ts";

/**
 * Opens links that name a window (`data-window="coupon"`) in a popup window of the kind's size. They are still
 * ordinary links: without this code, on touch devices, in the chat app and with modifier keys they lead to their page;
 * in the mobile app they open in a web view over this one. The window's address names its kind, so that the page
 * renders without the store's header and footer. The parameter is not added to external addresses.
 */
export function WindowLinks() {
  const { shell } = useVisit();
  const router = useRouter();
  const { popupWindows, outsideLinks } = usePorts();
  const openWindow = useOpenWindow();
  useLinkClick("window", (event) => {
    const link = plainLinkOf(event, "a[data-window]");
    const kind = windowKindOf(link, shell);
    if (link === null || kind === null) return;
    event.preventDefault();
    const address = new URL(link.href);
    if (address.origin !== location.origin) {
      void outsideLinks.open(address.href, kind).then((isOpen) => (isOpen ? undefined : goToDocument(address.href)));
      return;
    }
    const path = address.pathname + address.search + address.hash;
    address.searchParams.set(POPUP_WINDOW_PARAMETER, kind);
    if (shell !== "app") void openWindow(address.href, kind);
    // If the app cannot open it in a web view, the page opens in this one.
    else void popupWindows.open(address.href, kind).then((isOpen) => isOpen || router.history.push(path));
  });
  return null;
}

/** The window that a press on the link opens here; `null` if the link opens as any other. */
function windowKindOf(link: HTMLAnchorElement | null, shell: Shell): PopupWindowKind | null {
  const kind = readPopupWindowKind(link?.dataset.window);
  if (link === null || kind === null) return null;
  if (!canOpenBeside(shell, matchMedia("(hover: hover) and (pointer: fine)").matches)) return null;
  return link.origin !== location.origin && opensInTab(shell, kind) ? null : kind;
}
