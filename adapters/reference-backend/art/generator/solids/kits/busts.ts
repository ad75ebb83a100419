/** Heads and shoulders in armour, seen from close. About 2 units wide at the helm; the centre of the helm is their place. */
import type { Random } from "../../noise/random.ts";
import { between } from "../../noise/random.ts";
import type { Solid } from "../shapes.ts";
import { Shape } from "../shapes.ts";
import type { Place } from "./fortress.ts";
import type { Spot } from "./modelling.ts";
import { model, onBow } from "./modelling.ts";

/** A king in a great helm with a crown, fur on his shoulders. Materials: `steel`, `gilt`, `slit`, `eyes`, `gem`, `mail`, `fur`, `cloth`. */
export function kingBust(place: Place, size: number, turn: number): Solid[] {
  const { solids, put, limb, rope } = model(place, size, turn);
  /** A spot on the wall of the helm, `aside` radians from its front. */
  const wall = (aside: number, y: number, out = 0): Spot => [
    Math.sin(aside) * (0.985 + out),
    y,
    -Math.cos(aside) * (0.985 + out),
  ];
  put(Shape.column, "steel", [0, -1.05, 0], [1, 1.85, 0.04]);
  put(Shape.column, "steel", [0, 0.78, 0], [0.97, 0.3, 0.16]);
  put(Shape.ellipsoid, "steel", [0, 1.04, 0], [0.82, 0.16, 0.82]);
  // A second plate below the eyes, and the cross on the face.
  put(Shape.column, "steel", [0, -1.0, 0], [1.03, 1.02, 0.02]);
  put(Shape.hoop, "gilt", [0, 0.14, 0], [1.0, 0.04, 0.11]);
  put(Shape.box, "gilt", [0, -1.03, -1.0], [0.085, 0.82, 0.07, 0.03]);
  for (const y of [-0.98, 0.14]) put(Shape.ellipsoid, "gilt", [0, y, -1.03], [0.17, 0.15, 0.06]);
  for (const side of [-1, 1]) {
    for (let k = 0; k < 7; k++)
      put(Shape.ellipsoid, "slit", wall(side * (0.2 + 0.085 * k), 0.15, 0.025), [0.06, 0.045, 0.06]);
    for (let k = 0; k < 3; k++)
      put(Shape.ellipsoid, "eyes", wall(side * (0.33 + 0.07 * k), 0.15, 0.04), [0.05, 0.026 - 0.004 * k, 0.05]);
    for (let row = 0; row < 4; row++)
      for (let k = 0; k < 4; k++)
        put(Shape.ellipsoid, "slit", wall(side * (0.26 + 0.16 * k), -0.26 - 0.16 * row, 0.035), [0.036, 0.036, 0.036]);
  }
  for (let k = 0; k < 26; k++) {
    const aside = (k / 26) * Math.PI * 2;
    put(Shape.ellipsoid, "gilt", wall(aside, -0.06, 0.045), [0.035, 0.035, 0.035]);
    put(Shape.ellipsoid, "gilt", wall(aside, -0.93, 0.045), [0.035, 0.035, 0.035]);
  }
  // The crown: points with pearls, stones on the band.
  put(Shape.hoop, "gilt", [0, 0.66, 0], [1.03, 0.05, 0.13]);
  put(Shape.hoop, "gilt", [0, 0.54, 0], [1.05, 0.05, 0.03]);
  put(Shape.hoop, "gilt", [0, 0.79, 0], [1.05, 0.05, 0.03]);
  for (let k = 0; k < 12; k++) {
    const aside = (k / 12) * Math.PI * 2;
    const tall = k % 2 ? 1.12 : 1.48;
    const [x, , z] = wall(aside, 0, 0.05);
    for (const lean of [-0.13, 0, 0.13]) limb("gilt", wall(aside + lean, 0.76, 0.05), [x * 1.09, tall, z * 1.09], 0.12);
    put(Shape.ellipsoid, "gilt", [x * 1.09, tall + 0.04, z * 1.09], [0.085, 0.085, 0.085]);
    put(Shape.ellipsoid, k % 2 ? "gilt" : "gem", wall(aside, 0.665, 0.09), [0.085, 0.085, 0.06]);
  }
  // Mail, fur, armour and the cloak.
  put(Shape.column, "mail", [0, -1.75, 0.03], [1.3, 1, 0.3]);
  for (let k = 0; k < 22; k++) {
    const aside = (k / 22) * Math.PI * 2;
    put(
      Shape.ellipsoid,
      "fur",
      [Math.sin(aside) * 1.7, -1.62 - 0.1 * Math.cos(aside * 2), 0.1 - Math.cos(aside) * 1.25],
      [0.62, 0.5, 0.55],
      { blend: 0.2 },
    );
  }
  put(Shape.ellipsoid, "steel", [0, -3.3, 0.05], [1.55, 1.6, 1.1]);
  limb("gilt", [0, -2.4, -1.0], [0, -4.2, -1.05], 0.1);
  put(Shape.ellipsoid, "gilt", [0, -2.42, -1.12], [0.3, 0.3, 0.14]);
  put(Shape.ellipsoid, "gem", [0, -2.42, -1.22], [0.15, 0.15, 0.1]);
  for (const side of [-1, 1]) {
    for (let k = 0; k < 4; k++) {
      const r = 0.92 - 0.07 * k;
      const x = side * (1.95 + 0.16 * k);
      const y = -2.35 - 0.42 * k;
      put(Shape.ellipsoid, "steel", [x, y, 0], [r, r * 0.7, r], { tilt: side * -0.45 });
      put(Shape.hoop, "gilt", [x + side * 0.05, y - 0.14, 0], [r * 0.99, 0.035, 0.04], { tilt: side * -0.45 });
    }
    rope("cloth", [side * 1.1, -2.1, 0.9], [side * 2.4, -2.8, 1.4], [side * 3.1, -5.2, 1.3], [0.7, 0.9], 12);
  }
  put(Shape.ellipsoid, "cloth", [0, -3.6, 1.3], [2.4, 1.9, 0.7], { blend: 0.4 });
  return solids;
}

