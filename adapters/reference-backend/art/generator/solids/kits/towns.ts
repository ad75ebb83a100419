/** Towns and fairs: neon streets, a ferris wheel, a lighthouse, small round worlds. */

import type { Random } from "../../noise/random.ts";
import { between } from "../../noise/random.ts";
import type { Solid } from "../shapes.ts";
import { Shape } from "../shapes.ts";
import type { Place } from "./fortress.ts";

const SIGNS = ["pinkSign", "cyanSign", "amberSign", "violetSign"] as const;

function sign(random: Random): string {
  return SIGNS[Math.floor(random() * SIGNS.length)]!;
}

/** A canyon of towers along z with signs on the street side. Materials: `offices`, `officesCold`, `steel` and the four signs. */
export function neonCity(random: Random): Solid[] {
  const solids: Solid[] = [];
  for (let column = -8; column <= 8; column++) {
    if (column === 0) continue;
    for (let row = 2; row < 22; row++) solids.push(...block(random, column, row));
  }
  solids.push(
    { shape: Shape.column, material: "officesCold", x: 0, y: 0, z: 190, a: 9, b: 75, c: 0.35 },
    { shape: Shape.column, material: "officesCold", x: 0, y: 75, z: 190, a: 5, b: 26, c: 0.5 },
    { shape: Shape.column, material: "steel", x: 0, y: 100, z: 190, a: 0.6, b: 30, c: 0.7 },
  );
  for (const y of [30, 52, 74])
    solids.push({ shape: Shape.column, material: "cyanSign", x: 0, y, z: 190, a: 9.3 * (1 - (0.35 * y) / 75), b: 0.9 });
  return solids;
}

function block(random: Random, column: number, row: number): Solid[] {
  const side = Math.sign(column);
  const x = column * 7.4 + side * 3.6 + between(random, -0.6, 0.6);
  const z = 10 + row * 9 + between(random, -1, 1);
  const near = Math.abs(column) < 3;
  const height = (5 + random() ** 2 * 20 + (near ? 4 : 0)) * (1 + (row / 22) * 1.1) + (random() < 0.08 ? 24 : 0);
  const w = between(random, 2.2, 3.1);
  const d = between(random, 2.5, 4);
  const solids: Solid[] = [
    { shape: Shape.box, material: random() < 0.5 ? "offices" : "officesCold", x, y: 0, z, a: w, b: height / 2, c: d },
  ];
  if (random() < 0.6)
    solids.push({
      shape: Shape.box,
      material: "offices",
      x: x + between(random, -0.5, 0.5),
      y: height,
      z,
      a: w * 0.6,
      b: between(random, 0.6, 3),
      c: d * 0.6,
    });
  if (random() < 0.4)
    solids.push({ shape: Shape.column, material: "steel", x, y: height, z, a: 0.08, b: between(random, 3, 8), c: 0.5 });
  if (!near || row > 15) return solids;
  const face = x - side * (w + 0.12);
  const y = between(random, 2, Math.min(height - 2, 14));
  if (random() < 0.85)
    solids.push({
      shape: Shape.box,
      material: sign(random),
      x: face - side * 0.5,
      y,
      z: z - d * between(random, 0.2, 0.9),
      a: 0.55,
      b: between(random, 0.8, 3),
      c: 0.08,
    });
  if (random() < 0.6)
    solids.push({
      shape: Shape.box,
      material: sign(random),
      x: face,
      y: between(random, 1, height * 0.8),
      z,
      a: 0.06,
      b: between(random, 0.05, 0.12),
      c: d * 0.95,
    });
  if (random() < 0.45)
    solids.push({
      shape: Shape.box,
      material: sign(random),
      x,
      y: y * 1.4,
      z: z - d - 0.1,
      a: w * between(random, 0.3, 0.8),
      b: between(random, 0.3, 1.4),
      c: 0.06,
    });
  return solids;
}

