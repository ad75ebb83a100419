import { createContext, use } from "react";
import type { PopupWindowKind } from "#core/links/popup-window.ts";
import { POPUP_WINDOW_PARAMETER } from "#core/links/popup-window-parameter.ts";
import type { RawSearch } from "#ui/context/raw-search.ts";

/** Kind of popup window that contains the page; `null` in an ordinary page. */
export const OwnWindowContext = createContext<PopupWindowKind | null>(null);

/** Search parameters for links that stay in this popup window; empty in an ordinary page. */
export function useOwnWindowSearch(): RawSearch {
  const kind = use(OwnWindowContext);
  return kind === null ? {} : { [POPUP_WINDOW_PARAMETER]: kind };
}