/** A fighter of the neon streets in a closed helmet. Materials: `shell`, `joint`, `visor`, `neonA`, `neonB`. */
export function neonBust(place: Place, size: number, turn: number): Solid[] {
  const { solids, put, limb, rope } = model(place, size, turn);
  put(Shape.ellipsoid, "shell", [0, 0.16, 0.1], [0.94, 1.02, 1.06], { blend: 0.05 });
  put(Shape.ellipsoid, "shell", [0, -0.62, -0.22], [0.66, 0.5, 0.78], { blend: 0.2 });
  put(Shape.ellipsoid, "visor", [0, 0.1, -0.3], [0.84, 0.46, 0.78]);
  put(Shape.ellipsoid, "neonA", [0, 0.1, -0.33], [0.7, 0.05, 0.79]);
  // The brow, the cheeks and the breathing mask.
  rope("shell", [-0.9, 0.34, -0.3], [0, 0.86, -1.5], [0.9, 0.34, -0.3], [0.12, 0.12], 22);
  put(Shape.ellipsoid, "shell", [0, 0.78, -0.42], [0.2, 0.2, 0.66], { blend: 0.1 });
  put(Shape.ellipsoid, "neonB", [0, 0.86, -0.5], [0.05, 0.17, 0.6]);
  put(Shape.box, "joint", [0, -0.84, -0.86], [0.27, 0.19, 0.2, 0.08]);
  for (let k = 0; k < 3; k++)
    put(Shape.box, "neonA", [0, -0.76 + 0.1 * k, -1.05], [0.16 - 0.03 * k, 0.014, 0.02, 0.01]);
  for (const side of [-1, 1]) {
    limb("shell", [side * 0.84, -0.05, -0.36], [side * 0.34, -0.74, -0.86], 0.24, 0.12);
    limb("joint", [side * 0.3, -0.84, -0.78], [side * 0.95, -1.3, 0.1], 0.13);
    // Ear pods with a ring of light.
    put(Shape.ellipsoid, "joint", [side * 0.95, 0.12, 0.1], [0.2, 0.42, 0.42]);
    put(Shape.ring, "neonB", [side * 1.1, 0.12, 0.1], [0.27, 0.035], { turn: Math.PI / 2 });
    put(Shape.ellipsoid, "shell", [side * 1.12, 0.12, 0.1], [0.1, 0.17, 0.17]);
    limb("joint", [side * 1.02, 0.4, 0.25], [side * 1.3, 1.75, 0.9], 0.09);
    put(Shape.ellipsoid, "neonA", [side * 1.3, 1.76, 0.9], [0.055, 0.09, 0.055]);
    // Neck and shoulders.
    limb("joint", [side * 0.4, -1, 0.1], [side * 0.62, -2, 0.3], 0.24);
    put(Shape.box, "shell", [side * 1.85, -2.75, 0.1], [0.85, 0.48, 0.78, 0.3], { tilt: side * -0.3 });
    put(Shape.box, "shell", [side * 2.35, -3.5, 0.1], [0.6, 0.6, 0.7, 0.25], { tilt: side * -0.12 });
    put(Shape.box, "neonA", [side * 1.86, -2.4, -0.72], [0.62, 0.03, 0.03, 0.02], { tilt: side * -0.3 });
    put(Shape.box, "neonB", [side * 1.2, -3.6, -0.86], [0.03, 0.4, 0.03, 0.02], { tilt: side * 0.5 });
    put(Shape.box, "shell", [side * 0.75, -2.2, -0.3], [0.5, 0.26, 0.5, 0.18], { tilt: side * -0.5 });
  }
  put(Shape.column, "joint", [0, -2.1, 0.15], [0.56, 1.2, -0.1]);
  for (let k = 0; k < 3; k++) put(Shape.hoop, "shell", [0, -1.5 - 0.24 * k, 0.15], [0.66 + 0.1 * k, 0.07, 0.07]);
  put(Shape.ellipsoid, "shell", [0, -3.4, 0.15], [1.5, 1.4, 0.95], { blend: 0.1 });
  put(Shape.ellipsoid, "joint", [0, -2.7, -0.62], [0.34, 0.34, 0.2]);
  put(Shape.ring, "neonA", [0, -2.7, -0.8], [0.24, 0.04]);
  return solids;
}

