/** Suns, moons and planets on the sky. */
import { billows, mottle } from "../noise/lattice.ts";
import { clamp, radians, ramp } from "../noise/scalar.ts";
import { direction } from "./direction.ts";
import type { SkyBody } from "./spec.ts";

/** Adds a body to the sky colour seen in a direction. */
export type PaintBody = (dx: number, dy: number, dz: number, color: Float64Array) => void;

interface Placed {
  readonly body: SkyBody;
  readonly at: readonly [number, number, number];
  readonly right: readonly [number, number, number];
  readonly up: readonly [number, number, number];
  readonly size: number;
}

function place(body: SkyBody): Placed {
  const at = direction(body.azimuth, body.elevation);
  const flat = Math.hypot(at[0], at[2]);
  const right: readonly [number, number, number] = [at[2] / flat, 0, -at[0] / flat];
  const up: readonly [number, number, number] = [at[1] * right[2], flat, -at[1] * right[0]];
  return { body, at, right, up, size: Math.sin(radians(body.radius)) };
}

function blend(color: Float64Array, r: number, g: number, b: number, share: number): void {
  color[0]! += (r - color[0]!) * share;
  color[1]! += (g - color[1]!) * share;
  color[2]! += (b - color[2]!) * share;
}

function paintSun(p: Placed, x: number, y: number, color: Float64Array): void {
  const { color: c, brightness } = p.body;
  const share = ramp(1.02, 0.96, Math.hypot(x, y));
  if (share > 0) blend(color, c[0] * brightness, c[1] * brightness, c[2] * brightness, share);
}

function paintMoon(p: Placed, x: number, y: number, color: Float64Array): void {
  const { color: c, brightness } = p.body;
  const r = Math.hypot(x, y);
  const share = ramp(1.01, 0.98, r);
  if (share <= 0) return;
  const seas = ramp(0.4, 0.62, mottle(x * 1.6 + 4.2, y * 1.6 + 1.3, 5));
  const craters = 0.9 + 0.25 * billows(x * 6, y * 6, 4);
  const limb = 0.72 + 0.28 * Math.sqrt(Math.max(0, 1 - r * r));
  const k = brightness * limb * craters * (1 - 0.38 * seas);
  blend(color, c[0] * k, c[1] * k, c[2] * k, share);
}

/** A sphere lit from the upper left, with bands of cloud and a blue edge of air. */
function paintPlanet(p: Placed, x: number, y: number, color: Float64Array): void {
  const { color: c, brightness } = p.body;
  const r2 = x * x + y * y;
  const edge = ramp(1.012, 0.99, Math.sqrt(r2));
  if (edge > 0) {
    const z = Math.sqrt(Math.max(0, 1 - r2));
    const light = clamp(x * -0.66 + y * 0.5 + z * 0.42, 0, 1);
    const v = y * 0.94 + x * 0.34;
    const u = Math.atan2(x * 0.94 - y * 0.34, z + 0.25);
    const swirl = billows(u * 2.2 + 7, v * 3.2, 4);
    const bands = 0.5 + 0.5 * Math.sin(v * 13 + swirl * 2.6);
    const cloud = ramp(0.42, 0.7, mottle(u * 2.6 + swirl, v * 6 + swirl * 1.4, 6));
    const k = brightness * (0.02 + light ** 0.8 * 1.3);
    const tone = 0.5 + 0.5 * bands;
    const air = (1 - z) ** 3 * (0.15 + light) * 1.6;
    blend(
      color,
      k * (c[0] * tone * (1 - cloud) + 0.95 * cloud) + air * 0.25,
      k * (c[1] * tone * (1 - cloud) + 0.92 * cloud) + air * 0.5,
      k * (c[2] * tone * (1 - cloud) + 0.9 * cloud) + air * 0.95,
      edge,
    );
  }
  if (p.body.ring !== undefined) paintRing(p, x, y, r2, color);
}

function paintRing(p: Placed, x: number, y: number, r2: number, color: Float64Array): void {
  const tilt = radians(p.body.ring ?? 0);
  const along = x * Math.cos(tilt) + y * Math.sin(tilt);
  const across = (-x * Math.sin(tilt) + y * Math.cos(tilt)) / 0.17;
  const radius = Math.hypot(along, across);
  if (radius < 1.28 || radius > 2.35) return;
  const behind = across > 0 && r2 < 1;
  if (behind) return;
  const grooves = 0.45 + 0.55 * mottle(radius * 21, 3.3, 3) + 0.3 * billows(radius * 60, 1.1, 2);
  const gap = 1 - ramp(0.03, 0.012, Math.abs(radius - 1.86));
  const share = clamp(grooves * ramp(1.28, 1.36, radius) * ramp(2.35, 2.18, radius) * gap, 0, 1) * 0.85;
  // The planet's shadow falls on the far right of the ring.
  const shade = 1 - 0.85 * ramp(1.25, 0.9, Math.abs(across * 0.17 + 0.3)) * ramp(0.2, 0.7, along) * (r2 < 3 ? 1 : 0);
  const k = p.body.brightness * 0.85 * shade;
  blend(color, 0.95 * k, 0.78 * k, 0.66 * k, share);
}

function addHalo(p: Placed, x: number, y: number, color: Float64Array): void {
  const halo = p.body.halo ?? 0;
  if (halo <= 0) return;
  const k = halo * p.body.brightness * Math.exp(-Math.max(Math.hypot(x, y) - 1, 0) * 1.4);
  color[0]! += p.body.color[0] * k;
  color[1]! += p.body.color[1] * k;
  color[2]! += p.body.color[2] * k;
}

/** Prepares the bodies of a sky for painting. */
export function createBodies(bodies: readonly SkyBody[]): PaintBody {
  const placed = bodies.map(place);
  return (dx, dy, dz, color) => {
    for (const p of placed) {
      if (dx * p.at[0] + dy * p.at[1] + dz * p.at[2] <= 0) continue;
      const x = (dx * p.right[0] + dy * p.right[1] + dz * p.right[2]) / p.size;
      const y = (dx * p.up[0] + dy * p.up[1] + dz * p.up[2]) / p.size;
      addHalo(p, x, y, color);
      if (p.body.kind === "sun") paintSun(p, x, y, color);
      else if (p.body.kind === "moon") paintMoon(p, x, y, color);
      else paintPlanet(p, x, y, color);
    }
  };
}
