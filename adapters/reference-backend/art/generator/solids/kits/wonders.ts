/** Gates and giants, shards and islands. */
import type { Random } from "../../noise/random.ts";
import { between } from "../../noise/random.ts";
import type { Solid } from "../shapes.ts";
import { Shape } from "../shapes.ts";
import type { Place } from "./fortress.ts";

/** A desert gate with a sun ring above it and a broken colonnade. Materials: `sandstone`, `gold`, `sunlight`. About 20 units tall. */
export function desertGate(random: Random, at: Place, size: number): Solid[] {
  const s = size;
  const box = (dx: number, dy: number, dz: number, a: number, b: number, c: number, turn = 0): Solid => ({
    shape: Shape.box,
    material: "sandstone",
    x: at.x + dx * s,
    y: at.y + dy * s,
    z: at.z + dz * s,
    a: a * s,
    b: b * s,
    c: c * s,
    turn,
  });
  const solids: Solid[] = [
    {
      shape: Shape.arch,
      material: "sandstone",
      x: at.x,
      y: at.y - 2 * s,
      z: at.z,
      a: 6 * s,
      b: 8.1 * s,
      c: 2 * s,
      d: 0.56,
    },
    box(0, 14, 0, 7, 0.7, 2.5),
    box(0, 15.4, 0, 6, 0.45, 2.1),
    box(-5.2, -2, -0.4, 1.5, 1.1, 2.6),
    box(5.2, -2, -0.4, 1.5, 1.1, 2.6),
    { shape: Shape.ring, material: "gold", x: at.x, y: at.y + 21.4 * s, z: at.z, a: 3.5 * s, b: 0.22 * s },
    {
      shape: Shape.ellipsoid,
      material: "sunlight",
      x: at.x,
      y: at.y + 21.4 * s,
      z: at.z,
      a: 0.9 * s,
      b: 0.9 * s,
      c: 0.9 * s,
    },
  ];
  for (const side of [-1, 1]) {
    solids.push({
      shape: Shape.cone,
      material: "sandstone",
      x: at.x + side * 5.6 * s,
      y: at.y + 15.8 * s,
      z: at.z,
      a: 1.3 * s,
      b: 4.6 * s,
      c: 0.3,
    });
    for (let k = 0; k < 4; k++) {
      const whole = random() < 0.55;
      const height = whole ? 11 - k * 1.1 : between(random, 3, 8);
      const dx = side * (10 + k * 4.6);
      const dz = -1 + k * 1.8 + between(random, -0.6, 0.6);
      solids.push({
        shape: Shape.column,
        material: "sandstone",
        x: at.x + dx * s,
        y: at.y - 2,
        z: at.z + dz * s,
        a: 1.05 * s,
        b: height * s + 2,
        c: 0.08,
      });
      if (whole) solids.push(box(dx, height, dz, 1.5, 0.4, 1.5));
    }
  }
  for (let k = 0; k < 9; k++)
    solids.push(
      box(
        between(random, -20, 18),
        -3.4,
        between(random, -10, -3),
        between(random, 0.5, 1.4),
        between(random, 1.6, 2.2),
        between(random, 0.5, 1.2),
        random() * 3,
      ),
    );
  return solids;
}

