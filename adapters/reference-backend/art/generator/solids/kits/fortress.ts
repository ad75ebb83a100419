/** Castles, cathedrals and keeps. Materials used: `stone`, `roof`, and `glass` for church windows. */
import type { Random } from "../../noise/random.ts";
import { between } from "../../noise/random.ts";
import type { Solid } from "../shapes.ts";
import { Shape } from "../shapes.ts";

/** A place on the ground, world units. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

interface TowerStyle {
  readonly roof: "pointed" | "slender" | "crown";
  readonly size: number;
}

/** A round tower: shaft, parapet, and a roof or battlements. */
export function tower(random: Random, at: Place, radius: number, height: number, style: TowerStyle): Solid[] {
  const { size } = style;
  const top = at.y + height;
  const solids: Solid[] = [
    { shape: Shape.column, material: "stone", ...at, a: radius, b: height, c: 0.12 },
    {
      shape: Shape.column,
      material: "stone",
      x: at.x,
      y: top - 0.2 * size,
      z: at.z,
      a: radius * 1.2,
      b: 0.9 * size,
      c: -0.06,
    },
  ];
  if (style.roof === "crown") {
    solids.push(...battlements({ ...at, y: top + 0.6 * size }, radius * 1.12, 0.5 * size));
  } else {
    const steep = style.roof === "slender" ? 5.2 : 3.4;
    solids.push({
      shape: Shape.cone,
      material: "roof",
      x: at.x,
      y: top + 0.6 * size,
      z: at.z,
      a: radius * 1.3,
      b: radius * steep * between(random, 0.9, 1.2),
      c: style.roof === "slender" ? 0.5 : 0.18,
    });
  }
  return solids;
}

function battlements(at: Place, radius: number, height: number): Solid[] {
  const teeth = 8;
  return Array.from({ length: teeth }, (_, k) => {
    const angle = (k / teeth) * Math.PI * 2;
    return {
      shape: Shape.box,
      material: "stone",
      x: at.x + Math.cos(angle) * radius,
      y: at.y,
      z: at.z + Math.sin(angle) * radius,
      a: height * 0.45,
      b: height,
      c: height * 0.45,
      turn: -angle,
    };
  });
}

/** A castle on a hilltop: keep, side towers, hall, ring wall with towers. `size` 1 is about 30 units tall. */
export function castle(random: Random, at: Place, size: number, roof: TowerStyle["roof"] = "pointed"): Solid[] {
  const style = { roof, size };
  const raise = (dx: number, dz: number, radius: number, height: number): Solid[] =>
    tower(random, { x: at.x + dx * size, y: at.y - 2, z: at.z + dz * size }, radius * size, height * size + 2, style);
  const solids: Solid[] = [
    ...raise(0, 0, 2.3, 20),
    ...raise(-2.6, 1.5, 1.3, 16),
    ...raise(2.8, 0.5, 1.5, 14.5),
    ...raise(0.8, -2.2, 1, 11),
    ...raise(-1.4, -1.8, 0.7, 13),
    {
      shape: Shape.box,
      material: "stone",
      x: at.x,
      y: at.y - 2,
      z: at.z,
      a: 3.8 * size,
      b: 5.2 * size,
      c: 3 * size,
      turn: 0.2,
    },
    {
      shape: Shape.gable,
      material: "roof",
      x: at.x,
      y: at.y - 2 + 10.4 * size,
      z: at.z,
      a: 3.9 * size,
      b: 3 * size,
      c: 3 * size,
      turn: 0.2,
    },
  ];
  const corners = 9;
  let last: Place | null = null;
  for (let k = 0; k <= corners; k++) {
    const angle = (k / corners) * Math.PI * 2 + 0.3;
    const reach = between(random, 7.2, 8.6) * size;
    const corner: Place = {
      x: at.x + Math.cos(angle) * reach * 1.25,
      y: at.y - 5 * size,
      z: at.z + Math.sin(angle) * reach * 0.9,
    };
    if (k < corners)
      solids.push(
        ...tower(random, corner, between(random, 0.8, 1.3) * size, between(random, 9, 15) * size, {
          roof: random() < 0.7 ? roof : "crown",
          size,
        }),
      );
    if (last) solids.push(wallBetween(last, corner, 3.6 * size, 0.45 * size));
    last = corner;
  }
  for (let k = 0; k < 5; k++) {
    const angle = random() * Math.PI * 2;
    const away = between(random, 2.5, 5.5) * size;
    solids.push({
      shape: Shape.box,
      material: "stone",
      x: at.x + Math.cos(angle) * away,
      y: at.y - 3 * size,
      z: at.z + Math.sin(angle) * away,
      a: between(random, 0.9, 1.9) * size,
      b: between(random, 2.5, 4.5) * size,
      c: between(random, 0.9, 1.9) * size,
      turn: random(),
    });
  }
  return solids;
}

function wallBetween(a: Place, b: Place, halfHeight: number, halfDepth: number): Solid {
  return {
    shape: Shape.box,
    material: "stone",
    x: (a.x + b.x) / 2,
    y: a.y,
    z: (a.z + b.z) / 2,
    a: Math.hypot(b.x - a.x, b.z - a.z) / 2,
    b: halfHeight,
    c: halfDepth,
    turn: Math.atan2(b.z - a.z, b.x - a.x),
  };
}