/** A ferris wheel facing the viewer. Materials: `steel`, `bulb`, and the four signs for the cabins. `radius` in units. */
export function ferrisWheel(random: Random, at: Place, radius: number): Solid[] {
  const hub = { x: at.x, y: at.y + radius * 1.22, z: at.z };
  const solids: Solid[] = [
    { shape: Shape.ring, material: "bulb", ...hub, a: radius, b: radius * 0.014 },
    { shape: Shape.ring, material: "steel", ...hub, a: radius * 0.86, b: radius * 0.012 },
    { shape: Shape.ring, material: "pinkSign", ...hub, a: radius * 0.3, b: radius * 0.014 },
    { shape: Shape.ellipsoid, material: "bulb", ...hub, a: radius * 0.08, b: radius * 0.08, c: radius * 0.08 },
  ];
  const cabins = 16;
  for (let k = 0; k < cabins; k++) {
    const angle = (k / cabins) * Math.PI * 2 + 0.2;
    const c = Math.cos(angle) * radius;
    const s = Math.sin(angle) * radius;
    solids.push(
      { shape: Shape.limb, material: k % 2 ? "steel" : "bulbDim", ...hub, a: c, b: s, c: 0, d: radius * 0.012 },
      {
        shape: Shape.box,
        material: sign(random),
        x: hub.x + c * 1.04,
        y: hub.y + s * 1.04 - radius * 0.13,
        z: hub.z,
        a: radius * 0.06,
        b: radius * 0.055,
        c: radius * 0.06,
        d: 0.1,
      },
    );
  }
  for (const side of [-1, 1])
    solids.push({
      shape: Shape.limb,
      material: "steel",
      ...hub,
      a: side * radius * 0.62,
      b: -radius * 1.24,
      c: -0.4,
      d: radius * 0.035,
    });
  return solids;
}

/** A striped fair tent with a flag. Materials: `canvasRed`, `canvasPale`, `bulb`. */
export function fairTent(at: Place, radius: number, red: boolean): Solid[] {
  const cloth = red ? "canvasRed" : "canvasPale";
  return [
    { shape: Shape.column, material: red ? "canvasPale" : "canvasRed", ...at, a: radius, b: radius * 0.8 },
    {
      shape: Shape.cone,
      material: cloth,
      x: at.x,
      y: at.y + radius * 0.8,
      z: at.z,
      a: radius * 1.2,
      b: radius * 1.1,
      c: 0.6,
    },
    {
      shape: Shape.hoop,
      material: "bulb",
      x: at.x,
      y: at.y + radius * 0.8,
      z: at.z,
      a: radius * 1.17,
      b: 0.05,
      c: 0.07,
    },
    { shape: Shape.column, material: "steel", x: at.x, y: at.y + radius * 1.8, z: at.z, a: 0.06, b: radius * 0.6 },
    {
      shape: Shape.sail,
      material: cloth,
      x: at.x + radius * 0.24,
      y: at.y + radius * 2.25,
      z: at.z,
      a: radius * 0.22,
      b: radius * 0.12,
      c: 0.1,
    },
  ];
}

/** A lighthouse with a lit lantern room. Materials: `whitewash`, `band`, `lamp`, `roof`. About 16 units tall. */
export function lighthouse(at: Place, size: number): Solid[] {
  const s = size;
  const solids: Solid[] = [
    { shape: Shape.column, material: "whitewash", x: at.x, y: at.y - 2, z: at.z, a: 1.9 * s, b: 12 * s + 2, c: 0.38 },
    { shape: Shape.column, material: "band", x: at.x, y: at.y + 3 * s, z: at.z, a: 1.68 * s, b: 2 * s, c: 0.04 },
    { shape: Shape.column, material: "band", x: at.x, y: at.y + 7.4 * s, z: at.z, a: 1.44 * s, b: 2 * s, c: 0.05 },
    { shape: Shape.column, material: "band", x: at.x, y: at.y + 12 * s, z: at.z, a: 1.7 * s, b: 0.4 * s },
    { shape: Shape.column, material: "lamp", x: at.x, y: at.y + 12.4 * s, z: at.z, a: 0.8 * s, b: 1.6 * s },
    { shape: Shape.cone, material: "band", x: at.x, y: at.y + 14 * s, z: at.z, a: 1.4 * s, b: 1.8 * s, c: -0.3 },
    {
      shape: Shape.box,
      material: "whitewash",
      x: at.x - 3.4 * s,
      y: at.y - 2,
      z: at.z + 0.6 * s,
      a: 2 * s,
      b: 1.4 * s + 1,
      c: 1.5 * s,
    },
    {
      shape: Shape.gable,
      material: "band",
      x: at.x - 3.4 * s,
      y: at.y + 2.8 * s,
      z: at.z + 0.6 * s,
      a: 1.8 * s,
      b: 1.5 * s,
      c: 2.2 * s,
      turn: Math.PI / 2,
    },
  ];
  for (let k = 0; k < 8; k++) {
    const angle = (k / 8) * Math.PI * 2;
    solids.push({
      shape: Shape.column,
      material: "band",
      x: at.x + Math.cos(angle) * 1.5 * s,
      y: at.y + 12.4 * s,
      z: at.z + Math.sin(angle) * 1.5 * s,
      a: 0.05 * s,
      b: 0.7 * s,
    });
  }
  return solids;
}

