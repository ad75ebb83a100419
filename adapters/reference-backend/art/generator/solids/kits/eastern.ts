/** Pagodas, temples, gates and lanterns of the east. Materials: `timber`, `tile`, `paper`, `plaster`, `vermilion`. */

import type { Solid } from "../shapes.ts";
import { Shape } from "../shapes.ts";
import type { Place } from "./fortress.ts";

/** A pagoda of several storeys; about 2 units for each storey at size 1. */
export function pagoda(at: Place, size: number, storeys: number, turn = 0.4): Solid[] {
  const solids: Solid[] = [
    {
      shape: Shape.box,
      material: "plaster",
      x: at.x,
      y: at.y - 1.2 * size,
      z: at.z,
      a: 2.5 * size,
      b: 0.75 * size,
      c: 2.5 * size,
      turn,
    },
  ];
  let y = at.y;
  for (let k = 0; k < storeys; k++) {
    const half = (2.1 - (1.35 * k) / storeys) * size;
    solids.push(
      { shape: Shape.box, material: "paper", x: at.x, y, z: at.z, a: half * 0.7, b: 0.72 * size, c: half * 0.7, turn },
      {
        shape: Shape.box,
        material: "timber",
        x: at.x,
        y: y + 0.02,
        z: at.z,
        a: half * 0.86,
        b: 0.07 * size,
        c: half * 0.86,
        turn,
      },
      {
        shape: Shape.eaves,
        material: "tile",
        x: at.x,
        y: y + 1.28 * size,
        z: at.z,
        a: half * 1.62,
        b: 1.15 * size,
        turn,
      },
    );
    y += 1.86 * size;
  }
  solids.push(
    {
      shape: Shape.column,
      material: "timber",
      x: at.x,
      y: y - 0.7 * size,
      z: at.z,
      a: 0.16 * size,
      b: 3.4 * size,
      c: 0.7,
    },
    {
      shape: Shape.ellipsoid,
      material: "timber",
      x: at.x,
      y: y + 1.1 * size,
      z: at.z,
      a: 0.34 * size,
      b: 0.14 * size,
      c: 0.34 * size,
    },
    {
      shape: Shape.ellipsoid,
      material: "timber",
      x: at.x,
      y: y + 1.6 * size,
      z: at.z,
      a: 0.27 * size,
      b: 0.12 * size,
      c: 0.27 * size,
    },
  );
  return solids;
}

/** A wide temple hall on a terrace with a flight of steps. About 8 units tall at size 1. */
export function temple(at: Place, size: number, turn = 0): Solid[] {
  const s = size;
  const c = Math.cos(turn);
  const n = Math.sin(turn);
  const part = (
    shape: Solid["shape"],
    material: string,
    dx: number,
    dy: number,
    dz: number,
    a: number,
    b: number,
    depth: number,
  ): Solid => ({
    shape,
    material,
    x: at.x + (dx * c - dz * n) * s,
    y: at.y + dy * s,
    z: at.z + (dx * n + dz * c) * s,
    a: a * s,
    b: b * s,
    c: depth * s,
    turn,
  });
  const solids: Solid[] = [
    part(Shape.box, "plaster", 0, -2, 0, 6.4, 1.2, 4.4),
    part(Shape.box, "plaster", 0, -3.4, 0, 7.4, 1, 5.4),
    part(Shape.box, "paper", 0, 0.4, 0.6, 4.6, 1.5, 2.8),
    part(Shape.eaves, "tile", 0, 3.1, 0.4, 6.6, 2.2, 0),
    part(Shape.box, "paper", 0, 4, 0.6, 2.6, 0.9, 1.8),
    part(Shape.eaves, "tile", 0, 5.6, 0.5, 4.1, 2.3, 0),
  ];
  for (let k = -3; k <= 3; k++) solids.push(part(Shape.column, "vermilion", k * 1.65, 0.4, -3.2, 0.24, 3.2, 0));
  for (let k = 0; k < 5; k++)
    solids.push(part(Shape.box, "plaster", 0, -3.8 + k * 0.55, -6.6 + k * 0.55, 1.8, 0.28, 0.6));
  return solids;
}

/** A torii standing in water or on a path; about 9 units tall at size 1. */
export function torii(at: Place, size: number): Solid[] {
  const s = size;
  const box = (dy: number, a: number, b: number, c: number): Solid => ({
    shape: Shape.box,
    material: "vermilion",
    x: at.x,
    y: at.y + dy * s,
    z: at.z,
    a: a * s,
    b: b * s,
    c: c * s,
  });
  const solids: Solid[] = [
    box(6.1, 4.6, 0.26, 0.34),
    box(7.7, 5.4, 0.3, 0.5),
    { ...box(8.3, 5.9, 0.22, 0.7), material: "tile" },
    box(6.6, 0.34, 0.6, 0.2),
  ];
  for (const side of [-1, 1]) {
    solids.push(
      {
        shape: Shape.column,
        material: "vermilion",
        x: at.x + side * 3.3 * s,
        y: at.y - 2 * s,
        z: at.z,
        a: 0.5 * s,
        b: 9.9 * s,
        c: 0.18,
      },
      {
        shape: Shape.column,
        material: "tile",
        x: at.x + side * 3.3 * s,
        y: at.y - 2 * s,
        z: at.z,
        a: 0.66 * s,
        b: 2.6 * s,
        c: 0.05,
      },
      {
        shape: Shape.limb,
        material: "tile",
        x: at.x + side * 5.1 * s,
        y: at.y + 8.6 * s,
        z: at.z,
        a: side * 1.3 * s,
        b: 0.5 * s,
        c: 0,
        d: 0.3 * s,
      },
    );
  }
  return solids;
}

/** A stone lantern with a lit chamber; about 2.4 units tall at size 1. */
export function stoneLantern(at: Place, size: number): Solid[] {
  const s = size;
  return [
    { shape: Shape.column, material: "plaster", x: at.x, y: at.y, z: at.z, a: 0.24 * s, b: 1.3 * s, c: 0.2 },
    { shape: Shape.box, material: "lamp", x: at.x, y: at.y + 1.3 * s, z: at.z, a: 0.3 * s, b: 0.26 * s, c: 0.3 * s },
    { shape: Shape.eaves, material: "tile", x: at.x, y: at.y + 1.8 * s, z: at.z, a: 0.62 * s, b: 0.5 * s },
  ];
}

/** A moon gate: a round opening in a garden wall, seen from the front. */
export function moonGate(at: Place, size: number): Solid[] {
  const s = size;
  const solids: Solid[] = [
    { shape: Shape.ring, material: "plaster", x: at.x, y: at.y + 3.4 * s, z: at.z, a: 3.2 * s, b: 0.5 * s },
    { shape: Shape.eaves, material: "tile", x: at.x, y: at.y + 6.7 * s, z: at.z, a: 3.6 * s, b: 1.3 * s },
  ];
  for (const side of [-1, 1]) {
    solids.push(
      {
        shape: Shape.box,
        material: "plaster",
        x: at.x + side * 9 * s,
        y: at.y - 1,
        z: at.z,
        a: 5.6 * s,
        b: 2.4 * s,
        c: 0.4 * s,
      },
      {
        shape: Shape.gable,
        material: "tile",
        x: at.x + side * 9 * s,
        y: at.y - 1 + 4.8 * s,
        z: at.z,
        a: 0.9 * s,
        b: 0.7 * s,
        c: 5.7 * s,
        turn: Math.PI / 2,
      },
    );
  }
  return solids;
}
