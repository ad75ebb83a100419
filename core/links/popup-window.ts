import { POPUP_WINDOW_SIZES } from "./constants.ts";

/** Purpose of a popup window; decides its size (Spec §2). */
export type PopupWindowKind = Exclude<keyof typeof POPUP_WINDOW_SIZES, "minimum">;

/** Kind of window named by the page's address; `null` for a page in a normal window. */
export function readPopupWindowKind(value: unknown): PopupWindowKind | null {
  const isKind = typeof value === "string" && value !== "minimum" && Object.hasOwn(POPUP_WINDOW_SIZES, value);
  return isKind ? (value as PopupWindowKind) : null;
}

/** A rectangle on the player's screen, in CSS pixels. */
export interface ScreenArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Position of a window: in the middle of the free part of the screen and no larger than that. The standard window has a
 * minimum size: on a smaller screen it extends beyond the edge, so that it stays readable.
 */
export function popupWindowAreaOf(kind: PopupWindowKind, free: ScreenArea): ScreenArea {
  const size = POPUP_WINDOW_SIZES[kind];
  const least = kind === "standard" ? POPUP_WINDOW_SIZES.minimum : { width: 0, height: 0 };
  const width = Math.max(least.width, Math.min(size.width, free.width));
  const height = Math.max(least.height, Math.min(size.height, free.height));
  return {
    left: free.left + Math.max(0, Math.round((free.width - width) / 2)),
    top: free.top + Math.max(0, Math.round((free.height - height) / 2)),
    width,
    height,
  };
}
