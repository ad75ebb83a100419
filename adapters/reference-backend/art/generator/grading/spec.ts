/** How a picture is finished. Colours are linear light unless noted. */
import type { Rgb } from "../solids/material.ts";

export interface ParticleSpec {
  readonly kind: "ember" | "snow" | "petal" | "firefly" | "rain" | "dust";
  readonly count: number;
  readonly color: Rgb;
  readonly size: number;
}

export interface GradeSpec {
  /** Brightness the middle of the picture is exposed to (linear), and the cap for its brightest parts. */
  readonly key: number;
  readonly white: number;
  readonly contrast: number;
  readonly saturation: number;
  /** Added to shadows and multiplied into lights (display values). */
  readonly shadowTint?: Rgb;
  readonly lightTint?: Rgb;
  readonly bloom?: number;
  readonly vignette?: number;
  readonly grain?: number;
  /** Darkens the side of the text, 0 … 1. */
  readonly textSide?: number;
  readonly rays?: {
    readonly strength: number;
    readonly threshold: number;
    /** Large keeps the source small. */
    readonly fall: number;
    /** World point the rays come from; the key light when left out. */
    readonly from?: readonly [number, number, number];
  };
  readonly particles?: readonly ParticleSpec[];
  /** Radius of the brush, pixels; 0 for none. */
  readonly brush?: number;
}
