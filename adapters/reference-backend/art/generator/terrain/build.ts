/** Makes a piece of land from its description: form, erosion, raised places, trees. */
import { billows, ridges, valueNoise } from "../noise/lattice.ts";
import { cellValue } from "../noise/random.ts";
import { mix, ramp } from "../noise/scalar.ts";
import { erode } from "./erosion.ts";
import type { FormSpec } from "./forms.ts";
import { formHeight } from "./forms.ts";
import type { HeightField } from "./height-field.ts";
import { columnX, GRID, heightAt, landLayer, rowZ, visitNear } from "./height-field.ts";

/** A raised place with a level top: the crag below a castle. */
export interface Plateau {
  readonly x: number;
  readonly z: number;
  /** Radius of the level top. */
  readonly radius: number;
  readonly height: number;
  /** How far the flank reaches, in radii. */
  readonly spread: number;
}

export interface ForestSpec {
  /** Height of a usual tree. */
  readonly height: number;
  /** Share of the places where a tree may stand. */
  readonly density: number;
  /** No trees above this height. */
  readonly treeLine: number;
}

export interface LandSpec extends FormSpec {
  /** How far the plan is bent, so that nothing follows the grid. */
  readonly bend: number;
  /** Distances between which the foreground plain turns into the land form. */
  readonly plainUntil: number;
  readonly formFrom: number;
  /** Height of the plain. */
  readonly base: number;
  /** Unevenness of the plain. */
  readonly roll: number;
  /** Half width of a valley along the view, 0 for none, and where it runs. */
  readonly valley?: number;
  readonly valleyX?: number;
  readonly drops: number;
  readonly plateaus: readonly Plateau[];
  readonly forest?: ForestSpec;
}

const TREE_SPACING = 1.1;

/** Builds the land. `waterLevel` keeps trees out of the water. */
export function buildLand(spec: LandSpec, seed: number, waterLevel: number): HeightField {
  const ground = landLayer();
  shape(ground, spec, seed);
  erode(ground, spec.drops, seed);
  for (const plateau of spec.plateaus) raise(ground, plateau);
  const surface = landLayer();
  surface.set(ground);
  if (spec.forest) plant(surface, ground, spec.forest, waterLevel, seed);
  let highest = -Infinity;
  for (let i = 0; i < surface.length; i++) if (surface[i]! > highest) highest = surface[i]!;
  return { ground, surface, highest: highest + 0.1 };
}

function shape(ground: Float32Array, spec: LandSpec, seed: number): void {
  const shiftX = (seed % 97) * 13.7;
  const shiftZ = (seed % 89) * 17.3;
  const valley = spec.valley ?? 0;
  for (let j = 0; j < GRID; j++) {
    const z = rowZ(j);
    const far = ramp(spec.plainUntil, spec.formFrom, z);
    for (let i = 0; i < GRID; i++) {
      const x = columnX(i);
      const sx = x + shiftX;
      const sz = z + shiftZ;
      let share = far;
      if (valley > 0) {
        const aside = Math.abs(x - (spec.valleyX ?? 0) - 8 * Math.sin(z * 0.03));
        share *= 0.15 + 0.85 * ramp(valley * 0.3, valley * 1.6, aside);
      }
      const plain = spec.base + spec.roll * billows(sx * 0.05, sz * 0.05, 5);
      if (share <= 0) {
        ground[j * GRID + i] = plain;
        continue;
      }
      const bx = sx + spec.bend * billows(sx * 0.03, sz * 0.03 + 9, 4);
      const bz = sz + spec.bend * billows(sx * 0.03 + 40, sz * 0.03, 4);
      ground[j * GRID + i] = mix(plain, spec.base + formHeight(spec, bx, bz), share);
    }
  }
}

function raise(ground: Float32Array, plateau: Plateau): void {
  const reach = plateau.radius * plateau.spread;
  visitNear(plateau.x, plateau.z, reach * 1.4, (index, x, z) => {
    const distance = Math.hypot(x - plateau.x, z - plateau.z) + plateau.radius * 0.35 * billows(x * 0.12, z * 0.12, 4);
    if (distance >= reach) return;
    const share = ramp(reach, plateau.radius, distance) ** 1.3;
    const crags =
      (ridges(x * 0.11, z * 0.11, 6) - 0.5) * Math.abs(plateau.height) * 0.25 * (1 - share) * ramp(0, 0.3, share);
    ground[index] = mix(ground[index]!, plateau.height, share) + crags;
  });
}

function plant(
  surface: Float32Array,
  ground: Float32Array,
  forest: ForestSpec,
  waterLevel: number,
  seed: number,
): void {
  const half = 120 / TREE_SPACING;
  for (let j = 4; j < 252 / TREE_SPACING; j++) {
    for (let i = -half; i < half; i++) {
      const ci = Math.round(i);
      if (cellValue(ci, j, seed) > forest.density) continue;
      const x = (ci + 0.2 + 0.6 * cellValue(ci + 91, j, seed)) * TREE_SPACING;
      const z = (j + 0.2 + 0.6 * cellValue(ci, j + 57, seed)) * TREE_SPACING;
      const foot = heightAt(ground, x, z);
      if (foot < waterLevel + 0.3 || !treesGrow(ground, x, z, foot, forest)) continue;
      const height = forest.height * (0.6 + 0.8 * cellValue(ci + 7, j + 3, seed));
      plantTree(surface, ground, x, z, height);
    }
  }
}

function treesGrow(ground: Float32Array, x: number, z: number, foot: number, forest: ForestSpec): boolean {
  if (foot > forest.treeLine * (0.8 + 0.2 * valueNoise(x * 0.2, z * 0.2))) return false;
  const patch = valueNoise(x * 0.06, z * 0.06) + 0.35 * valueNoise(x * 0.3, z * 0.3);
  if (patch < 0.42) return false;
  const slopeX = heightAt(ground, x + 1, z) - heightAt(ground, x - 1, z);
  const slopeZ = heightAt(ground, x, z + 1) - heightAt(ground, x, z - 1);
  return Math.hypot(slopeX, slopeZ) * 0.5 < 1;
}

function plantTree(surface: Float32Array, ground: Float32Array, x: number, z: number, height: number): void {
  const radius = 0.3 + 0.16 * height;
  visitNear(x, z, radius, (index, px, pz) => {
    const crown = ground[index]! + height * (1 - Math.hypot(px - x, pz - z) / radius);
    if (crown > surface[index]!) surface[index] = crown;
  });
}
