/** What moves in a trailer, beyond the sway of the camera and the drifting of clouds and particles. */
export interface TrailerSpec {
  /** Game code. */
  readonly code: string;
  /** How far the clouds drift in one round, as a share of the width; negative to the left. */
  readonly drift: number;
  /** Moments of lightning, 0 … 1 of the round; bolts are dark at all others. */
  readonly flashes?: readonly number[];
  /** The night sky itself shimmers (aurora), 0 … 1. */
  readonly shimmer?: number;
  /** Share of the still picture's particles that fly; rain costs bytes. */
  readonly particles?: number;
}

/** The twelve games that players ask for most. */
export const TRAILERS: readonly TrailerSpec[] = [
  { code: "bnsneo", drift: 0.04 },
  { code: "tl", drift: -0.07, flashes: [0.3, 0.36, 0.82] },
  { code: "nlw", drift: 0.05 },
  { code: "linw", drift: 0.06 },
  { code: "hoyeon", drift: 0.05 },
  { code: "l2m", drift: 0.05 },
  { code: "battlecrush", drift: 0.04, particles: 0.5 },
  { code: "h3", drift: 0, particles: 0 },
  { code: "aion", drift: -0.06 },
  { code: "lin2", drift: 0, shimmer: 0.3 },
  { code: "lin", drift: 0.06 },
  { code: "bnsneoncana", drift: -0.08, flashes: [0.2, 0.27, 0.7], particles: 0.4 },
];

export const FILM = {
  /** The picture, and what is rendered around it so that the camera has room to sway. */
  width: 960,
  height: 540,
  renderedWidth: 1056,
  renderedHeight: 594,
  framesPerSecond: 24,
  /** Four seconds and a bit; the last frame leads into the first. */
  frames: 104,
  /** Most bytes of a trailer. */
  budget: 600 * 1024,
  /** Aim of the encoder, bits a second. */
  bitRate: 640_000,
} as const;
