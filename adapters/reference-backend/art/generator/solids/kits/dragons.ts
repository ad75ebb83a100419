/** A dragon's head and neck, seen from close; the skull is about 4 units long. Materials: `hide`, `belly`, `horn`, `eyes`, `throat`. */
import type { Solid } from "../shapes.ts";
import { Shape } from "../shapes.ts";
import type { Place } from "./fortress.ts";
import type { Spot } from "./modelling.ts";
import { model, onBow } from "./modelling.ts";

/** The head looks along -z, its jaws open; the neck comes down and away behind it. */
export function dragonHead(place: Place, size: number, turn: number): Solid[] {
  const { solids, put, limb, bow } = model(place, size, turn);
  // Skull and upper jaw.
  put(Shape.ellipsoid, "hide", [0, 0.25, 0.4], [1.02, 0.8, 1.25], { blend: 0.3 });
  put(Shape.ellipsoid, "hide", [0, 0.28, -0.9], [0.68, 0.5, 1.2], { blend: 0.35 });
  put(Shape.ellipsoid, "hide", [0, 0.14, -2.15], [0.52, 0.42, 0.8], { blend: 0.3 });
  put(Shape.ellipsoid, "hide", [0, 0.42, -2.6], [0.34, 0.24, 0.34], { blend: 0.2 });
  bow("hide", [0, 0.72, -0.4], [0, 0.74, -1.6], [0, 0.62, -2.6], [0.2, 0.12], 7);
  // Lower jaw, open.
  limb("hide", [0, -0.5, 0.35], [0, -1.34, -1.1], 0.6, 0.3);
  limb("hide", [0, -1.1, -0.6], [0, -1.62, -2.0], 0.44, 0.25);
  put(Shape.ellipsoid, "hide", [0, -1.6, -2.05], [0.3, 0.22, 0.34], { blend: 0.2 });
  put(Shape.ellipsoid, "throat", [0, -0.45, -0.35], [0.44, 0.3, 0.8]);
  limb("belly", [0, -0.8, -0.3], [0, -1.12, -1.5], 0.26);
  for (const side of [-1, 1]) {
    // Brows and eyes, cheeks and nostrils.
    limb("hide", [side * 0.3, 0.72, -1.1], [side * 0.98, 0.86, 0.35], 0.26, 0.15);
    put(Shape.ellipsoid, "eyes", [side * 0.72, 0.5, -0.42], [0.12, 0.14, 0.26]);
    put(Shape.ellipsoid, "slit", [side * 0.82, 0.5, -0.46], [0.05, 0.14, 0.05]);
    put(Shape.ellipsoid, "hide", [side * 0.86, -0.02, 0.2], [0.36, 0.56, 0.7], { blend: 0.2 });
    put(Shape.ellipsoid, "slit", [side * 0.3, 0.46, -2.72], [0.1, 0.07, 0.14]);
    limb("hide", [side * 0.4, 0.06, -0.5], [side * 0.36, -0.06, -2.5], 0.3, 0.2);
    // Teeth, longer in front.
    for (let k = 0; k < 9; k++) {
      const z = -0.55 - k * 0.24;
      const long = k === 7 ? 0.72 : k % 3 === 0 ? 0.5 : 0.32;
      const x = side * (0.56 - 0.028 * k);
      limb("horn", [x, -0.06, z], [x * 0.94, -0.1 - long, z - 0.12], 0.105);
    }
    for (let k = 0; k < 6; k++) {
      const z = -0.75 - k * 0.23;
      const x = side * (0.44 - 0.03 * k);
      const y = -0.86 - k * 0.23 * 0.42;
      limb("horn", [x, y, z], [x, y + (k === 5 ? 0.6 : 0.34), z - 0.16], 0.09);
    }
    // Horns.
    bow("horn", [side * 0.62, 0.8, 0.7], [side * 1.3, 1.5, 2.2], [side * 1.0, 2.7, 3.4], [0.42, 0.06], 22);
    bow("horn", [side * 0.86, 0.4, 0.9], [side * 1.7, 0.6, 1.8], [side * 1.7, 1.2, 2.9], [0.28, 0.04], 16);
    bow("horn", [side * 0.92, -0.1, 0.8], [side * 1.6, -0.3, 1.5], [side * 1.7, -0.1, 2.3], [0.22, 0.03], 12);
    bow("horn", [side * 0.7, -0.62, 0.3], [side * 1.1, -1.1, 0.9], [side * 1.1, -1.2, 1.6], [0.17, 0.03], 9);
    bow("horn", [side * 0.22, -1.5, -1.6], [side * 0.3, -2, -1.6], [side * 0.28, -2.2, -1.2], [0.12, 0.02], 6);
  }
  // Neck with a row of spines.
  const neck: readonly [Spot, Spot, Spot] = [
    [0, 0.1, 1.0],
    [0, -0.6, 4.2],
    [0, -6.5, 4.6],
  ];
  for (let k = 0; k <= 12; k++) {
    const [x, y, z] = onBow(neck, k / 12);
    const r = 0.85 + 0.055 * k;
    put(Shape.ellipsoid, "hide", [x, y, z], [r, r, r], { blend: 0.5 });
  }
  for (let k = 0; k < 10; k++) {
    const [x, y, z] = onBow(neck, 0.04 + k * 0.085);
    const [, y1, z1] = onBow(neck, 0.06 + k * 0.085);
    const length = Math.hypot(y1 - y, z1 - z);
    const [ny, nz] = [(z1 - z) / length, -(y1 - y) / length];
    const r = 0.75 + 0.05 * k;
    limb("horn", [x, y + ny * r, z + nz * r], [x, y + ny * (r + 0.95) - 0.1, z + nz * (r + 0.95) + 0.45], 0.2);
  }
  return solids;
}
