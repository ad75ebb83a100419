/*
 * Media conditions of the specification's breakpoints (section 9), each the widest or highest viewport of its kind in CSS pixels.
 * Import-free, so that linaria can read them while it extracts styles.
 */
export const UP_TO_PHONE = "(max-width: 639px)";
export const UP_TO_TABLET = "(max-width: 959px)";
export const UP_TO_DESKTOP = "(max-width: 1259px)";
export const FROM_TABLET = "(min-width: 640px)";
export const FROM_DESKTOP = "(min-width: 960px)";
export const FROM_GIANT = "(min-width: 1260px)";
/** Low screens: a phone held sideways, or a page at twice its size on a laptop. */
export const UP_TO_LOW = "(max-height: 600px)";
export const UP_TO_MIDDLE_HEIGHT = "(max-height: 799px)";
