import { useSearch } from "@tanstack/react-router";
import { readPopupWindowKind } from "#core/links/popup-window.ts";
import { POPUP_WINDOW_PARAMETER } from "#core/links/popup-window-parameter.ts";
import type { RawSearch } from "#ui/context/raw-search.ts";

/** Search parameters for links that stay in this popup window; empty in an ordinary page. */
export function useOwnWindowSearch(): RawSearch {
  const search: RawSearch = useSearch({ strict: false });
  const kind = readPopupWindowKind(search[POPUP_WINDOW_PARAMETER]);
  return kind === null ? {} : { [POPUP_WINDOW_PARAMETER]: kind };
}