/** A seated stone giant, hands on its knees, facing the viewer and half turned. Material `sandstone`. About 24 units tall. */
export function colossus(at: Place, size: number, turn = 0.5): Solid[] {
  const s = size;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const place = (dx: number, dy: number, dz: number): Place => ({
    x: at.x + (dx * cos - dz * sin) * s,
    y: at.y + dy * s,
    z: at.z + (dx * sin + dz * cos) * s,
  });
  const block = (dx: number, dy: number, dz: number, a: number, b: number, c: number, d = 0.3, blend = 0.5): Solid => ({
    shape: Shape.box,
    material: "sandstone",
    ...place(dx, dy, dz),
    a: a * s,
    b: b * s,
    c: c * s,
    d: d * s,
    turn,
    blend: blend * s,
  });
  const limb = (dx: number, dy: number, dz: number, vx: number, vy: number, vz: number, d: number): Solid => ({
    shape: Shape.limb,
    material: "sandstone",
    ...place(dx, dy, dz),
    a: (vx * cos - vz * sin) * s,
    b: vy * s,
    c: (vx * sin + vz * cos) * s,
    d: d * s,
    blend: 0.7 * s,
  });
  const solids: Solid[] = [
    block(0, -2, 2, 5.4, 4.4, 4.4, 0.2, 0),
    block(0, -2, -2, 6.4, 1.6, 6.4, 0.2, 0),
    block(0, 6, 4.6, 5, 6.4, 1.2, 0.3, 0),
    block(0, 6.4, 1, 3.1, 4.2, 2, 1),
    {
      shape: Shape.ellipsoid,
      material: "sandstone",
      ...place(0, 14, 1),
      a: 4.5 * s,
      b: 1.8 * s,
      c: 2 * s,
      turn,
      blend: 1.2 * s,
    },
    block(0, 15.2, 0.8, 1, 0.8, 1, 0.4),
    {
      shape: Shape.ellipsoid,
      material: "sandstone",
      ...place(0, 18.6, 0.5),
      a: 1.75 * s,
      b: 2.3 * s,
      c: 1.9 * s,
      turn,
      blend: 0.5 * s,
    },
    block(0, 20.3, 0.8, 2.1, 0.4, 2.1, 0.1, 0.1),
    { shape: Shape.ellipsoid, material: "sandstone", ...place(0, 21, 0.8), a: 1.7 * s, b: 1.5 * s, c: 1.7 * s },
    block(0, 16.2, -0.9, 0.5, 0.7, 0.5, 0.2, 0.3),
    { shape: Shape.hoop, material: "gold", ...place(0, 21.3, 0.8), a: 2 * s, b: 0.1 * s, c: 0.3 * s },
  ];
  for (const side of [-1, 1]) {
    solids.push(
      block(side * 2.1, 15.8, 1.2, 0.5, 2, 1.5, 0.3, 0.2),
      limb(side * 4.3, 13.8, 0.8, side * 0.7, -5.4, -1.2, 1.35),
      limb(side * 5, 8.4, -0.5, -side * 2.2, -1, -3.6, 1.1),
      limb(side * 2.4, 6.6, 1, side * 0.2, 0.3, -5.6, 2),
      limb(side * 2.6, 6.4, -4.4, 0, -6.6, 0.2, 1.7),
      block(side * 2.6, -0.6, -5.4, 1.2, 0.7, 1.8, 0.4, 0.3),
    );
  }
  return solids;
}

/** A stepped pyramid with a golden top and a small temple before it. Materials: `sandstone`, `gold`, `sunlight`. About 24 units tall. */
export function pyramid(at: Place, size: number): Solid[] {
  const s = size;
  const courses = 11;
  const solids: Solid[] = [];
  for (let k = 0; k < courses; k++) {
    const half = 17 * (1 - k / (courses + 0.6));
    solids.push({
      shape: Shape.box,
      material: "sandstone",
      x: at.x,
      y: at.y - 2 * s + k * 2.1 * s,
      z: at.z,
      a: half * s,
      b: 1.06 * s,
      c: half * s,
      d: 0.1 * s,
      turn: Math.PI / 4 + 0.12,
    });
  }
  const top = at.y + (courses * 2.1 - 2) * s;
  solids.push(
    { shape: Shape.pyramid, material: "gold", x: at.x, y: top, z: at.z, a: 1.7 * s, b: 2.6 * s, turn: Math.PI / 4 },
    {
      shape: Shape.ellipsoid,
      material: "sunlight",
      x: at.x,
      y: top + 4 * s,
      z: at.z,
      a: 0.6 * s,
      b: 0.6 * s,
      c: 0.6 * s,
    },
  );
  return solids;
}

/** A needle of stone with a golden tip; about 15 units tall. Materials: `sandstone`, `gold`. */
export function obelisk(at: Place, size: number): Solid[] {
  const s = size;
  return [
    { shape: Shape.box, material: "sandstone", x: at.x, y: at.y - 2, z: at.z, a: 1.3 * s, b: 1.4 * s, c: 1.3 * s },
    {
      shape: Shape.box,
      material: "sandstone",
      x: at.x,
      y: at.y,
      z: at.z,
      a: 0.62 * s,
      b: 6.6 * s,
      c: 0.62 * s,
      d: 0.05,
    },
    { shape: Shape.pyramid, material: "gold", x: at.x, y: at.y + 13.2 * s, z: at.z, a: 0.64 * s, b: 1.5 * s },
  ];
}

