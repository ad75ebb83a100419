/** Widest viewport of each media type in CSS pixels (specification, section 9). */
export const BREAKPOINTS = {
  small: 359,
  phone: 639,
  tablet: 959,
  desktop: 1_259,
  giant: 1_439,
  jumbo: 1_919,
} as const;

/** Media types (specification, section 3: media state); `medium` of section 9 is a breakpoint of layouts only. */
export type MediaType = keyof typeof BREAKPOINTS | "max";

/** Media type of a viewport. */
export function mediaTypeOf(viewportWidth: number): MediaType {
  const types = Object.keys(BREAKPOINTS) as (keyof typeof BREAKPOINTS)[];
  return types.find((type) => viewportWidth <= BREAKPOINTS[type]) ?? "max";
}
