import { type PopupWindowKind, readPopupWindowKind } from "#core/links/popup-window.ts";
import { POPUP_WINDOW_PARAMETER } from "#core/links/popup-window-parameter.ts";
import { type RawSearch, textOf } from "#ui/context/raw-search.ts";

/** Search parameters for locale, country and theme (`VISIT_PARAMETERS`), which the start of a page reads. */
interface VisitSearch {
  readonly locale?: string | undefined;
  readonly country?: string | undefined;
  readonly theme?: string | undefined;
}

/** Search parameters that every page may have. */
export interface RootSearch extends VisitSearch {
  /** Kind of popup window that contains the page. */
  readonly [POPUP_WINDOW_PARAMETER]?: PopupWindowKind | undefined;
}

export const parseVisitSearch = (raw: RawSearch): VisitSearch => ({
  locale: textOf(raw.locale),
  country: textOf(raw.country),
  theme: textOf(raw.theme),
});

/** Reads the search of an address; what cannot be read is left out. */
export const parseRootSearch = (raw: RawSearch): RootSearch => ({
  ...parseVisitSearch(raw),
  [POPUP_WINDOW_PARAMETER]: readPopupWindowKind(raw[POPUP_WINDOW_PARAMETER]) ?? undefined,
});
