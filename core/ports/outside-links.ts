import type { PopupWindowKind } from "../links/popup-window.ts";

/** Links that lead out of the product. */
export interface OutsideLinks {
  /**
   * Opens an address outside the page. The app uses its own browser for addresses on the editors' list and the device's
   * browser for others. Elsewhere a new window opens (of the size of `kind`, if given), or the page navigates if no
   * window can be opened. Links to domains of the publisher open signed in. Resolves to `false` if nothing was opened
   * because the code did not load. Never throws. Must be called from a press.
   */
  open(url: string, kind?: PopupWindowKind): Promise<boolean>;
}
