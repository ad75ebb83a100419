/** Two-dimensional lattice noise: the raw material of ground, sky and surfaces. */
import { cellValue } from "./random.ts";

const GRADIENTS = 256;
const gradientX = new Float64Array(GRADIENTS);
const gradientY = new Float64Array(GRADIENTS);
for (let i = 0; i < GRADIENTS; i++) {
  gradientX[i] = Math.cos((i / GRADIENTS) * 2 * Math.PI);
  gradientY[i] = Math.sin((i / GRADIENTS) * 2 * Math.PI);
}

function gradientIndex(x: number, y: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) & (GRADIENTS - 1);
}

/** Gradient noise, about -1 … 1, smooth to the second derivative. */
export function gradientNoise(x: number, y: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const fx = x - i;
  const fy = y - j;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const a = gradientIndex(i, j);
  const b = gradientIndex(i + 1, j);
  const c = gradientIndex(i, j + 1);
  const d = gradientIndex(i + 1, j + 1);
  const na = gradientX[a]! * fx + gradientY[a]! * fy;
  const nb = gradientX[b]! * (fx - 1) + gradientY[b]! * fy;
  const nc = gradientX[c]! * fx + gradientY[c]! * (fy - 1);
  const nd = gradientX[d]! * (fx - 1) + gradientY[d]! * (fy - 1);
  const top = na + (nb - na) * u;
  const bottom = nc + (nd - nc) * u;
  return 1.4 * (top + (bottom - top) * v);
}

/** Value noise, 0 … 1. */
export function valueNoise(x: number, y: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  let fx = x - i;
  let fy = y - j;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const a = cellValue(i, j, 7);
  const b = cellValue(i + 1, j, 7);
  const c = cellValue(i, j + 1, 7);
  const d = cellValue(i + 1, j + 1, 7);
  const top = a + (b - a) * fx;
  return top + (c + (d - c) * fx - top) * fy;
}

/** Gradient noise summed over octaves, each rotated and twice as fine; about -1 … 1. */
export function billows(startX: number, startY: number, octaves: number): number {
  let x = startX;
  let y = startY;
  let sum = 0;
  let weight = 0.5;
  for (let o = 0; o < octaves; o++) {
    sum += weight * gradientNoise(x, y);
    const t = x * 1.6 + y * 1.2;
    y = -1.2 * x + 1.6 * y;
    x = t;
    weight *= 0.5;
  }
  return sum;
}

/** Value noise summed over octaves; about 0 … 1. */
export function mottle(startX: number, startY: number, octaves: number): number {
  let x = startX;
  let y = startY;
  let sum = 0;
  let weight = 0.5;
  for (let o = 0; o < octaves; o++) {
    sum += weight * valueNoise(x, y);
    const t = x * 1.6 + y * 1.2 + 3.1;
    y = -1.2 * x + 1.6 * y + 1.7;
    x = t;
    weight *= 0.5;
  }
  return sum;
}

/** Ridged noise: sharp crests, each finer octave strongest on the crests; about 0 … 1.2. */
export function ridges(startX: number, startY: number, octaves: number): number {
  let x = startX;
  let y = startY;
  let sum = 0;
  let weight = 0.55;
  let crest = 1;
  for (let o = 0; o < octaves; o++) {
    let n = 1 - Math.abs(gradientNoise(x, y));
    n *= n;
    sum += weight * n * crest;
    crest = Math.min(1, n * 1.6);
    const t = x * 1.65 + y * 1.15;
    y = -1.15 * x + 1.65 * y;
    x = t;
    weight *= 0.47;
  }
  return sum;
}