/** A wanderer below a wide straw hat, a scarf over the mouth. Materials: `skin`, `hair`, `straw`, `cord`, `scarf`, `robe`, `hilt`, `eyes`, `white`. */
export function wandererBust(place: Place, size: number, turn: number): Solid[] {
  const { solids, put, limb, bow, rope } = model(place, size, turn);
  put(Shape.ellipsoid, "skin", [0, 0.05, 0], [0.72, 0.92, 0.84], { blend: 0.1 });
  put(Shape.ellipsoid, "skin", [0, -0.35, -0.24], [0.5, 0.56, 0.56], { blend: 0.2 });
  limb("skin", [0, 0.12, -0.8], [0, -0.2, -1.0], 0.1, 0.14);
  for (const side of [-1, 1]) {
    // Brow, eye and cheek.
    limb("hair", [side * 0.14, 0.24, -0.82], [side * 0.5, 0.3, -0.66], 0.06);
    put(Shape.ellipsoid, "white", [side * 0.29, 0.1, -0.75], [0.15, 0.055, 0.08]);
    put(Shape.ellipsoid, "eyes", [side * 0.28, 0.1, -0.8], [0.075, 0.07, 0.06]);
    limb("hair", [side * 0.14, 0.12, -0.82], [side * 0.46, 0.16, -0.7], 0.034);
    put(Shape.ellipsoid, "skin", [side * 0.4, -0.16, -0.52], [0.26, 0.24, 0.26], { blend: 0.15 });
    // Hair before the ears, and long behind.
    bow("hair", [side * 0.62, 0.5, -0.5], [side * 0.86, -0.3, -0.5], [side * 0.74, -1.5, -0.55], [0.17, 0.05], 10);
    bow("hair", [side * 0.5, 0.5, -0.62], [side * 0.78, 0.1, -0.72], [side * 0.62, -0.5, -0.72], [0.12, 0.03], 8);
  }
  put(Shape.ellipsoid, "hair", [0, 0.2, 0.22], [0.84, 0.95, 0.82]);
  for (let k = 0; k < 7; k++) {
    const x = -0.6 + 0.2 * k;
    bow("hair", [x, 0, 0.7], [x + 0.9, -0.9, 1.5], [x + 2.3 + 0.2 * (k % 3), -1.1 - 0.32 * k, 1.7], [0.22, 0.03], 12);
  }
  // The hat.
  put(Shape.cone, "straw", [0, 0.36, 0.05], [2.25, 1.25, 0.35]);
  for (let k = 0; k < 9; k++) {
    const t = k / 9;
    const r = 2.22 * (1 - t) * (1 - 0.35 * Math.sin(t * Math.PI) * 0.5);
    put(Shape.hoop, k === 0 ? "cord" : "straw", [0, 0.37 + 1.25 * t, 0.05], [r, 0.05, 0.03]);
  }
  put(Shape.ellipsoid, "cord", [0, 1.62, 0.05], [0.14, 0.14, 0.14]);
  for (const side of [-1, 1])
    bow("cord", [side * 0.95, 0.4, -0.3], [side * 0.86, -0.4, -0.5], [side * 0.3, -0.95, -0.8], [0.035, 0.035], 8);
  // Scarf around the mouth, its end in the wind.
  for (let k = 0; k < 4; k++)
    put(Shape.hoop, "scarf", [0.02 * k, -0.5 - 0.22 * k, -0.1 + 0.05 * k], [0.6 + 0.14 * k, 0.17, 0.15], {
      tilt: 0.1 - 0.07 * k,
      blend: 0.1,
    });
  put(Shape.ellipsoid, "scarf", [0, -0.5, -0.42], [0.54, 0.34, 0.56], { blend: 0.15 });
  rope("scarf", [0.6, -1, 0.5], [2.2, -0.2, 1.1], [3.6, -1.1, 1.2], [0.3, 0.46], 22);
  rope("scarf", [0.7, -0.85, 0.7], [2.1, 0.3, 1.3], [3.4, -0.5, 1.5], [0.22, 0.26], 26);
  rope("scarf", [0.6, -1.1, 0.5], [1.9, -1.4, 1.2], [3.4, -2.1, 1.3], [0.3, 0.34], 24);
  // Robe, collar and the hilt over the shoulder.
  put(Shape.ellipsoid, "robe", [0, -3.0, 0.2], [1.95, 1.75, 1.05], { blend: 0.3 });
  for (const side of [-1, 1]) {
    put(Shape.ellipsoid, "robe", [side * 1.55, -2.3, 0.15], [0.8, 0.66, 0.8], { blend: 0.3, tilt: side * -0.5 });
    rope("cord", [side * 0.75, -1.15, 0], [side * 0.6, -1.9, -0.85], [0, -3.2, -0.98], [0.12, 0.12], 26);
  }
  limb("hilt", [-1.15, -2.6, 0.9], [-2.2, 0.35, 1.2], 0.19);
  limb("hilt", [-2.2, 0.35, 1.2], [-1.15, -2.6, 0.9], 0.19);
  for (let k = 0; k < 6; k++)
    put(Shape.ellipsoid, "cord", [-1.62 - 0.09 * k, -1.28 + 0.25 * k, 1.04 + 0.02 * k], [0.2, 0.07, 0.2], {
      tilt: 0.34,
    });
  put(Shape.ellipsoid, "straw", [-1.5, -1.6, 1.0], [0.42, 0.07, 0.42], { tilt: 0.34 });
  return solids;
}

