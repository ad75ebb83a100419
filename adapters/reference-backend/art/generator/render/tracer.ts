/** Finds what a ray meets: built things by sphere tracing, land by marching the height field. */
import { sampleVolume } from "../noise/volume.ts";
import type { Found } from "../solids/distance.ts";
import { joinedDistance } from "../solids/distance.ts";
import { Col, STRIDE } from "../solids/shapes.ts";
import { heightAt, LAND_EDGE } from "../terrain/height-field.ts";
import type { Stage } from "./stage.ts";

/** No hit. */
export const NOTHING = 1e9;
const SOLID_STEPS = 130;
const LAND_STEPS = 560;
const HALF_EDGE = LAND_EDGE / 2 - 1;
const PUFF_REACH = 1.2;

export interface Tracer {
  /** Restricts the following rays to some solids (indices in `list`). */
  consider(list: Int32Array, count: number): void;
  /** Considers all solids again. */
  considerAll(): void;
  /** Length of the ray to the nearest built thing; leaves its index in `found`. */
  toSolid(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number): number;
  /** Length of the ray to the land. */
  toLand(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number): number;
  /** Unit normal of the built things at the end of the last `toSolid` ray. */
  normal(px: number, py: number, pz: number, reach: number, out: Float64Array): void;
  /** How open a surface is to the light from everywhere, 0 in a crease … 1; `reach` in world units. */
  openness(px: number, py: number, pz: number, nx: number, ny: number, nz: number, reach: number): number;
  /** Share of the key light that arrives, 0 … 1. */
  light(px: number, py: number, pz: number): number;
  readonly found: Found;
}

