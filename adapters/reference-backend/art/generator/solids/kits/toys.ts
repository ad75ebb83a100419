/** Small heroes with large heads for the cheerful worlds, about 4 units tall; the middle of the head is their place. */
import type { Solid } from "../shapes.ts";
import { Shape } from "../shapes.ts";
import type { Place } from "./fortress.ts";
import { model } from "./modelling.ts";

/** Materials: `skin`, `cheek`, `pupil`, `sparkle`, and of each hero `hair…`, `dress…`, `trim…` with its name. */
export interface Hero {
  readonly name: string;
  readonly hat: "witch" | "cap" | "none";
  /** Raises an arm: -1 the one on the left of the picture, 1 the other. */
  readonly waves: -1 | 1;
  readonly staff?: boolean;
}

/** A hero who looks out of the picture. */
export function hero(place: Place, size: number, turn: number, { name, hat, waves, staff }: Hero): Solid[] {
  const { solids, put, limb, bow } = model(place, size, turn);
  const [hair, dress, trim] = [`hair${name}`, `dress${name}`, `trim${name}`];
  put(Shape.ellipsoid, "skin", [0, 0, 0], [1.2, 1.1, 1.08]);
  put(Shape.ellipsoid, "skin", [0, -0.3, -0.14], [1.08, 0.76, 0.98], { blend: 0.2 });
  put(Shape.ellipsoid, "skin", [0, -0.26, -1.13], [0.09, 0.07, 0.08]);
  bow("mouth", [-0.2, -0.5, -1.03], [0, -0.66, -1.12], [0.2, -0.5, -1.03], [0.05, 0.04], 6);
  for (const side of [-1, 1]) {
    put(Shape.ellipsoid, "sparkle", [side * 0.46, -0.05, -0.9], [0.27, 0.33, 0.2]);
    put(Shape.ellipsoid, `iris${name}`, [side * 0.45, -0.06, -1.0], [0.2, 0.28, 0.14]);
    put(Shape.ellipsoid, "pupil", [side * 0.45, -0.08, -1.08], [0.12, 0.19, 0.09]);
    put(Shape.ellipsoid, "sparkle", [side * 0.45 - 0.08, 0.06, -1.14], [0.075, 0.085, 0.06]);
    put(Shape.ellipsoid, "sparkle", [side * 0.45 + 0.07, -0.18, -1.14], [0.035, 0.04, 0.04]);
    bow("pupil", [side * 0.22, 0.24, -1.02], [side * 0.5, 0.36, -1.02], [side * 0.75, 0.16, -0.86], [0.05, 0.04], 6);
    bow(hair, [side * 0.26, 0.48, -1.02], [side * 0.5, 0.56, -1], [side * 0.7, 0.46, -0.88], [0.05, 0.04], 5);
    put(Shape.ellipsoid, "cheek", [side * 0.74, -0.38, -0.83], [0.17, 0.1, 0.1]);
    put(Shape.ellipsoid, "skin", [side * 1.18, -0.12, 0.05], [0.18, 0.26, 0.16]);
    // Locks beside the face.
    bow(hair, [side * 0.7, 0.75, -0.7], [side * 1.36, 0.3, -0.65], [side * 1.16, -0.75, -0.45], [0.32, 0.14], 10);
    if (hat !== "cap")
      bow(hair, [side * 1.0, 0.4, 0.1], [side * 1.8, -0.4, 0.1], [side * 1.5, -1.8, 0], [0.44, 0.14], 12);
  }
  put(Shape.ellipsoid, hair, [0, 0.28, 0.26], [1.3, 1.08, 1.1]);
  for (let k = 0; k < 5; k++) {
    const x = -0.66 + 0.33 * k;
    bow(hair, [x * 0.5, 1.02, -0.5], [x, 0.92, -1.1], [x * 1.18 + 0.06, 0.42 + 0.08 * (k % 2), -1.02], [0.26, 0.1], 8);
  }
  if (hat === "witch") {
    put(Shape.ellipsoid, dress, [0, 0.84, 0.1], [2.0, 0.15, 1.85], { tilt: 0.06 });
    put(Shape.column, trim, [0, 0.82, 0.1], [1.1, 0.36, 0.08]);
    put(Shape.column, dress, [0, 1.1, 0.1], [1.04, 0.8, 0.45], { blend: 0.1 });
    bow(dress, [0, 1.5, 0.1], [0.1, 2.5, 0.1], [1.1, 2.75, 0.1], [0.66, 0.12], 12);
    put(Shape.ellipsoid, trim, [1.16, 2.7, 0.1], [0.2, 0.2, 0.2]);
    put(Shape.ellipsoid, "sparkle", [0, 1.0, -0.98], [0.2, 0.2, 0.1]);
  }
  if (hat === "cap") {
    put(Shape.ellipsoid, trim, [0, 0.7, 0.16], [1.3, 0.85, 1.2]);
    put(Shape.ellipsoid, dress, [0, 0.6, -0.95], [0.95, 0.1, 0.7]);
    put(Shape.hoop, dress, [0, 0.62, 0.14], [1.3, 0.06, 0.08]);
    put(Shape.ellipsoid, dress, [0, 1.55, 0.16], [0.18, 0.14, 0.18]);
  }
  // Body and arms.
  put(Shape.column, dress, [0, -2.6, 0.1], [1.15, 1.7, 0.5], { blend: 0.1 });
  put(Shape.hoop, trim, [0, -2.5, 0.1], [1.13, 0.09, 0.09]);
  put(Shape.ellipsoid, trim, [0, -1.1, 0.05], [0.62, 0.17, 0.56]);
  put(Shape.ellipsoid, "sparkle", [0, -1.22, -0.55], [0.13, 0.13, 0.08]);
  for (const side of [-1, 1]) {
    const raised = side === waves;
    const hand = [side * (raised ? 1.75 : 1.3), raised ? -0.35 : -2.1, -0.5] as const;
    limb(dress, [side * 0.55, -1.25, 0], hand, 0.42, 0.1);
    limb(dress, hand, [side * 0.55, -1.25, 0], 0.36, 0.1);
    put(Shape.ellipsoid, trim, hand, [0.32, 0.24, 0.32], { tilt: side * 0.5 });
    put(
      Shape.ellipsoid,
      "skin",
      [hand[0] + side * 0.08, hand[1] + (raised ? 0.26 : -0.22), hand[2] - 0.06],
      [0.26, 0.26, 0.24],
    );
    if (raised && staff) {
      limb("wood", [hand[0] + side * 0.2, -3, -0.7], [hand[0] + side * 0.05, 1.1, -0.7], 0.13);
      limb("wood", [hand[0] + side * 0.05, 1.1, -0.7], [hand[0] + side * 0.2, -3, -0.7], 0.13);
      put(Shape.ellipsoid, "star", [hand[0] + side * 0.04, 1.3, -0.7], [0.36, 0.36, 0.36]);
      put(Shape.ring, trim, [hand[0] + side * 0.04, 1.3, -0.7], [0.58, 0.07]);
    }
  }
  return solids;
}

