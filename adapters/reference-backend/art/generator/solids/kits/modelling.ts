/** Puts figures together from shapes, in a space of their own: x to their left, y up, their face towards -z. */
import type { Solid } from "../shapes.ts";
import { Shape } from "../shapes.ts";
import type { Place } from "./fortress.ts";

export type Spot = readonly [x: number, y: number, z: number];
/** Thickness at both ends. */
type Pair = readonly [first: number, last: number];

interface Extra {
  readonly turn?: number;
  readonly tilt?: number;
  readonly blend?: number;
}

export interface Model {
  readonly solids: Solid[];
  /** A shape at a spot; sizes in units of the model. */
  put(shape: Solid["shape"], material: string, at: Spot, sizes: readonly number[], extra?: Extra): void;
  /** A limb from one spot to another, half as thick at its end. */
  limb(material: string, from: Spot, to: Spot, radius: number, blend?: number): void;
  /** Short limbs along a bow through three spots: a horn, a tail, a plume. */
  bow(material: string, from: Spot, pull: Spot, to: Spot, radii: Pair, parts: number): void;
  /** The same without rings: cloth, a neck. */
  rope(material: string, from: Spot, pull: Spot, to: Spot, radii: Pair, parts: number): void;
}

/** A point of the bow through three spots (the middle one pulls). */
export function onBow([from, pull, to]: readonly [Spot, Spot, Spot], t: number): Spot {
  const at = (k: 0 | 1 | 2): number => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * pull[k] + t * t * to[k];
  return [at(0), at(1), at(2)];
}

/** Begins a model at a place, `size` world units large for each of its own, turned around the vertical. */
export function model(place: Place, size: number, turn: number): Model {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const solids: Solid[] = [];
  const put: Model["put"] = (shape, material, [dx, dy, dz], [a = 1, b = 1, c = 0, d = 0], extra = {}) => {
    solids.push({
      shape,
      material,
      x: place.x + (dx * cos - dz * sin) * size,
      y: place.y + dy * size,
      z: place.z + (dx * sin + dz * cos) * size,
      a: a * size,
      b: b * size,
      c: c * size,
      d: d * size,
      turn: turn + (extra.turn ?? 0),
      tilt: extra.tilt ?? 0,
      blend: (extra.blend ?? 0) * size,
    });
  };
  const limb: Model["limb"] = (material, from, to, radius, blend = 0) =>
    put(Shape.limb, material, from, [to[0] - from[0], to[1] - from[1], to[2] - from[2], radius], { blend });
  return {
    solids,
    put,
    limb,
    bow(material, from, pull, to, [first, last], parts) {
      const spots = [from, pull, to] as const;
      for (let i = 0; i < parts; i++) {
        const t = i / parts;
        limb(material, onBow(spots, t), onBow(spots, t + 1.3 / parts), first + (last - first) * t);
      }
    },
    rope(material, from, pull, to, [first, last], parts) {
      const spots = [from, pull, to] as const;
      for (let i = 0; i <= parts; i++) {
        const t = i / parts;
        const r = first + (last - first) * t;
        put(Shape.ellipsoid, material, onBow(spots, t), [r, r, r], { blend: r });
      }
    },
  };
}
