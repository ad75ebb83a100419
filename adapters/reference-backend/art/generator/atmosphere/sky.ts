/** The sky behind everything: gradient, glow, stars, aurora, nebula, rainbow, bodies and far ridges. */
import { billows, mottle, ridges as ridgeNoise, valueNoise } from "../noise/lattice.ts";
import { cellValue } from "../noise/random.ts";
import { clamp, radians, ramp } from "../noise/scalar.ts";
import { createBodies } from "./bodies.ts";
import { direction } from "./direction.ts";
import type { Fog } from "./fog.ts";
import type { Air, FarRidge, SkySpec } from "./spec.ts";

/**
 * Computes the sky colour in a direction; `fine` adds stars, which reflections may leave out.
 * Returns how much of it a far ridge hides, 0 … 1: no clouds belong before that part.
 */
export type Sky = (dx: number, dy: number, dz: number, fine: boolean, out: Float64Array) => number;

export function createSky(air: Air, fog: Fog, seed: number): Sky {
  const spec = air.sky;
  const sun = direction(air.key.azimuth, air.key.elevation);
  const paintBodies = createBodies(spec.bodies ?? []);
  const mist = new Float64Array(3);
  const ridgeLines = spec.ridges ?? [];
  return (dx, dy, dz, fine, out) => {
    const up = dy > 0 ? dy : 0;
    const blend = 1 - Math.exp(-up * spec.falloff);
    const s = clamp(dx * sun[0] + dy * sun[1] + dz * sun[2], 0, 1);
    const glow = s ** spec.glowPower + 0.35 * s ** (spec.glowPower * 0.22) * Math.exp(-up * 3);
    for (let c = 0; c < 3; c++) {
      out[c] = spec.horizon[c]! + (spec.zenith[c]! - spec.horizon[c]!) * blend + spec.glow[c]! * glow;
    }
    if (spec.nebula) addNebula(spec.nebula, dx, dy, dz, out);
    if (fine && spec.stars) addStars(spec.stars, dx, dy, dz, out);
    if (spec.aurora) addAurora(spec.aurora, seed, dx, dy, dz, out);
    if (spec.rainbow) addRainbow(spec.rainbow, dx, dy, dz, out);
    paintBodies(dx, dy, dz, out);
    fog.color(dx, dy, dz, mist);
    const haze = Math.exp(-up * spec.haze) * spec.hazeShare;
    for (let c = 0; c < 3; c++) out[c]! += (mist[c]! - out[c]!) * haze;
    let hidden = 0;
    for (let k = 0; k < ridgeLines.length; k++) {
      hidden = Math.max(hidden, addRidge(ridgeLines[k]!, k, seed, sun[0], dx, dy, dz, mist, out));
    }
    return hidden;
  };
}

function addRidge(
  ridge: FarRidge,
  index: number,
  seed: number,
  sunSide: number,
  dx: number,
  dy: number,
  dz: number,
  mist: Float64Array,
  out: Float64Array,
): number {
  if (dz <= 0.05) return 0;
  const azimuth = Math.atan2(dx, dz) * ridge.scale + index * 17.3 + (seed % 101);
  const height = ridge.base + ridge.rough * (ridgeNoise(azimuth, index * 5.1, 7) - 0.5);
  const elevation = dy / Math.hypot(dx, dz);
  const share = ramp(height + 0.0012, height - 0.0012, elevation);
  if (share <= 0) return 0;
  const next = ridgeNoise(azimuth + 0.02, index * 5.1 + (height - elevation) * 3, 5);
  const here = ridgeNoise(azimuth - 0.02, index * 5.1 + (height - elevation) * 3, 5);
  const light = 1 + clamp((here - next) * sunSide * 3, -0.35, 0.5);
  const low = ramp(0, height, elevation);
  const haze = ridge.haze + (1 - ridge.haze) * 0.75 * (1 - low);
  for (let c = 0; c < 3; c++) {
    const own = ridge.color[c]! * light;
    out[c]! += (own + (mist[c]! - own) * haze - out[c]!) * share;
  }
  return share;
}