/** A round bird sitting on a head or flying beside it. Materials: `duck`, `beak`, `pupil`, `sparkle`, `cheek`. */
export function duckling(place: Place, size: number, turn: number): Solid[] {
  const { solids, put, bow } = model(place, size, turn);
  put(Shape.ellipsoid, "duck", [0, 0, 0], [1, 0.92, 0.95]);
  put(Shape.ellipsoid, "duck", [0, -1.15, 0.3], [1.15, 0.9, 1.2], { blend: 0.2 });
  put(Shape.ellipsoid, "beak", [0, -0.16, -0.98], [0.4, 0.12, 0.34]);
  put(Shape.ellipsoid, "beak", [0, -0.28, -0.92], [0.32, 0.1, 0.26]);
  bow("duck", [0, 0.85, 0], [0.1, 1.3, 0], [0.4, 1.35, 0.1], [0.16, 0.05], 6);
  for (const side of [-1, 1]) {
    put(Shape.ellipsoid, "pupil", [side * 0.42, 0.14, -0.83], [0.15, 0.19, 0.1]);
    put(Shape.ellipsoid, "sparkle", [side * 0.42 - 0.05, 0.22, -0.91], [0.06, 0.06, 0.05]);
    put(Shape.ellipsoid, "cheek", [side * 0.64, -0.16, -0.68], [0.15, 0.09, 0.1]);
    put(Shape.ellipsoid, "duck", [side * 1.2, -1.0, 0.25], [0.66, 0.3, 0.55], { tilt: side * 0.6 });
  }
  return solids;
}
