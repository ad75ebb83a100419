import { radians } from "../noise/scalar.ts";

/** A unit direction from azimuth (0 ahead, positive right) and elevation, degrees. */
export function direction(azimuth: number, elevation: number): readonly [number, number, number] {
  const a = radians(azimuth);
  const e = radians(elevation);
  return [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
}