/** A gothic cathedral with two great spires, a steep nave and buttresses. About 30 units tall at size 1. */
export function cathedral(at: Place, size: number): Solid[] {
  const s = size;
  const box = (dx: number, dy: number, dz: number, a: number, b: number, c: number, material = "glass"): Solid => ({
    shape: Shape.box,
    material,
    x: at.x + dx * s,
    y: at.y + dy * s,
    z: at.z + dz * s,
    a: a * s,
    b: b * s,
    c: c * s,
  });
  const spire = (dx: number, dy: number, dz: number, a: number, b: number): Solid => ({
    shape: Shape.pyramid,
    material: "roof",
    x: at.x + dx * s,
    y: at.y + dy * s,
    z: at.z + dz * s,
    a: a * s,
    b: b * s,
  });
  const solids: Solid[] = [
    box(0, -2, 2, 4.2, 7.5, 8),
    box(0, -2, -4, 3.4, 8.5, 2.6),
    box(0, 15, -5, 3.2, 0.3, 1.6, "roof"),
    {
      shape: Shape.gable,
      material: "roof",
      x: at.x,
      y: at.y + 13 * s,
      z: at.z + 2 * s,
      a: 4.7 * s,
      b: 6.5 * s,
      c: 8.2 * s,
    },
    spire(0, 17, 0, 1.3, 13),
    spire(0, 15, -5.5, 2.4, 5),
  ];
  for (const side of [-1, 1]) {
    solids.push(
      box(side * 5.4, -2, -5, 1.9, 9.5, 1.9),
      box(side * 5.4, 17, -5, 1.5, 3, 1.5),
      spire(side * 5.4, 23, -5, 1.75, 13),
      box(side * 5.4, 16.6, -5, 2.15, 0.35, 2.15, "roof"),
    );
    for (const corner of [-1, 1]) {
      solids.push(
        spire(side * 5.4 + corner * 1.6, 17, -6.6, 0.42, 4.6),
        spire(side * 5.4 + corner * 1.35, 23, -6.3, 0.34, 3.2),
      );
    }
    for (let k = 0; k < 4; k++) {
      const dz = -2 + k * 3.2;
      solids.push(box(side * 6.6, -2, dz, 0.5, 5.2, 0.6, "roof"), spire(side * 6.6, 8.4, dz, 0.6, 3), {
        shape: Shape.limb,
        material: "roof",
        x: at.x + side * 6.6 * s,
        y: at.y + 7.6 * s,
        z: at.z + dz * s,
        a: -side * 2.4 * s,
        b: 4 * s,
        c: 0,
        d: 0.34 * s,
      });
    }
  }
  return solids;
}

/** A broad old keep: square tower with corner turrets, a lower wing and a gatehouse. About 20 units tall. */
export function keep(random: Random, at: Place, size: number): Solid[] {
  const s = size;
  const solids: Solid[] = [
    { shape: Shape.box, material: "stone", x: at.x, y: at.y - 3, z: at.z, a: 4.2 * s, b: 8 * s, c: 4 * s, turn: 0.35 },
    {
      shape: Shape.box,
      material: "stone",
      x: at.x,
      y: at.y - 3 + 15.6 * s,
      z: at.z,
      a: 4.6 * s,
      b: 0.8 * s,
      c: 4.4 * s,
      turn: 0.35,
    },
    {
      shape: Shape.pyramid,
      material: "roof",
      x: at.x,
      y: at.y - 3 + 17 * s,
      z: at.z,
      a: 4.1 * s,
      b: 4.6 * s,
      turn: 0.35,
    },
    {
      shape: Shape.box,
      material: "stone",
      x: at.x - 7 * s,
      y: at.y - 3,
      z: at.z + 1 * s,
      a: 4.6 * s,
      b: 4.6 * s,
      c: 2.8 * s,
      turn: 0.18,
    },
    {
      shape: Shape.gable,
      material: "roof",
      x: at.x - 7 * s,
      y: at.y - 3 + 9.1 * s,
      z: at.z + 1 * s,
      a: 3.1 * s,
      b: 3.4 * s,
      c: 4.9 * s,
      turn: 0.18 + Math.PI / 2,
    },
    {
      shape: Shape.box,
      material: "stone",
      x: at.x + 6.2 * s,
      y: at.y - 3,
      z: at.z - 1.4 * s,
      a: 2.4 * s,
      b: 3.6 * s,
      c: 2.2 * s,
      turn: 0.5,
    },
    {
      shape: Shape.gable,
      material: "roof",
      x: at.x + 6.2 * s,
      y: at.y - 3 + 7.1 * s,
      z: at.z - 1.4 * s,
      a: 2.6 * s,
      b: 2.4 * s,
      c: 2.4 * s,
      turn: 0.5,
    },
    {
      shape: Shape.box,
      material: "stone",
      x: at.x - 9.5 * s,
      y: at.y + 4 * s,
      z: at.z,
      a: 0.5 * s,
      b: 3.4 * s,
      c: 0.5 * s,
    },
  ];
  for (const [dx, dz] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const x = dx * 4.2 * s;
    const z = dz * 4 * s;
    const corner: Place = {
      x: at.x + x * Math.cos(0.35) - z * Math.sin(0.35),
      y: at.y - 3,
      z: at.z + x * Math.sin(0.35) + z * Math.cos(0.35),
    };
    solids.push(...tower(random, corner, 1.05 * s, 18.4 * s, { roof: "pointed", size: s * 0.7 }));
  }
  solids.push(
    ...tower(random, { x: at.x - 11.6 * s, y: at.y - 3, z: at.z - 0.6 * s }, 1.5 * s, 10.5 * s, {
      roof: "pointed",
      size: s * 0.8,
    }),
  );
  for (let k = 0; k < 5; k++) {
    solids.push(
      wallBetween(
        { x: at.x + (-15 + k * 6.4) * s, y: at.y - 4, z: at.z - 6 * s },
        { x: at.x + (-8.6 + k * 6.4) * s, y: at.y - 4, z: at.z - (6.4 + 0.4 * Math.sin(k)) * s },
        2.1 * s,
        0.5 * s,
      ),
    );
  }
  return solids;
}
