/** A tileable block of three-dimensional noise for clouds, mist and foliage. */
import { cellValue } from "./random.ts";

/** Voxels along each edge; a power of two, so that wrapping is a bit mask. */
export const VOLUME_EDGE = 64;
const MASK = VOLUME_EDGE - 1;

function voxelValue(x: number, y: number, z: number): number {
  return cellValue(x + z * 7919, y - z * 104729, 3);
}

function wrap(i: number, period: number): number {
  return ((i % period) + period) % period;
}

function tiledValue(x: number, y: number, z: number, period: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const smooth = (f: number): number => f * f * (3 - 2 * f);
  const u = smooth(x - i);
  const v = smooth(y - j);
  const w = smooth(z - k);
  let sum = 0;
  for (let corner = 0; corner < 8; corner++) {
    const a = corner & 1;
    const b = (corner >> 1) & 1;
    const c = corner >> 2;
    const weight = (a ? u : 1 - u) * (b ? v : 1 - v) * (c ? w : 1 - w);
    sum += weight * voxelValue(wrap(i + a, period), wrap(j + b, period), wrap(k + c, period));
  }
  return sum;
}

/** Cellular noise turned over, so that cells become round puffs. */
function tiledPuffs(x: number, y: number, z: number, period: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  let nearest = 9;
  for (let k = -1; k < 2; k++) {
    for (let j = -1; j < 2; j++) {
      for (let i = -1; i < 2; i++) {
        const a = wrap(xi + i, period);
        const b = wrap(yi + j, period);
        const c = wrap(zi + k, period);
        const dx = xi + i + voxelValue(a + 11, b, c) - x;
        const dy = yi + j + voxelValue(a, b + 17, c) - y;
        const dz = zi + k + voxelValue(a, b, c + 23) - z;
        const distance = dx * dx + dy * dy + dz * dz;
        if (distance < nearest) nearest = distance;
      }
    }
  }
  return 1 - Math.sqrt(nearest);
}

/** Fills the block; shared memory, so that render threads can read it without a copy. */
export function buildVolume(): Float32Array<SharedArrayBuffer> {
  const n = VOLUME_EDGE;
  const volume = new Float32Array(new SharedArrayBuffer(n * n * n * 4));
  for (let k = 0; k < n; k++) {
    for (let j = 0; j < n; j++) {
      for (let i = 0; i < n; i++) {
        const x = i / n;
        const y = j / n;
        const z = k / n;
        const puffs =
          0.6 * tiledPuffs(x * 5, y * 5, z * 5, 5) +
          0.27 * tiledPuffs(x * 10, y * 10, z * 10, 10) +
          0.13 * tiledPuffs(x * 20, y * 20, z * 20, 20);
        const soft =
          0.6 * tiledValue(x * 4, y * 4, z * 4, 4) +
          0.3 * tiledValue(x * 8, y * 8, z * 8, 8) +
          0.1 * tiledValue(x * 16, y * 16, z * 16, 16);
        volume[(k * n + j) * n + i] = 0.55 * puffs + 0.5 * soft;
      }
    }
  }
  return volume;
}

/** Reads the block at a point; one unit is the edge of the block, repeated for ever. */
export function sampleVolume(volume: Float32Array, px: number, py: number, pz: number): number {
  const x = (px - Math.floor(px)) * VOLUME_EDGE;
  const y = (py - Math.floor(py)) * VOLUME_EDGE;
  const z = (pz - Math.floor(pz)) * VOLUME_EDGE;
  const i = x | 0;
  const j = y | 0;
  const k = z | 0;
  const a = x - i;
  const b = y - j;
  const c = z - k;
  const i0 = i & MASK;
  const i1 = (i + 1) & MASK;
  const j0 = (j & MASK) * VOLUME_EDGE;
  const j1 = ((j + 1) & MASK) * VOLUME_EDGE;
  const k0 = (k & MASK) * VOLUME_EDGE * VOLUME_EDGE;
  const k1 = ((k + 1) & MASK) * VOLUME_EDGE * VOLUME_EDGE;
  const p00 = volume[k0 + j0 + i0]! * (1 - a) + volume[k0 + j0 + i1]! * a;
  const p01 = volume[k0 + j1 + i0]! * (1 - a) + volume[k0 + j1 + i1]! * a;
  const p10 = volume[k1 + j0 + i0]! * (1 - a) + volume[k1 + j0 + i1]! * a;
  const p11 = volume[k1 + j1 + i0]! * (1 - a) + volume[k1 + j1 + i1]! * a;
  const near = p00 + (p01 - p00) * b;
  return near + (p10 + (p11 - p10) * b - near) * c;
}
