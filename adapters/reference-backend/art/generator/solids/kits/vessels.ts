/** Ships of the sea, the sky and of space. Materials: `hull`, `sail`, `mast`, `lamp`; `plate`, `deck`, `drive` in space. */

import type { Random } from "../../noise/random.ts";
import { between } from "../../noise/random.ts";
import type { Solid } from "../shapes.ts";
import { Shape } from "../shapes.ts";
import type { Place } from "./fortress.ts";

type Part = (
  shape: Solid["shape"],
  material: string,
  dx: number,
  dy: number,
  dz: number,
  a: number,
  b: number,
  c: number,
  d?: number,
  extraTurn?: number,
) => Solid;

/** Places parts of a vessel that is turned around the vertical. */
function workshop(at: Place, size: number, turn: number): Part {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return (shape, material, dx, dy, dz, a, b, c, d = 0, extraTurn = 0) => ({
    shape,
    material,
    x: at.x + (dx * cos - dz * sin) * size,
    y: at.y + dy * size,
    z: at.z + (dx * sin + dz * cos) * size,
    a: a * size,
    b: b * size,
    c: c * size,
    d: d * size,
    turn: turn + extraTurn,
  });
}

/** A full-rigged ship about 13 units long and 14 tall at size 1. `sails` 0 furled … 1 full. */
export function ship(at: Place, size: number, turn = 0.25, sails = 1): Solid[] {
  const p = workshop(at, size, turn);
  const solids: Solid[] = [
    p(Shape.ellipsoid, "hull", 0, 1.1, 0, 6.2, 1.8, 1.6),
    p(Shape.box, "hull", -3.9, 1.5, 0, 1.9, 0.9, 1.25, 0.2),
    p(Shape.box, "hull", -4.6, 3, 0, 1.2, 0.6, 1.1, 0.15),
    p(Shape.box, "hull", 0.6, 1.9, 0, 4.6, 0.36, 1.3, 0.1),
    p(Shape.box, "lamp", -5.75, 2.7, 0, 0.06, 0.3, 0.7),
    p(Shape.box, "lamp", -5.6, 3.9, 0.2, 0.16, 0.24, 0.16),
    {
      ...p(Shape.limb, "mast", 5, 2.2, 0, 0, 1.7, 0, 0.17),
      a: 4 * size * Math.cos(turn),
      c: 4 * size * Math.sin(turn),
    },
  ];
  for (const [dx, height] of [
    [-3.2, 9.5],
    [0.2, 12.5],
    [3.1, 10],
  ] as const) {
    solids.push(p(Shape.column, "mast", dx, 2, 0, 0.15, height, 0.4));
    for (let k = 0; k < 3; k++) {
      const width = (2.1 - 0.42 * k) * (height / 11);
      const y = 2 + height * (0.24 + 0.26 * k);
      solids.push(p(Shape.box, "mast", dx, y + height * 0.115, 0, 0.07, 0.06, width * 1.5));
      if (sails > 0)
        solids.push(p(Shape.sail, "sail", dx + 0.25, y, 0, width * 1.4, height * 0.112 * sails, 0.7, 0, Math.PI / 2));
    }
    solids.push(p(Shape.sail, "flag", dx - 0.6, 2 + height + 0.1, 0, 0.6, 0.22, 0.1));
  }
  return solids;
}

/** An airship: long gasbag with ribs, a hull hanging below, fins and propellers; about 16 units long at size 1. */
export function airship(at: Place, size: number, turn: number): Solid[] {
  const p = workshop(at, size, turn);
  const solids: Solid[] = [
    p(Shape.ellipsoid, "canvas", 0, 4, 0, 8, 2.3, 2.3),
    p(Shape.box, "hull", 0, 0, 0, 4.2, 0.7, 1, 0.3),
    p(Shape.ellipsoid, "hull", 0.4, 0.2, 0, 5.2, 0.9, 1.1),
    p(Shape.box, "hull", -2.8, 1.2, 0, 1.2, 0.5, 0.8, 0.1),
    p(Shape.box, "lamp", 0, 0.55, -1.02, 3.2, 0.1, 0.05),
    p(Shape.box, "lamp", -2.8, 1.6, -0.82, 0.8, 0.16, 0.05),
    p(Shape.box, "hull", -7, 4.2, 0, 1.1, 1.7, 0.08),
    p(Shape.box, "hull", -7, 3.9, 0, 1.1, 0.08, 2.4),
    p(Shape.limb, "mast", 4.6, 0.6, 0, 3, 0.5, 0, 0.12),
  ];
  for (const dx of [-4.4, -1.5, 1.5, 4.4]) {
    const radius = 2.32 * Math.sqrt(1 - (dx / 8.05) ** 2);
    solids.push({ ...p(Shape.ring, "hull", dx, 4, 0, radius, 0.1, 0), turn: turn + Math.PI / 2 });
    for (const side of [-0.8, 0.8]) solids.push(p(Shape.column, "mast", dx * 0.8, 0.8, side, 0.05, 2, 0));
  }
  for (const side of [-1, 1]) {
    solids.push(
      p(Shape.limb, "hull", -3.4, 0.7, side * 0.9, 0, 0.2, side * 1.4, 0.14),
      p(Shape.ellipsoid, "hull", -3.4, 0.9, side * 2.4, 0.8, 0.34, 0.34),
      { ...p(Shape.ring, "mast", -4.3, 0.9, side * 2.4, 0.8, 0.06, 0), turn: turn + Math.PI / 2 },
    );
  }
  return solids;
}

