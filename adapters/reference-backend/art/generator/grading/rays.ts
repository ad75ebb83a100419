/** Shafts of light: bright parts near the source are drawn out away from it. */
import { cellValue } from "../noise/random.ts";
import { clamp } from "../noise/scalar.ts";
import type { Frame } from "../render/frame.ts";
import { blur } from "./blur.ts";
import type { GradeSpec } from "./spec.ts";

const SHRINK = 2;
const STEPS = 64;
const SKY = 1e8;

/** Adds shafts that spread from a picture position (pixels). */
export function addRays(frame: Frame, spec: NonNullable<GradeSpec["rays"]>, fromX: number, fromY: number): void {
  const { width, height, color, depth } = frame;
  const w = Math.floor(width / SHRINK);
  const h = Math.floor(height / SHRINK);
  const source = new Float32Array(w * h * 3);
  const shafts = new Float32Array(w * h * 3);
  const lightX = fromX / SHRINK;
  const lightY = fromY / SHRINK;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const p = y * SHRINK * width + x * SHRINK;
      const dx = (x - lightX) / h;
      const dy = (y - lightY) / h;
      const near = Math.exp(-(dx * dx + dy * dy) * spec.fall);
      const threshold = depth[p]! > SKY ? spec.threshold * 0.3 : spec.threshold * 4;
      for (let c = 0; c < 3; c++) source[(y * w + x) * 3 + c] = clamp(color[p * 3 + c]! - threshold, 0, 3) * near;
    }
  }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const jitter = cellValue(x, y, 21);
      let weight = 1;
      let total = 0;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let k = 0; k < STEPS; k++) {
        const f = ((k + jitter) / STEPS) * 0.92;
        const sx = (x + (lightX - x) * f) | 0;
        const sy = (y + (lightY - y) * f) | 0;
        if (sx >= 0 && sy >= 0 && sx < w && sy < h) {
          const q = (sy * w + sx) * 3;
          r += source[q]! * weight;
          g += source[q + 1]! * weight;
          b += source[q + 2]! * weight;
        }
        total += weight;
        weight *= 0.985;
      }
      const q = (y * w + x) * 3;
      shafts[q] = r / total;
      shafts[q + 1] = g / total;
      shafts[q + 2] = b / total;
    }
  }
  blur(shafts, w, h, 3, 2);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const q = (Math.min(h - 1, y >> 1) * w + Math.min(w - 1, x >> 1)) * 3;
      const p = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) color[p + c]! += spec.strength * shafts[q + c]!;
    }
  }
}
