/** Fog that thins with height, takes the light's colour towards it, and lies in patches near the ground. */
import { clamp, ramp } from "../noise/scalar.ts";
import { sampleVolume } from "../noise/volume.ts";
import { direction } from "./direction.ts";
import type { Air } from "./spec.ts";

const MIST_SAMPLES = 8;
const MIST_NEAR = 14;
const MIST_FAR = 220;

export interface Fog {
  /** Colour of thick fog seen in a direction. */
  color(dx: number, dy: number, dz: number, out: Float64Array): void;
  /** Share of the view that the fog takes over a length of a ray, 0 … 1. */
  share(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, length: number): number;
}

export function createFog(air: Air, volume: Float32Array): Fog {
  const { color, glow, density, fall, base, mist, mistHeight } = air.fog;
  const [sunX, sunY, sunZ] = direction(air.key.azimuth, air.key.elevation);

  function patches(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, length: number): number {
    let sum = 0;
    for (let q = 0; q < MIST_SAMPLES; q++) {
      const t = (length * (q + 0.5)) / MIST_SAMPLES;
      const y = (oy + dy * t - base) / mistHeight;
      const z = oz + dz * t;
      if (y > 2.5 || z < MIST_NEAR) continue;
      const n = sampleVolume(volume, (ox + dx * t) * 0.012, (oy + dy * t) * 0.02, z * 0.012);
      sum += ramp(0.3, 0.7, n) * Math.exp(-Math.max(y, 0) * 2.2);
    }
    return (sum * Math.min(length, MIST_FAR) * 0.03) / MIST_SAMPLES;
  }

  return {
    color(dx, dy, dz, out) {
      const s = clamp(dx * sunX + dy * sunY + dz * sunZ, 0, 1);
      const s4 = s * s * s * s;
      const k = s4 + 0.5 * s4 ** 6;
      out[0] = color[0] + glow[0] * k;
      out[1] = color[1] + glow[1] * k;
      out[2] = color[2] + glow[2] * k;
    },
    share(ox, oy, oz, dx, dy, dz, length) {
      const here = Math.exp(-Math.max(oy - base, -20) * fall);
      const climb = dy * fall;
      const depth =
        Math.abs(climb * length) < 1e-3
          ? density * here * length
          : (density * here * (1 - Math.exp(-clamp(length * climb, -30, 30)))) / climb;
      const extra = mist > 0 ? mist * patches(ox, oy, oz, dx, dy, dz, length) : 0;
      return 1 - Math.exp(-Math.max(depth + extra, 0));
    },
  };
}
