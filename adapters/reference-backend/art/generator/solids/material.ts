/** What built things are made of. Colours are linear light, red green blue. */

export type Rgb = readonly [number, number, number];

export const Openings = {
  none: 0,
  /** single round-headed windows */
  windows: 1,
  /** rows of lit offices */
  offices: 2,
  /** tall pointed church windows with a cross bar */
  lancets: 3,
  /** a glowing sign with strokes on it */
  sign: 4,
  /** a whirl of light, the mouth of a gate */
  portal: 5,
  /** paper windows in a wooden frame */
  lattice: 6,
} as const;

export type OpeningKind = keyof typeof Openings;

export interface MaterialSpec {
  readonly color: Rgb;
  /** Light given off everywhere. */
  readonly glow?: Rgb;
  /** Colour on upward faces: snow, moss, sand; and how far it reaches down (0 … 1, small reaches far). */
  readonly cover?: Rgb;
  readonly coverFrom?: number;
  /** Windows and such: their kind, light, spacing (across, up) and the share that is lit. */
  readonly openings?: OpeningKind;
  readonly openingLight?: Rgb;
  readonly across?: number;
  readonly up?: number;
  readonly lit?: number;
  /** Round puffs: the surface is displaced by volume noise (foliage, cloud). */
  readonly puffy?: boolean;
  /** No stains: clean paint. */
  readonly clean?: boolean;
  /** Seen from close: creases are dark. */
  readonly close?: boolean;
  /** How much it mirrors the sky and the key light, 0 … 1. */
  readonly metal?: number;
  /** Width of scales or hammered dents, world units. */
  readonly scales?: number;
}

/** A material as the renderer reads it: all numbers, always the same layout. */
export interface Material {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly glowR: number;
  readonly glowG: number;
  readonly glowB: number;
  readonly coverR: number;
  readonly coverG: number;
  readonly coverB: number;
  /** Above 1 for no cover. */
  readonly coverFrom: number;
  readonly openings: number;
  readonly lightR: number;
  readonly lightG: number;
  readonly lightB: number;
  readonly across: number;
  readonly up: number;
  readonly lit: number;
  readonly puffy: boolean;
  readonly clean: boolean;
  readonly close: boolean;
  readonly metal: number;
  readonly scales: number;
}

const BLACK: Rgb = [0, 0, 0];

export function material(spec: MaterialSpec): Material {
  const glow = spec.glow ?? BLACK;
  const cover = spec.cover ?? BLACK;
  const light = spec.openingLight ?? BLACK;
  return {
    r: spec.color[0],
    g: spec.color[1],
    b: spec.color[2],
    glowR: glow[0],
    glowG: glow[1],
    glowB: glow[2],
    coverR: cover[0],
    coverG: cover[1],
    coverB: cover[2],
    coverFrom: spec.cover ? (spec.coverFrom ?? 0.5) : 9,
    openings: Openings[spec.openings ?? "none"],
    lightR: light[0],
    lightG: light[1],
    lightB: light[2],
    across: spec.across ?? 1.3,
    up: spec.up ?? 2.2,
    lit: spec.lit ?? 0.4,
    puffy: spec.puffy ?? false,
    clean: spec.clean ?? false,
    close: spec.close ?? false,
    metal: spec.metal ?? 0,
    scales: spec.scales ?? 0,
  };
}
