import type { PopupWindowKind } from "../links/popup-window.ts";

/** Windows beside the page, and in the mobile app web views over it. Never throws. */
export interface PopupWindows {
  /**
   * Opens `address` in a window of the kind's size; a window of the same kind is used again. Resolves to false if the
   * browser has blocked it, or the app does not answer. Must be called from a press.
   */
  open(address: string, kind: PopupWindowKind): Promise<boolean>;
}
