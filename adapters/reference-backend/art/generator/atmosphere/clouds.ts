/** Clouds: slabs of volume noise, lit by a short walk towards the key light. */
import { clamp } from "../noise/scalar.ts";
import { sampleVolume } from "../noise/volume.ts";
import { direction } from "./direction.ts";
import type { Sky } from "./sky.ts";
import type { Air, CloudSpec } from "./spec.ts";

const LIGHT_STEPS = 4;
const REACH = 1500;
const THICKEST = 700;
const EXTINCTION = 0.11;

/**
 * Walks a ray through the clouds. Writes the light they add (0 … 2) and the share of the
 * background that stays visible (3). `steps` is the fineness, `jitter` 0 … 1 hides its bands.
 */
export type Clouds = (
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  limit: number,
  steps: number,
  jitter: number,
  out: Float64Array,
) => void;

function densityAt(spec: CloudSpec, volume: Float32Array, x: number, y: number, z: number): number {
  const height = (y - spec.low) / (spec.high - spec.low);
  if (height <= 0 || height >= 1) return 0;
  const profile = Math.min(1, height * 5) * Math.min(1, (1 - height) * 2.2);
  const s = spec.scale;
  // The broad shapes are turned against the fine ones and push them about, which hides that the block repeats.
  const broad = sampleVolume(
    volume,
    (x * 0.8 + z * 0.6) * s * 0.23 + 0.37,
    y * s * 0.2,
    (z * 0.8 - x * 0.6) * s * 0.23,
  );
  const mass = sampleVolume(volume, x * s * 0.83 + broad * 1.7, y * s * 1.3, z * s * 0.83 - broad * 1.3);
  const body = (broad * 0.9 + mass - 0.81 + (spec.cover - 0.62) * 2) * profile * 2.4;
  if (body <= -0.12) return 0;
  const wisps = sampleVolume(volume, x * s * 3.3, y * s * 3.3, z * s * 3.3) - 0.5;
  const d = body + wisps * 0.34;
  return d > 0 ? Math.min(d, 1) * spec.density : 0;
}

export function createClouds(air: Air, volume: Float32Array, sky: Sky): Clouds {
  const sun = direction(air.key.azimuth, air.key.elevation);
  const far = new Float64Array(3);

  function layer(
    spec: CloudSpec,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    limit: number,
    steps: number,
    jitter: number,
    out: Float64Array,
  ): void {
    let enter = (spec.low - oy) / dy;
    let leave = (spec.high - oy) / dy;
    if (enter > leave) {
      const t = enter;
      enter = leave;
      leave = t;
    }
    enter = Math.max(enter, 0);
    leave = Math.min(leave, enter + THICKEST, limit);
    if (leave <= enter || enter > REACH) return;
    const step = (leave - enter) / steps;
    const towards = clamp(dx * sun[0] + dy * sun[1] + dz * sun[2], -1, 1);
    const lining = Math.max(towards, 0);
    const phase = (spec.base ?? 0.25) + 1.5 * (towards * 0.5 + 0.5) ** 6 + spec.silver * lining ** 40;
    const reach = (spec.high - spec.low) * 0.075;
    let light0 = 0;
    let light1 = 0;
    let light2 = 0;
    let open = 1;
    let distanceSum = 0;
    let weightSum = 0;
    let t = enter + step * jitter;
    for (let k = 0; k < steps && open > 0.02; k++, t += step) {
      const x = ox + dx * t;
      const y = oy + dy * t;
      const z = oz + dz * t;
      const density = densityAt(spec, volume, x, y, z);
      if (density <= 0) continue;
      let before = 0;
      for (let q = 1; q <= LIGHT_STEPS; q++) {
        const r = reach * q;
        before += densityAt(spec, volume, x + sun[0] * r, y + sun[1] * r, z + sun[2] * r) * reach;
      }
      const beam = (Math.exp(-before * 0.1) + 0.25 * Math.exp(-before * 0.02)) * phase;
      const fill = 0.45 + (0.75 * (y - spec.low)) / (spec.high - spec.low);
      const share = (1 - Math.exp(-density * step * EXTINCTION)) * open;
      light0 += (spec.lit[0] * beam + spec.dark[0] * fill) * share;
      light1 += (spec.lit[1] * beam + spec.dark[1] * fill) * share;
      light2 += (spec.lit[2] * beam + spec.dark[2] * fill) * share;
      distanceSum += t * share;
      weightSum += share;
      open -= share;
    }
    if (weightSum <= 0) return;
    const away = 1 - Math.exp((-distanceSum / weightSum) * 0.0011);
    const flat = Math.max(dy * 0.4, 0.01);
    const length = Math.hypot(dx, flat, dz);
    sky(dx / length, flat / length, dz / length, false, far);
    const before = out[3]!;
    out[0]! += before * (light0 + (far[0]! * (1 - open) - light0) * away);
    out[1]! += before * (light1 + (far[1]! * (1 - open) - light1) * away);
    out[2]! += before * (light2 + (far[2]! * (1 - open) - light2) * away);
    out[3] = before * open;
  }

  return (ox, oy, oz, dx, dy, dz, limit, steps, jitter, out) => {
    out[0] = 0;
    out[1] = 0;
    out[2] = 0;
    out[3] = 1;
    if (Math.abs(dy) < 0.004) return;
    for (const spec of air.clouds) layer(spec, ox, oy, oz, dx, dy, dz, limit, steps, jitter, out);
  };
}
