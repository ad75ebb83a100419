/** The ground: a square of land seen along z, with the trees that stand on it. */

/** Edge of the land in world units; x runs from minus half to half, z from 0 into the picture. */
export const LAND_EDGE = 256;
/** Grid points along each edge. */
export const GRID = 1536;
const PER_UNIT = GRID / LAND_EDGE;
const LAST = GRID - 1.01;

export interface HeightField {
  /** Bare ground, world units. */
  readonly ground: Float32Array<SharedArrayBuffer>;
  /** Ground with the trees on it, world units. */
  readonly surface: Float32Array<SharedArrayBuffer>;
  /** The highest point of the surface. */
  readonly highest: number;
}

/** Memory for one layer of the land that render threads can share. */
export function landLayer(): Float32Array<SharedArrayBuffer> {
  return new Float32Array(new SharedArrayBuffer(GRID * GRID * 4));
}

/** World x of a grid column. */
export function columnX(i: number): number {
  return i / PER_UNIT - LAND_EDGE / 2;
}

/** World z of a grid row. */
export function rowZ(j: number): number {
  return j / PER_UNIT;
}

/** Height of a layer at a world position, bilinear, held constant beyond the edges. */
export function heightAt(layer: Float32Array, x: number, z: number): number {
  let u = (x + LAND_EDGE / 2) * PER_UNIT;
  let v = z * PER_UNIT;
  u = u < 0 ? 0 : u > LAST ? LAST : u;
  v = v < 0 ? 0 : v > LAST ? LAST : v;
  const i = u | 0;
  const j = v | 0;
  const a = u - i;
  const b = v - j;
  const p = j * GRID + i;
  const near = layer[p]! + (layer[p + 1]! - layer[p]!) * a;
  const far = layer[p + GRID]! + (layer[p + GRID + 1]! - layer[p + GRID]!) * a;
  return near + (far - near) * b;
}

/** Visits the grid points within `reach` of a world position. */
export function visitNear(
  x: number,
  z: number,
  reach: number,
  visit: (index: number, px: number, pz: number) => void,
): void {
  const i0 = Math.max(0, Math.floor((x - reach + LAND_EDGE / 2) * PER_UNIT));
  const i1 = Math.min(GRID - 1, Math.ceil((x + reach + LAND_EDGE / 2) * PER_UNIT));
  const j0 = Math.max(0, Math.floor((z - reach) * PER_UNIT));
  const j1 = Math.min(GRID - 1, Math.ceil((z + reach) * PER_UNIT));
  for (let j = j0; j <= j1; j++) {
    for (let i = i0; i <= i1; i++) visit(j * GRID + i, columnX(i), rowZ(j));
  }
}
