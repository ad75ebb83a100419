/** Widest viewport of each kind in CSS pixels (Spec §9; "4k" is 3839 minus 200). */
export const WIDTH_BREAKPOINTS = {
  small: 359,
  phone: 639,
  medium: 811,
  tablet: 959,
  desktop: 1_259,
  giant: 1_439,
  jumbo: 1_919,
  max: 2_559,
  fourK: 3_839 - 200,
} as const;

/**
 * Media types (Spec §3: media state), from the narrowest. `medium` and 4k are breakpoints of layouts only, and
 * `max` is all that is wider than `jumbo`.
 */
export const MEDIA_TYPES = ["small", "phone", "tablet", "desktop", "giant", "jumbo", "max"] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** Media type of a viewport. */
export function mediaTypeOf(viewportWidth: number): MediaType {
  return MEDIA_TYPES.find((type) => type !== "max" && viewportWidth <= WIDTH_BREAKPOINTS[type]) ?? "max";
}

/** Whether a media type is as wide as another one, or wider. */
export const isAtLeast = (type: MediaType, narrowest: MediaType): boolean =>
  MEDIA_TYPES.indexOf(type) >= MEDIA_TYPES.indexOf(narrowest);