/** A wolf's head and neck, howling to the left. Materials: `fur`, `mane`, `nose`, `fang`, `eyes`, `maw`. */
export function howlingWolf(random: Random, place: Place, size: number, pitch: number): Solid[] {
  const { solids, put, limb, bow } = model(place, size, 0);
  const cos = Math.cos(pitch);
  const sin = Math.sin(pitch);
  /** From the space of the level head to the raised one. */
  const up = (x: number, y: number, z: number): Spot => [x * cos + y * sin, y * cos - x * sin, z];
  const ball = (material: string, at: Spot, r: number, blend: number): void =>
    put(Shape.ellipsoid, material, at, [r, r, r], { blend });
  ball("fur", up(0.05, 0.05, 0), 0.8, 0.3);
  ball("fur", up(-0.5, 0.18, 0), 0.56, 0.3);
  limb("fur", up(-0.55, 0.1, 0), up(-1.95, 0, 0), 0.46, 0.25);
  limb("fur", up(-1.2, 0.02, 0), up(-2.0, -0.02, 0), 0.3, 0.2);
  ball("nose", up(-2.06, 0.1, 0), 0.17, 0.05);
  limb("fur", up(-0.1, -0.46, 0), up(-1.4, -0.86, 0), 0.3, 0.2);
  limb("fur", up(-0.8, -0.68, 0), up(-1.45, -0.86, 0), 0.19, 0.15);
  limb("maw", up(-0.3, -0.28, 0), up(-1.2, -0.5, 0), 0.2);
  for (const side of [-1, 1]) {
    ball("fur", up(-0.1, -0.25, side * 0.4), 0.5, 0.3);
    limb("fur", up(-0.2, 0.5, side * 0.35), up(-0.9, 0.32, side * 0.42), 0.17, 0.1);
    put(Shape.ellipsoid, "eyes", up(-0.66, 0.26, side * 0.46), [0.13, 0.055, 0.08], { tilt: -pitch });
    limb("fur", up(0.28, 0.4, side * 0.44), up(0.62, 1.15, side * 0.6), 0.46, 0.15);
    limb("fur", up(0.48, 0.86, side * 0.53), up(0.92, 1.86, side * 0.7), 0.26, 0.15);
    limb("fang", up(-1.66, -0.12, side * 0.18), up(-1.64, -0.54, side * 0.16), 0.085);
    for (let k = 0; k < 5; k++)
      limb("fang", up(-0.8 - 0.18 * k, -0.2, side * 0.28), up(-0.8 - 0.18 * k, -0.4, side * 0.27), 0.07);
    limb("fang", up(-1.3, -0.78, side * 0.12), up(-1.36, -0.42, side * 0.12), 0.075);
    for (let k = 0; k < 9; k++) {
      const x = 0.1 + between(random, -0.3, 0.4);
      const y = -0.35 + between(random, -0.35, 0.4);
      limb(
        "mane",
        up(x, y, side * 0.66),
        up(x + between(random, 0.5, 1), y - between(random, 0.2, 0.7), side * 0.86),
        0.2,
        0.08,
      );
    }
  }
  const neck: readonly [Spot, Spot, Spot] = [up(0.4, -0.3, 0), [1.6, -2.4, 0.2], [2.6, -6.4, 0.3]];
  for (let k = 0; k <= 10; k++) ball("fur", onBow(neck, k / 10), 0.95 + 0.13 * k, 0.5);
  for (let k = 0; k < 420; k++) {
    const t = random();
    const [x, y, z] = onBow(neck, t);
    const [x1, y1] = onBow(neck, t + 0.05);
    const long = Math.hypot(x1 - x, y1 - y);
    const [dx, dy] = [(x1 - x) / long, (y1 - y) / long];
    const around = between(random, -Math.PI, Math.PI);
    const r = (0.85 + 1.3 * t) * 0.98;
    const [ox, oy, oz] = [-dy * Math.cos(around), dx * Math.cos(around), Math.sin(around)];
    const length = between(random, 0.6, 1.5);
    const from: Spot = [x + ox * r, y + oy * r, z + oz * r];
    const lift = between(random, 0.3, 0.85);
    const tip = (k: number): Spot => [
      from[0] + (dx + ox * lift) * length * k,
      from[1] + (dy + oy * lift) * length * k - 0.12 * k * k,
      from[2] + oz * lift * length * k,
    ];
    const thick = between(random, 0.13, 0.22);
    limb("mane", from, tip(0.6), thick, 0.06);
    limb("mane", tip(0.5), tip(1.25), thick * 0.52, 0.03);
  }
  bow("mane", up(0.6, 0.7, 0), [1.6, 0.6, 0], [2.1, -0.6, 0], [0.3, 0.3], 8);
  return solids;
}
