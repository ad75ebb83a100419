import type { PopupWindowKind } from "../links/popup-window.ts";

/** Links that lead out of the product. */
export interface OutsideLinks {
  /**
   * Opens an address beside the page: from the app in its own browser where the editors' list says so and in that of the device where
   * it does not, in a new window elsewhere (of the size of `kind`, if there is one), and in place where none of them can be had. Links to domains of the publisher are opened signed in.
   * `false` if nothing was opened, since the code of it did not come. Never throws. Must be called from a press.
   */
  open(url: string, kind?: PopupWindowKind): Promise<boolean>;
}
