/*
 * Media conditions of the breakpoints (Spec §9), in CSS pixels: each is the upper limit of its
 * range, or the range beyond it. The module has no imports, so that linaria can evaluate it at build time.
 */
export const UP_TO_SMALL = "(max-width: 359px)";
export const UP_TO_PHONE = "(max-width: 639px)";
export const UP_TO_MEDIUM = "(max-width: 811px)";
export const UP_TO_TABLET = "(max-width: 959px)";
export const UP_TO_DESKTOP = "(max-width: 1259px)";
export const UP_TO_GIANT = "(max-width: 1439px)";
export const UP_TO_JUMBO = "(max-width: 1919px)";
export const FROM_TABLET = "(min-width: 640px)";
export const FROM_DESKTOP = "(min-width: 960px)";
export const FROM_GIANT = "(min-width: 1260px)";
export const FROM_JUMBO = "(min-width: 1440px)";
export const FROM_MAX = "(min-width: 1920px)";
/** Wider than Spec §9's `max`. */
export const BEYOND_MAX = "(min-width: 2560px)";
/** 3839 minus 200. */
export const BEYOND_4K = "(min-width: 3640px)";
/** Low screens: a phone held sideways, or a page at twice its size on a laptop. */
export const UP_TO_LOW = "(max-height: 600px)";
export const UP_TO_MIDDLE_HEIGHT = "(max-height: 799px)";
