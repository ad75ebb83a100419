import { useSearch } from "@tanstack/react-router";
import { readPopupWindowKind } from "#core/links/popup-window.ts";
import { POPUP_WINDOW_PARAMETER } from "#core/links/popup-window-parameter.ts";
import type { RawSearch } from "#ui/context/raw-search.ts";

/** Search of links to pages that belong into the window this page stands in; empty where it stands in none of its own. */
export function useOwnWindowSearch(): RawSearch {
  const search: RawSearch = useSearch({ strict: false });
  const kind = readPopupWindowKind(search[POPUP_WINDOW_PARAMETER]);
  return kind === null ? {} : { [POPUP_WINDOW_PARAMETER]: kind };
}