/** A small round tree. Materials: `bark` and one for the leaves. */
export function roundTree(random: Random, at: Place, size: number, leaves: string): Solid[] {
  const solids: Solid[] = [
    { shape: Shape.column, material: "bark", x: at.x, y: at.y - 0.1, z: at.z, a: 0.13 * size, b: 0.9 * size, c: 0.2 },
  ];
  for (let k = 0; k < 4; k++) {
    solids.push({
      shape: Shape.ellipsoid,
      material: leaves,
      x: at.x + between(random, -0.35, 0.35) * size,
      y: at.y + (1.05 + 0.21 * k) * size,
      z: at.z + between(random, -0.35, 0.35) * size,
      a: (0.62 - 0.09 * k) * size,
      b: (0.52 - 0.07 * k) * size,
      c: (0.62 - 0.09 * k) * size,
      blend: 0.25,
    });
  }
  return solids;
}

const ROOFS = ["roofPink", "roofBlue", "roofViolet"] as const;

/** A pastel palace. Materials: `wall`, `gold` and the pastel roofs. `size` is about its height. */
export function pastelPalace(at: Place, size: number): Solid[] {
  const raise = (dx: number, dz: number, radius: number, height: number, roof: string): Solid[] => {
    const x = at.x + dx * size;
    const z = at.z + dz * size;
    const r = radius * size;
    const top = at.y + height * size;
    return [
      { shape: Shape.column, material: "wall", x, y: at.y - 0.5, z, a: r, b: height * size + 0.5, c: 0.08 },
      { shape: Shape.column, material: "wall", x, y: top - 0.3, z, a: r * 1.2, b: 0.4 },
      { shape: Shape.cone, material: roof, x, y: top + 0.1, z, a: r * 1.45, b: r * 3.1, c: 0.25 },
      { shape: Shape.ellipsoid, material: "gold", x, y: top + r * 3.15, z, a: 0.22, b: 0.22, c: 0.22 },
    ];
  };
  return [
    ...raise(0, 0.25, 0.17, 0.95, "roofPink"),
    ...raise(-0.28, 0.3, 0.1, 0.6, "roofBlue"),
    ...raise(0.3, 0.28, 0.11, 0.68, "roofViolet"),
    ...raise(-0.13, 0.1, 0.07, 0.42, "roofViolet"),
    ...raise(0.15, 0.08, 0.075, 0.48, "roofBlue"),
  ];
}

/** A round-roofed cottage with a door and a lit window. */
export function cottage(random: Random, at: Place, size: number): Solid[] {
  const s = size;
  return [
    {
      shape: Shape.box,
      material: "wall",
      x: at.x,
      y: at.y - 0.2,
      z: at.z,
      a: 0.7 * s,
      b: 0.6 * s,
      c: 0.6 * s,
      d: 0.08,
      turn: 0.3,
    },
    {
      shape: Shape.cone,
      material: ROOFS[Math.floor(random() * ROOFS.length)]!,
      x: at.x,
      y: at.y + 0.95 * s,
      z: at.z,
      a: 1.15 * s,
      b: 1.3 * s,
      c: -0.3,
    },
    {
      shape: Shape.box,
      material: "bark",
      x: at.x - 0.2 * s,
      y: at.y,
      z: at.z - 0.62 * s,
      a: 0.16 * s,
      b: 0.3 * s,
      c: 0.05 * s,
      turn: 0.3,
    },
    {
      shape: Shape.ellipsoid,
      material: "gold",
      x: at.x + 0.32 * s,
      y: at.y + 0.6 * s,
      z: at.z - 0.56 * s,
      a: 0.14 * s,
      b: 0.14 * s,
      c: 0.1 * s,
    },
  ];
}

/** A heap of round clouds. Material `cloud`. */
export function cloudHeap(random: Random, at: Place, size: number): Solid[] {
  return Array.from({ length: 8 }, (_, k) => ({
    shape: Shape.ellipsoid,
    material: "cloud",
    x: at.x + between(random, -2, 2) * size,
    y: at.y + between(random, 0, 0.8) * size * (1 - k * 0.05),
    z: at.z + between(random, -0.5, 0.5) * size,
    a: size * between(random, 0.6, 1.15),
    b: size * between(random, 0.5, 0.85),
    c: size * 0.8,
    blend: 1.2,
  }));
}