export function createTracer(stage: Stage): Tracer {
  const { solids, solidCount, land, materials, volume } = stage;
  const everything = Int32Array.from({ length: solidCount }, (_, i) => i);
  const onRay = new Int32Array(solidCount + 1);
  const found: Found = { solid: -1 };
  const scrap: Found = { solid: -1 };
  const highest = land?.highest ?? 0;
  let candidates = everything;
  let candidateCount = solidCount;

  /** Lists the solids whose balls the ray meets; returns the start of the nearest ball. */
  let onRayCount = 0;
  function gather(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number): number {
    let first = NOTHING;
    onRayCount = 0;
    for (let i = 0; i < candidateCount; i++) {
      const o = candidates[i]! * STRIDE;
      const cx = solids[o + Col.ballX]! - ox;
      const cy = solids[o + Col.ballY]! - oy;
      const cz = solids[o + Col.ballZ]! - oz;
      const radius = solids[o + Col.ballRadius]!;
      const along = cx * dx + cy * dy + cz * dz;
      if (along < -radius || along - radius > limit) continue;
      if (cx * cx + cy * cy + cz * cz - along * along >= radius * radius) continue;
      onRay[onRayCount++] = candidates[i]!;
      if (along - radius < first) first = along - radius;
    }
    return first;
  }

  function distance(px: number, py: number, pz: number, out: Found): number {
    const d = joinedDistance(solids, onRay, onRayCount, px, py, pz, out);
    if (d > PUFF_REACH || out.solid < 0) return d;
    const made = materials[solids[out.solid * STRIDE + Col.material]!]!;
    if (made.scales > 0) {
      const k = Math.PI / made.scales;
      return (d + made.scales * 0.1 * Math.sin(px * k) * Math.sin(py * k + px * k * 0.5) * Math.sin(pz * k)) * 0.85;
    }
    if (!made.puffy) return d;
    const coarse = 1.1 * (0.5 - sampleVolume(volume, px * 0.09, py * 0.11, pz * 0.09));
    const fine = 0.5 * (0.5 - sampleVolume(volume, px * 0.31, py * 0.33, pz * 0.31));
    return (d + coarse + fine) * 0.75;
  }

  function toSolid(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number): number {
    const first = gather(ox, oy, oz, dx, dy, dz, limit);
    if (onRayCount === 0) return NOTHING;
    let t = Math.max(first, 0.1);
    for (let k = 0; k < SOLID_STEPS && t < limit; k++) {
      const d = distance(ox + dx * t, oy + dy * t, oz + dz * t, found);
      if (d < 0.0006 * t) return t;
      t += d * 0.86;
    }
    return NOTHING;
  }

  function toLand(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number): number {
    if (!land) return NOTHING;
    let t = 0.3;
    if (oy > highest) {
      if (dy >= 0) return NOTHING;
      t = (highest - oy) / dy;
    }
    const surface = land.surface;
    let before = t;
    for (let k = 0; k < LAND_STEPS && t < limit; k++) {
      const x = ox + dx * t;
      const y = oy + dy * t;
      const z = oz + dz * t;
      if ((y > highest && dy > 0) || z > LAND_EDGE - 1 || x > HALF_EDGE || x < -HALF_EDGE) return NOTHING;
      const above = y - heightAt(surface, x, z);
      if (above < 0.0008 * t) return refine(surface, ox, oy, oz, dx, dy, dz, before, t);
      before = t;
      t += Math.max(above * 0.22, 0.002 * t + 0.02);
    }
    return NOTHING;
  }

  function light(px: number, py: number, pz: number): number {
    const { sunX, sunY, sunZ } = stage;
    let share = 1;
    if (land) {
      let t = 0.6;
      for (let k = 0; k < 44 && t < 90; k++) {
        const y = py + sunY * t;
        const x = px + sunX * t;
        const z = pz + sunZ * t;
        if (y > highest || z > LAND_EDGE - 1 || z < 0 || x > HALF_EDGE || x < -HALF_EDGE) break;
        const above = y - heightAt(land.surface, x, z);
        share = Math.min(share, 0.5 + (6 * above) / t);
        if (share <= 0) return 0;
        t += Math.max(above * 0.5, 0.35 + 0.025 * t);
      }
    }
    if (stage.solidShadows && blocked(px + sunX * 0.25, py + sunY * 0.25, pz + sunZ * 0.25)) return 0;
    return share;
  }

  function blocked(px: number, py: number, pz: number): boolean {
    const { sunX, sunY, sunZ } = stage;
    const kept = candidates;
    const keptCount = candidateCount;
    candidates = everything;
    candidateCount = solidCount;
    const first = gather(px, py, pz, sunX, sunY, sunZ, 70);
    candidates = kept;
    candidateCount = keptCount;
    if (onRayCount === 0) return false;
    let t = Math.max(first, 0.1);
    for (let k = 0; k < 60 && t < 70; k++) {
      const d = distance(px + sunX * t, py + sunY * t, pz + sunZ * t, scrap);
      if (d < 0.002 * t + 0.002) return true;
      t += d;
    }
    return false;
  }

  function openness(px: number, py: number, pz: number, nx: number, ny: number, nz: number, reach: number): number {
    let shut = 0;
    for (let k = 1; k <= 4; k++) {
      const h = (reach * k) / 4;
      const d = joinedDistance(solids, candidates, candidateCount, px + nx * h, py + ny * h, pz + nz * h, scrap);
      shut += Math.max(0, h - d) / (h * (1 + k * 0.4));
    }
    return Math.max(0, 1 - shut * 0.75);
  }

  return {
    found,
    openness,
    consider(list, count) {
      candidates = list as Int32Array<ArrayBuffer>;
      candidateCount = count;
    },
    considerAll() {
      candidates = everything;
      candidateCount = solidCount;
    },
    toSolid,
    toLand,
    normal(px, py, pz, reach, out) {
      const nx = distance(px + reach, py, pz, scrap) - distance(px - reach, py, pz, scrap);
      const ny = distance(px, py + reach, pz, scrap) - distance(px, py - reach, pz, scrap);
      const nz = distance(px, py, pz + reach, scrap) - distance(px, py, pz - reach, scrap);
      const length = Math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9;
      out[0] = nx / length;
      out[1] = ny / length;
      out[2] = nz / length;
    },
    light,
  };
}

/** Halves the last step until the crossing is sharp. */
function refine(
  surface: Float32Array,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  from: number,
  to: number,
): number {
  let above = from;
  let below = to;
  for (let q = 0; q < 6; q++) {
    const middle = (above + below) * 0.5;
    if (oy + dy * middle < heightAt(surface, ox + dx * middle, oz + dz * middle)) below = middle;
    else above = middle;
  }
  return below;
}
