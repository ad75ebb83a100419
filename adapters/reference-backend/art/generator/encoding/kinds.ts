/** The kinds of pictures, their native size, the widths that are stored and the most bytes an AVIF may take. */

export interface Kind {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** Widths that also have a WebP, for browsers without AVIF. */
  readonly webp: readonly number[];
  /** Most bytes of the AVIF at each width. */
  readonly budget: readonly number[];
}

const KB = 1024;

const SHOT: Kind = { width: 1280, height: 720, widths: [480, 1280], webp: [480], budget: [14 * KB, 60 * KB] };
const COVER: Kind = {
  width: 1600,
  height: 900,
  widths: [480, 768, 1600],
  webp: [480],
  budget: [9 * KB, 18 * KB, 56 * KB],
};

export const KINDS = {
  hero: {
    width: 1920,
    height: 823,
    widths: [480, 768, 1080, 1920],
    webp: [768],
    budget: [14 * KB, 30 * KB, 50 * KB, 96 * KB],
  },
  wide: { width: 1280, height: 720, widths: [480, 768, 1280], webp: [480], budget: [14 * KB, 28 * KB, 60 * KB] },
  portrait: { width: 720, height: 960, widths: [240, 480, 720], webp: [480], budget: [7 * KB, 15 * KB, 28 * KB] },
  banner: { width: 1600, height: 450, widths: [768, 1600], webp: [768], budget: [16 * KB, 44 * KB] },
  shot1: SHOT,
  shot2: SHOT,
  shot3: SHOT,
  "goods-standard": COVER,
  "goods-deluxe": COVER,
  "goods-ultimate": COVER,
  "goods-dlc": COVER,
  "goods-dlc2": COVER,
  "goods-bundle": COVER,
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

/** The edition covers of a game. */
export const EDITIONS = ["standard", "deluxe", "ultimate", "dlc", "dlc2", "bundle"] as const;
export type Edition = (typeof EDITIONS)[number];