/** Two broken halves of a gate in the sky with a ring of light. Materials: `marble`, `gold`, `sunlight`. About 26 units tall. */
export function skyGate(random: Random, at: Place, size: number): Solid[] {
  const s = size;
  const solids: Solid[] = [
    { shape: Shape.ring, material: "gold", x: at.x, y: at.y + 13 * s, z: at.z + 0.4 * s, a: 8.6 * s, b: 0.34 * s },
    { shape: Shape.ring, material: "sunlight", x: at.x, y: at.y + 13 * s, z: at.z + 0.4 * s, a: 7.4 * s, b: 0.1 * s },
  ];
  for (const side of [-1, 1]) {
    const height = side < 0 ? 17 : 21;
    const x = at.x + side * 9.4 * s;
    solids.push(
      {
        shape: Shape.box,
        material: "marble",
        x,
        y: at.y - 2,
        z: at.z,
        a: 2 * s,
        b: (height / 2) * s + 1,
        c: 2 * s,
        d: 0.2 * s,
      },
      { shape: Shape.box, material: "marble", x, y: at.y + height * s, z: at.z, a: 2.6 * s, b: 0.6 * s, c: 2.6 * s },
      { shape: Shape.box, material: "marble", x, y: at.y - 2, z: at.z, a: 2.9 * s, b: 1.6 * s, c: 2.9 * s },
      {
        shape: Shape.pyramid,
        material: "marble",
        x: x + side * 0.4 * s,
        y: at.y + (height + 1.2) * s,
        z: at.z,
        a: 1.5 * s,
        b: 6 * s,
      },
      {
        shape: Shape.box,
        material: "gold",
        x,
        y: at.y + height * 0.62 * s,
        z: at.z,
        a: 2.08 * s,
        b: 0.22 * s,
        c: 2.08 * s,
      },
      {
        shape: Shape.limb,
        material: "marble",
        x,
        y: at.y + (height - 1) * s,
        z: at.z,
        a: -side * 5.4 * s,
        b: 4.6 * s,
        c: 0,
        d: 1.3 * s,
      },
    );
    for (let k = 0; k < 4; k++) {
      const dx = side * (14 + k * 3.4);
      const tall = between(random, 4, 12);
      solids.push({
        shape: Shape.column,
        material: "marble",
        x: at.x + dx * s,
        y: at.y - 2,
        z: at.z + (2 + k * 1.4) * s,
        a: 0.9 * s,
        b: tall * s,
        c: 0.08,
      });
    }
  }
  return solids;
}

/** Pieces of stone that float around a place, flat and sharp. Material `marble`. */
export function floatingShards(random: Random, at: Place, reach: number, count: number, size: number): Solid[] {
  return Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2;
    const away = reach * Math.sqrt(random());
    return {
      shape: Shape.crystal,
      material: "marble",
      x: at.x + Math.cos(angle) * away,
      y: at.y + between(random, -0.35, 0.6) * reach,
      z: at.z + Math.sin(angle) * away * 0.6,
      a: size * between(random, 0.2, 0.8),
      b: size * between(random, 0.8, 3),
      turn: random() * 3,
      tilt: between(random, -0.7, 0.7),
    };
  });
}

/** An island hanging in the air with grass on top. Materials: `rock`, `turf`. */
export function driftIsland(random: Random, at: Place, radius: number): Solid[] {
  return [
    {
      shape: Shape.drift,
      material: "rock",
      x: at.x,
      y: at.y,
      z: at.z,
      a: radius * 0.96,
      b: radius * 1.3,
      c: random() * 6,
    },
    {
      shape: Shape.ellipsoid,
      material: "turf",
      x: at.x,
      y: at.y - 0.05 * radius,
      z: at.z,
      a: radius * 1.03,
      b: radius * 0.18,
      c: radius * 1.03,
    },
  ];
}
