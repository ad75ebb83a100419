/**
 * A painter's brush: each pixel takes the colour of the calmest of four windows around it
 * (Kuwahara), which turns speckle into strokes and keeps silhouettes sharp. Summed tables
 * make its cost independent of the radius.
 */
import type { Frame } from "../render/frame.ts";

const VALUES = 5;

export function paintWithBrush(frame: Frame, radius: number): void {
  if (radius < 1) return;
  const { width, height, color } = frame;
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1) * VALUES);
  for (let y = 0; y < height; y++) {
    const row = [0, 0, 0, 0, 0];
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 3;
      const r = color[p]! / (1 + color[p]!);
      const g = color[p + 1]! / (1 + color[p + 1]!);
      const b = color[p + 2]! / (1 + color[p + 2]!);
      const light = 0.3 * r + 0.55 * g + 0.15 * b;
      row[0]! += r;
      row[1]! += g;
      row[2]! += b;
      row[3]! += light;
      row[4]! += light * light;
      const to = ((y + 1) * stride + x + 1) * VALUES;
      const above = (y * stride + x + 1) * VALUES;
      for (let k = 0; k < VALUES; k++) sums[to + k] = sums[above + k]! + row[k]!;
    }
  }
  const part = (k: number, x0: number, y0: number, x1: number, y1: number): number =>
    sums[(y1 * stride + x1) * VALUES + k]! -
    sums[(y0 * stride + x1) * VALUES + k]! -
    sums[(y1 * stride + x0) * VALUES + k]! +
    sums[(y0 * stride + x0) * VALUES + k]!;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let total = 0;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let window = 0; window < 4; window++) {
        const x0 = Math.max(0, window & 1 ? x : x - radius);
        const y0 = Math.max(0, window & 2 ? y : y - radius);
        const x1 = Math.min(width, (window & 1 ? x + radius : x) + 1);
        const y1 = Math.min(height, (window & 2 ? y + radius : y) + 1);
        const area = (x1 - x0) * (y1 - y0);
        const mean = part(3, x0, y0, x1, y1) / area;
        const spread = Math.max(part(4, x0, y0, x1, y1) / area - mean * mean, 0);
        const weight = 1 / (1e-6 + spread * spread * 4e4);
        total += weight * area;
        r += weight * part(0, x0, y0, x1, y1);
        g += weight * part(1, x0, y0, x1, y1);
        b += weight * part(2, x0, y0, x1, y1);
      }
      const p = (y * width + x) * 3;
      const open = (v: number): number => {
        const k = Math.min(v / total, 0.9995);
        return k / (1 - k);
      };
      color[p] = open(r);
      color[p + 1] = open(g);
      color[p + 2] = open(b);
    }
  }
}