/** A fortress carried by the air: a rock with towers, engines below. About 22 units wide at size 1. */
export function flyingFortress(random: Random, at: Place, size: number): Solid[] {
  const p = workshop(at, size, 0);
  const solids: Solid[] = [
    p(Shape.drift, "rock", 0, 0, 0, 9, 11, random() * 6),
    p(Shape.column, "stone", 0, -0.8, 0, 9.4, 1.6, 0),
    p(Shape.column, "stone", 0, 0.6, 0, 5.6, 2.6, 0.1),
  ];
  for (let k = 0; k < 11; k++) {
    const angle = (k / 11) * Math.PI * 2;
    const height = between(random, 2.4, 4.6);
    solids.push(
      p(Shape.column, "stone", Math.cos(angle) * 8.6, 0, Math.sin(angle) * 8.6, 0.9, height, 0.1),
      p(Shape.cone, "roof", Math.cos(angle) * 8.6, height, Math.sin(angle) * 8.6, 1.15, 2.4, 0.2),
    );
  }
  for (const [dx, dz, radius, height] of [
    [0, 0, 2, 13],
    [-3, 1, 1.2, 9],
    [2.8, 0.6, 1.3, 10.4],
    [-1.2, -3, 1, 7.4],
    [3.6, -2.4, 0.9, 6],
  ] as const) {
    solids.push(
      p(Shape.column, "stone", dx, 2, dz, radius, height, 0.16),
      p(Shape.cone, "roof", dx, 2 + height, dz, radius * 1.3, radius * 3.6, 0.3),
      p(Shape.hoop, "lamp", dx, 2 + height - 0.5, dz, radius * 0.92, 0.06, 0.14),
    );
  }
  for (const dx of [-4.5, 0, 4.5])
    solids.push(p(Shape.ellipsoid, "drive", dx, -5 - 4 * Math.cos(dx * 0.3), -2, 0.9, 1.4, 0.9));
  return solids;
}

/** A warship of the fleet, about 14 units long at size 1, bow towards +x. */
export function starship(random: Random, at: Place, size: number, turn: number): Solid[] {
  const p = workshop(at, size, turn);
  const solids: Solid[] = [
    p(Shape.box, "plate", 0, -0.35, 0, 7, 0.42, 0.95),
    p(Shape.box, "plate", -1.5, 0.3, 0, 4.5, 0.36, 0.72),
    p(Shape.box, "plate", -3.2, 0.9, 0, 1.3, 0.58, 0.52),
    p(Shape.box, "deck", -3.4, 2, 0, 0.55, 0.42, 0.32),
    p(Shape.box, "plate", 3, -0.3, 0, 5.6, 0.18, 0.38),
    p(Shape.box, "drive", -7.1, -0.05, 0, 0.1, 0.32, 0.45),
  ];
  for (let k = 0; k < 20; k++) {
    solids.push(
      p(
        Shape.box,
        random() < 0.5 ? "plate" : "deck",
        between(random, -6, 5.5),
        between(random, -0.5, 0.55),
        between(random, -0.75, 0.75),
        between(random, 0.2, 1),
        between(random, 0.1, 0.38),
        between(random, 0.1, 0.5),
      ),
    );
  }
  for (const side of [-1, 1]) {
    solids.push(
      p(Shape.box, "plate", -4, -0.3, side * 1.45, 2.7, 0.36, 0.4),
      p(Shape.box, "drive", -6.8, -0.1, side * 1.45, 0.12, 0.22, 0.26),
      p(Shape.box, "plate", -2.4, 0, side * 1, 0.4, 0.12, 0.6),
    );
  }
  solids.push(
    p(Shape.column, "deck", -3.4, 2.7, 0, 0.06, 1.8, 0.4),
    p(Shape.column, "deck", -2.6, 2, 0.2, 0.04, 1.4, 0.4),
  );
  return solids;
}