function addNebula(
  nebula: NonNullable<SkySpec["nebula"]>,
  dx: number,
  dy: number,
  dz: number,
  out: Float64Array,
): void {
  const x = (dx / (Math.abs(dz) + 0.6)) * 1.7;
  const y = (dy / (Math.abs(dz) + 0.6)) * 1.7;
  const q1 = billows(x * 1.2 + 3, y * 1.2, 5);
  const q2 = billows(x * 1.2, y * 1.2 + 8, 5);
  const cloud = mottle(x * 2 + 2.2 * q1, y * 2 + 2.2 * q2, 7);
  const veins = ridgeNoise(x * 1.3 + q2 * 1.5, y * 1.3 + q1 * 1.5, 6);
  const band = Math.exp(-(((y * 0.9 - x * 0.45 - 0.25) * 1.4) ** 2));
  const first = cloud ** 3 * 5 * band * nebula.strength;
  const second = veins ** 5 * 1.6 * band * ramp(0.3, 0.7, cloud) * nebula.strength;
  const dust = 1 - 0.6 * ramp(0.5, 0.75, mottle(x * 3.1 + 9 + q1, y * 3.1 + q2, 6)) * band;
  for (let c = 0; c < 3; c++) out[c] = (out[c]! + nebula.first[c]! * first + nebula.second[c]! * second) * dust;
}

function addStars(strength: number, dx: number, dy: number, dz: number, out: Float64Array): void {
  if (dy <= 0) return;
  const a = Math.atan2(dx, dz) * 280;
  const b = Math.asin(Math.min(1, dy)) * 280;
  for (let layer = 0; layer < 2; layer++) {
    const k = layer ? 2.3 : 1;
    const i = Math.floor(a * k);
    const j = Math.floor(b * k);
    const chance = cellValue(i + layer * 777, j, 5);
    if (chance <= 0.965) continue;
    const px = i + 0.3 + 0.4 * cellValue(i + 9, j, 5);
    const py = j + 0.3 + 0.4 * cellValue(i, j + 9, 5);
    const distance2 = (a * k - px) ** 2 + (b * k - py) ** 2;
    const bright =
      (((chance - 0.965) / 0.035) ** 6 * 3 + 0.12) * strength * Math.exp(-distance2 * 14) * ramp(0, 0.2, dy);
    const warm = cellValue(i + 3, j + 5, 5);
    out[0]! += bright * (0.7 + 0.5 * warm);
    out[1]! += bright * (0.8 + 0.1 * warm);
    out[2]! += bright * (1.2 - 0.5 * warm);
  }
}

const CURTAINS = 4;

function addAurora(
  aurora: NonNullable<SkySpec["aurora"]>,
  seed: number,
  dx: number,
  dy: number,
  dz: number,
  out: Float64Array,
): void {
  const azimuth = Math.atan2(dx, dz) + (seed % 17);
  const elevation = Math.asin(clamp(dy, -1, 1));
  for (let k = 0; k < CURTAINS; k++) {
    const bend = billows(azimuth * (2.1 + 0.5 * k) + k * 7.3, k * 3.1, 4);
    const foot = 0.075 + 0.075 * k + 0.14 * bend + (0.1 + 0.05 * k) * Math.sin(azimuth * (2.6 - 0.4 * k) + k * 2.1);
    const above = elevation - foot;
    const rays = 0.12 + 1.7 * mottle(azimuth * 26 + bend * 14 + k * 11, elevation * 1.3 + k, 3) ** 2;
    const threads = 0.7 + 0.6 * valueNoise(azimuth * 140 + bend * 40, k + elevation * 2);
    const body =
      above > 0
        ? Math.exp(-above * (8 + 9 * valueNoise(azimuth * 9 + k * 5, 3))) * (0.25 + 0.75 * (1 - Math.exp(-above * 38)))
        : 0.25 * Math.exp(above * 16);
    const patch = ramp(0.25, 0.75, valueNoise(azimuth * 4.3 + k * 9.1, k * 2.7));
    const light = body * rays * threads * patch * (1 - 0.15 * k) * aurora.strength;
    const height = ramp(0.02, 0.24, above);
    for (let c = 0; c < 3; c++) out[c]! += light * (aurora.low[c]! + (aurora.high[c]! - aurora.low[c]!) * height);
  }
}

function addRainbow(
  rainbow: NonNullable<SkySpec["rainbow"]>,
  dx: number,
  dy: number,
  dz: number,
  out: Float64Array,
): void {
  const centre = direction(rainbow.azimuth, rainbow.elevation);
  const angle = Math.acos(clamp(dx * centre[0] + dy * centre[1] + dz * centre[2], -1, 1));
  const t = (angle - radians(rainbow.radius)) / radians(4.2);
  if (t < -0.2 || t > 1.2) return;
  const hue = (peak: number): number => Math.exp(-(((t - peak) / 0.26) ** 2));
  const k = rainbow.strength * ramp(-0.2, 0.1, t) * ramp(1.2, 0.9, t);
  out[0]! += k * (hue(0.85) + 0.35 * hue(0.05));
  out[1]! += k * hue(0.52);
  out[2]! += k * (hue(0.2) + 0.3 * hue(0));
}
