/** The kinds of land before rain falls on it. Heights and distances in world units. */
import { billows, gradientNoise, mottle, ridges, valueNoise } from "../noise/lattice.ts";
import { cellValue } from "../noise/random.ts";
import { clamp, ramp } from "../noise/scalar.ts";

export type LandForm = "mountains" | "dunes" | "pillars" | "mesas" | "hills";

export interface FormSpec {
  readonly form: LandForm;
  /** Height of the tallest parts. */
  readonly amplitude: number;
  /** Features for each world unit; small is broad. */
  readonly frequency: number;
}

/** Height of the land form at a (possibly bent) position. */
export function formHeight(spec: FormSpec, x: number, z: number): number {
  const { amplitude, frequency } = spec;
  switch (spec.form) {
    case "mountains":
      return (
        amplitude * (ridges(x * frequency, z * frequency, 8) - 0.25) + amplitude * 0.15 * billows(x * 0.05, z * 0.05, 5)
      );
    case "dunes":
      return dunes(amplitude, frequency, x, z);
    case "pillars":
      return pillars(amplitude, frequency, x, z);
    case "mesas":
      return mesas(amplitude, frequency, x, z);
    case "hills":
      return amplitude * billows(x * frequency, z * frequency, 7);
  }
}

/** Slow rise on the windward side, short fall on the other. */
function dunes(amplitude: number, frequency: number, x: number, z: number): number {
  const wave =
    x * frequency * 2.2 + 1.2 * gradientNoise(x * frequency * 0.7, z * frequency * 0.5) + z * frequency * 0.8;
  const phase = wave - Math.floor(wave);
  const side = phase < 0.72 ? phase / 0.72 : (1 - phase) / 0.28;
  const crest = side * side * (3 - 2 * side);
  const size = 0.5 + valueNoise(x * 0.02, z * 0.03);
  return (
    amplitude * (0.35 * crest * size + 0.5 * billows(x * 0.009, z * 0.009, 3) + 0.3) + 0.03 * Math.sin(x * 3 + z * 5)
  );
}

/** Steep rock towers as in a karst valley, scattered over a grid of about 26 units. */
function pillars(amplitude: number, frequency: number, x: number, z: number): number {
  const cell = 0.52 / frequency;
  const ci = Math.floor(x / cell);
  const cj = Math.floor(z / cell);
  let highest = 0;
  for (let j = cj - 1; j <= cj + 1; j++) {
    for (let i = ci - 1; i <= ci + 1; i++) {
      const size = cellValue(i, j, 11);
      if (size < 0.35) continue;
      const px = (i + cellValue(i + 5, j, 11)) * cell;
      const pz = (j + cellValue(i, j + 5, 11)) * cell;
      const radius = cell * (0.19 + 0.23 * cellValue(i + 1, j + 9, 11));
      const flank = 1 - (Math.hypot(x - px, z - pz) / radius) ** 3;
      const height = amplitude * (0.35 + size * 0.8) * clamp(flank, 0, 1) ** 0.55;
      if (height > highest) highest = height;
    }
  }
  return highest * (0.85 + 0.3 * billows(x * 0.15, z * 0.15, 4)) + 2 * billows(x * 0.04, z * 0.04, 4);
}

/** Flat tables with two steps. */
function mesas(amplitude: number, frequency: number, x: number, z: number): number {
  const n = mottle(x * frequency * 1.4, z * frequency * 1.4, 4);
  const step = ramp(0.46, 0.53, n) * 0.6 + ramp(0.58, 0.63, n) * 0.4;
  return amplitude * step + 2 * billows(x * 0.05, z * 0.05, 5) + amplitude * 0.04 * Math.sin(step * 30);
}
