/** How far each pixel moves when the camera does: one over its distance, soft enough to be stretched without tears. */
import { blur } from "../grading/blur.ts";
import { NOTHING } from "../render/tracer.ts";

/** Pixels: near things keep a rim of their own motion, and the stretch behind them takes so much room. */
const RIM = 5;
const SOFTNESS = 7;

/** Nearness (1 / world units) of every pixel; 0 for the sky. */
export function nearnessOf(depth: Float32Array, width: number, height: number): Float32Array {
  const near = Float32Array.from(depth, (at) => (at >= NOTHING ? 0 : 1 / Math.max(at, 1)));
  const grown = new Float32Array(near.length);
  growAlong(near, grown, height, width, width, 1);
  growAlong(grown, near, width, height, 1, width);
  blur(near, width, height, 1, SOFTNESS);
  return near;
}

/** Takes the greatest value within `RIM` along each line. */
function growAlong(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
): void {
  for (let line = 0; line < lines; line++) {
    for (let i = 0; i < length; i++) {
      let most = 0;
      for (let k = Math.max(0, i - RIM); k <= Math.min(length - 1, i + RIM); k++) {
        const value = from[line * lineStep + k * step]!;
        if (value > most) most = value;
      }
      to[line * lineStep + i * step] = most;
    }
  }
}

/** The nearness that all but the nearest few of the things in sight stay below; what the sway is measured by. */
export function usualNearness(near: Float32Array): number {
  const seen = near.filter((value) => value > 0).sort();
  return seen[Math.floor(seen.length * 0.9)] ?? 0.01;
}
