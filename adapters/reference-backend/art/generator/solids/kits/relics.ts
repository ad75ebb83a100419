/** A gate of the underworld, crystals, and a sword of giants. */
import type { Random } from "../../noise/random.ts";
import { between } from "../../noise/random.ts";
import type { Solid } from "../shapes.ts";
import { Shape } from "../shapes.ts";
import type { Place } from "./fortress.ts";

/** A gate of the underworld with horns and a whirl of fire. Materials: `basalt`, `portal`, `ember`. About 34 units tall. */
export function hellGate(random: Random, at: Place, size: number): Solid[] {
  const s = size;
  const solids: Solid[] = [
    { shape: Shape.arch, material: "basalt", x: at.x, y: at.y, z: at.z, a: 9 * s, b: 11 * s, c: 2.2 * s, d: 0.6 },
    { shape: Shape.box, material: "portal", x: at.x, y: at.y, z: at.z + 1.2 * s, a: 5.6 * s, b: 9.2 * s, c: 0.1 },
    { shape: Shape.ring, material: "ember", x: at.x, y: at.y + 17 * s, z: at.z - 2.4 * s, a: 2.3 * s, b: 0.2 * s },
    { shape: Shape.box, material: "basalt", x: at.x, y: at.y - 1, z: at.z - 4 * s, a: 6 * s, b: 0.6 * s, c: 3 * s },
  ];
  for (const side of [-1, 1]) {
    const limb = (dx: number, dy: number, dz: number, vx: number, vy: number, vz: number, d: number): Solid => ({
      shape: Shape.limb,
      material: "basalt",
      x: at.x + side * dx * s,
      y: at.y + dy * s,
      z: at.z + dz * s,
      a: side * vx * s,
      b: vy * s,
      c: vz * s,
      d: d * s,
    });
    solids.push(
      {
        shape: Shape.cone,
        material: "basalt",
        x: at.x + side * 9 * s,
        y: at.y - 1,
        z: at.z,
        a: 3 * s,
        b: 32 * s,
        c: 0.5,
      },
      {
        shape: Shape.cone,
        material: "basalt",
        x: at.x + side * 13 * s,
        y: at.y - 2,
        z: at.z + 3 * s,
        a: 2.5 * s,
        b: 22 * s,
        c: 0.5,
      },
      {
        shape: Shape.cone,
        material: "basalt",
        x: at.x + side * 5 * s,
        y: at.y + 21 * s,
        z: at.z,
        a: 1.2 * s,
        b: 9 * s,
        c: 0.4,
      },
      limb(5.4, 21.6, 0, 6.5, 3, -1, 1.3),
      limb(11.9, 24.6, -1, 2, 8, 0.6, 0.72),
      limb(8.6, 12, -2, 4, 1.6, -2, 0.8),
      limb(12.6, 13.6, -4, 1.2, 4.4, 0.4, 0.44),
    );
  }
  for (let k = 0; k < 24; k++) {
    solids.push({
      shape: Shape.crystal,
      material: "basalt",
      x: at.x + between(random, -58, 58),
      y: at.y - 8,
      z: at.z + between(random, -36, 46),
      a: between(random, 1, 3),
      b: between(random, 7, 20),
      turn: random() * 3,
      tilt: between(random, -0.35, 0.35),
    });
  }
  return solids;
}

/** A bunch of glowing crystals. Materials: `crystal`, `crystalDark`. */
export function crystals(random: Random, at: Place, size: number, count: number): Solid[] {
  return Array.from({ length: count }, (_, k) => {
    const lean = k === 0 ? 0.06 : between(random, -0.75, 0.75);
    return {
      shape: Shape.crystal,
      material: random() < 0.7 ? "crystal" : "crystalDark",
      x: at.x + Math.sin(lean) * -size * 0.6 + between(random, -0.2, 0.2) * size,
      y: at.y - 0.4 * size,
      z: at.z + between(random, -0.4, 0.4) * size,
      a: size * between(random, 0.1, 0.24) * (k === 0 ? 1.5 : 1),
      b: size * between(random, 0.7, 1.8) * (k === 0 ? 1.3 : 1),
      turn: random() * 3,
      tilt: lean,
    };
  });
}

/** A giant's sword standing in the ground, slightly tilted. Materials: `blade`, `hilt`. About 34 units tall at size 1. */
export function giantSword(at: Place, size: number, tilt: number): Solid[] {
  const s = size;
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const part = (
    shape: Solid["shape"],
    material: string,
    dx: number,
    dy: number,
    a: number,
    b: number,
    c: number,
    d = 0,
  ): Solid => ({
    shape,
    material,
    x: at.x + (dx * cos - dy * sin) * s,
    y: at.y + (dx * sin + dy * cos) * s,
    z: at.z,
    a: a * s,
    b: b * s,
    c: c * s,
    d: d * s,
    tilt,
  });
  return [
    part(Shape.box, "blade", 0, -6, 1.5, 15, 0.34, 0.1),
    part(Shape.box, "hilt", 0, -6, 0.32, 14.6, 0.42, 0.1),
    part(Shape.box, "hilt", 0, 24, 4.6, 0.55, 0.8, 0.3),
    part(Shape.ellipsoid, "hilt", -4.6, 24.5, 0.9, 1.1, 0.9),
    part(Shape.ellipsoid, "hilt", 4.6, 24.5, 0.9, 1.1, 0.9),
    part(Shape.column, "hilt", 0, 25, 0.55, 6.4, 0.1),
    part(Shape.ellipsoid, "hilt", 0, 32.2, 1.2, 1.2, 1.2),
    part(Shape.ellipsoid, "gem", 0, 24.6, 0.8, 0.8, 1),
  ];
}
