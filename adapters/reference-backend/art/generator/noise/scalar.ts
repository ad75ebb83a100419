/** Keeps `x` between `low` and `high`. */
export function clamp(x: number, low: number, high: number): number {
  return x < low ? low : x > high ? high : x;
}

/** Linear blend from `a` (t = 0) to `b` (t = 1). */
export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Smooth step from 0 at `from` to 1 at `to`; `from` may be the larger one. */
export function ramp(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Degrees to radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
