/** Width of the hero picture: the same in the picture and in the preload of the page's head, or it is fetched twice. */
export const HERO_SIZES = "100vw";

/** Minimum height of a tall hero, by screen; the skeleton uses the same values. */
export const HERO_HEIGHTS = {
  usual: "clamp(440px, 46vw, 680px)",
  phone: "min(150vw, 640px)",
  middleHeight: "clamp(400px, 46vw, 560px)",
  low: "min(100svh, 400px)",
} as const;
