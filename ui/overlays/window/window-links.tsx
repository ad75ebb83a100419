import { useEffect } from "react";
import { POPUP_WINDOW_SIZES } from "#core/links/constants.ts";
import { canOpenBeside } from "#core/links/link-place.ts";
import type { PopupWindowKind } from "#core/links/popup-window.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { useOpenWindow } from "./use-open-window.ts";

/**
 * Opens links that name a window (`data-window="coupon"`) beside the page, in the size of its kind. They are links all the same:
 * without this code, on touched devices, in web views of apps and with modifier keys they lead to their page.
 */
export function WindowLinks() {
  const { shell } = useVisit();
  const openWindow = useOpenWindow();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-window]") : null;
      const kind = link?.dataset.window;
      if (link === null || !isWindowKind(kind) || event.defaultPrevented || isModified(event)) return;
      if (!canOpenBeside(shell, matchMedia("(hover: hover) and (pointer: fine)").matches)) return;
      // Before the router hears of it.
      event.preventDefault();
      void openWindow(link.href, kind);
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [shell, openWindow]);
  return null;
}

function isWindowKind(kind: string | undefined): kind is PopupWindowKind {
  return kind !== undefined && kind !== "minimum" && Object.hasOwn(POPUP_WINDOW_SIZES, kind);
}

function isModified({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
