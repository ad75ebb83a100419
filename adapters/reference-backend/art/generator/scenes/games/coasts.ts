/** By the sea: a treasure beach and a harbour. */
import { child } from "../../figures/children.ts";
import { grass, hill } from "../../figures/ground.ts";
import { figure } from "../../figures/people.ts";
import { palm } from "../../figures/plants.ts";
import { circle, n, PLAIN, path, shining, tone } from "../../figures/svg.ts";
import { between } from "../../noise/random.ts";
import { torii } from "../../solids/kits/eastern.ts";
import { lighthouse } from "../../solids/kits/towns.ts";
import { ship } from "../../solids/kits/vessels.ts";
import { tropicNoon } from "../airs/days.ts";
import { seaSunset } from "../airs/evenings.ts";
import { flock, nearLayer } from "../foreground.ts";
import { beachLook, meadowLook } from "../looks.ts";
import { easternMaterials, shipMaterials } from "../materials.ts";
import type { Composer, Scene } from "../types.ts";

function digSite(c: Composer, edge: (across: number) => number): string {
  let svg = "";
  const x = c.by(0.56, 0.48, 0.5) * c.width;
  const y = edge(c.by(0.56, 0.48, 0.5));
  const s = c.height * c.by(0.1, 0.09, 0.06);
  svg += `<ellipse cx="${n(x)}" cy="${n(y + s * 0.16)}" rx="${n(s * 1.2)}" ry="${n(s * 0.2)}" fill="#6b4a28"/>`;
  svg += `<path d="M${n(x - s * 0.7)} ${n(y + s * 0.1)}V${n(y - s * 0.35)}Q${n(x)} ${n(y - s * 0.85)} ${n(x + s * 0.7)} ${n(y - s * 0.35)}V${n(y + s * 0.1)}Z" fill="#8a4f24"/><path d="M${n(x - s * 0.7)} ${n(y - s * 0.3)}Q${n(x)} ${n(y - s * 0.82)} ${n(x + s * 0.7)} ${n(y - s * 0.3)}L${n(x + s * 0.7)} ${n(y - s * 0.18)}H${n(x - s * 0.7)}Z" fill="#a8672f"/>`;
  for (const k of [-0.46, 0, 0.46])
    svg += `<rect x="${n(x + k * s - s * 0.05)}" y="${n(y - s * 0.6)}" width="${n(s * 0.1)}" height="${n(s * 0.68)}" fill="#f2c14e"/>`;
  svg += `<rect x="${n(x - s * 0.1)}" y="${n(y - s * 0.26)}" width="${n(s * 0.2)}" height="${n(s * 0.2)}" fill="#ffe08a"/>`;
  for (let i = 0; i < 14; i++)
    svg += `<circle cx="${n(x + between(c.random, -1.5, 1.5) * s)}" cy="${n(y + between(c.random, 0, 0.22) * s)}" r="${n(s * 0.06)}" fill="#ffd45e"/>`;
  for (const [dx, lean] of [
    [-2.1, -8],
    [2.2, 10],
  ] as const)
    svg += `<g transform="translate(${n(x + dx * s)},${n(y + s * 0.1)}) rotate(${lean}) scale(${(s / 60).toFixed(3)})"><rect x="-3" y="-74" width="6" height="78" fill="#8a5a34"/><path d="M3 -72H40L32 -60L40 -48H3Z" fill="#e2557b"/></g>`;
  return svg;
}

/** Trickster M: a treasure dig on a palm beach, a lighthouse beyond. */
const tricksterm: Scene = {
  code: "tricksterm",
  seed: 63,
  world: () => ({
    land: {
      form: "hills",
      amplitude: 20,
      frequency: 0.014,
      bend: 8,
      plainUntil: 120,
      formFrom: 200,
      base: -2.2,
      roll: 2.2,
      drops: 60000,
      plateaus: [
        { x: 4, z: 70, radius: 9, height: 5.4, spread: 2.2 },
        { x: -34, z: 110, radius: 12, height: 3, spread: 1.8 },
      ],
      forest: { height: 1.5, density: 0.7, treeLine: 30 },
    },
    look: beachLook,
    air: tropicNoon,
    solids: [...lighthouse({ x: 4, y: 5.4, z: 70 }, 1.2), ...ship({ x: -22, y: 0.5, z: 92 }, 0.6, 0.3)],
    materials: {
      whitewash: { color: [0.8, 0.78, 0.74] },
      band: { color: [0.62, 0.08, 0.06] },
      lamp: { color: [0.6, 0.5, 0.3], glow: [2.4, 1.9, 0.9] },
      hull: { color: [0.2, 0.1, 0.05] },
      mast: { color: [0.16, 0.09, 0.05] },
      sail: { color: [0.85, 0.8, 0.7] },
      flag: { color: [0.6, 0.06, 0.05] },
    },
  }),
  compose(c) {
    const ground = hill(c, c.by(0.9, 0.905, 0.92), 0.025, tone(0.75, 0.4));
    let palms = "";
    for (const [at, size, lean] of c.triples(
      [
        [0.96, 0.8, -0.16],
        [1.02, 0.62, -0.12],
        [0.02, 0.5, 0.1],
      ],
      [
        [0.95, 0.74, -0.16],
        [1.02, 0.56, -0.12],
      ],
      [
        [1.0, 0.46, -0.06],
        [-0.01, 0.36, 0.04],
      ],
    ))
      palms += palm(c.random, at * c.width, ground.edge(at) + 10, size * c.height, lean * c.height);
    const at = c.by(0.44, 0.32, 0.3);
    return {
      camera: {
        at: [-2, 6, 2],
        fov: c.by(32, 37, 46),
        focus: [4, 14, 70],
        focusAt: c.by([0.7, 0.44], [0.64, 0.44], [0.58, 0.42]),
      },
      layers: [
        flock(c, 0.36, 0.22, 9, [0.5, 0.55, 0.6], 0.2),
        nearLayer(
          ground.svg + grass(c.random, c, ground, 0.7, 1, 90, c.height * 0.06, tone(0.1, 0.6)),
          [0.5, 0.37, 0.2],
          [1, 0.9, 0.6],
        ),
        {
          kind: "paint",
          depth: 2.95,
          fill: [0.95, 0.95, 0.95],
          rim: [0.5, 0.45, 0.35],
          svg:
            digSite(c, ground.edge) +
            child("digger", at * c.width, ground.edge(at) + c.height * 0.014, c.height * c.by(0.34, 0.3, 0.2)),
        },
        { kind: "body", depth: 2.9, fill: [0.03, 0.08, 0.03], rim: [0.9, 1.1, 0.5], svg: palms },
      ],
    };
  },
  grade: { key: 0.4, white: 1.4, contrast: 1.06, saturation: 1.3, vignette: 0.2, grain: 0.008, textSide: 0.3 },
};

/** Lineage M Japan: a harbour with a torii at sunset. */
const lmj: Scene = {
  code: "lmj",
  seed: 64,
  world: () => ({
    land: {
      form: "hills",
      amplitude: 24,
      frequency: 0.012,
      bend: 8,
      plainUntil: 130,
      formFrom: 210,
      base: -4,
      roll: 2,
      drops: 150000,
      plateaus: [{ x: -46, z: 120, radius: 14, height: 6, spread: 2 }],
      forest: { height: 1.8, density: 0.8, treeLine: 40 },
    },
    look: meadowLook,
    air: seaSunset,
    solids: [
      ...torii({ x: 3, y: 0, z: 52 }, 1.35),
      ...ship({ x: -15, y: 0, z: 84 }, 0.95, 0.3),
      ...ship({ x: 28, y: 0, z: 120 }, 1, 0.2),
      ...ship({ x: -36, y: 0, z: 150 }, 1, 0.4, 0.4),
    ],
    materials: {
      ...easternMaterials([3, 1.4, 0.4], 0.6, [0.06, 0.05, 0.05]),
      ...shipMaterials([0.1, 0.055, 0.03], [0.6, 0.45, 0.32], [4, 2, 0.5]),
    },
  }),
  compose(c) {
    let pier = "";
    const y = c.height * 0.9;
    for (let i = 0; i < 14; i++) {
      const x = c.width * c.by(0.52, 0.44, 0.5) * (i / 13) - 10;
      pier += path(`M${n(x)} ${n(y)}h${n(c.height * 0.014)}v${n(c.height * 0.14)}h${n(-c.height * 0.014)}Z`, PLAIN);
    }
    const end = c.width * c.by(0.53, 0.45, 0.52);
    pier += path(`M-10 ${n(y - c.height * 0.006)}H${n(end)}v${n(c.height * 0.022)}H-10Z`, tone(0.3, 1));
    pier +=
      path(`M${n(end - c.height * 0.05)} ${n(y)}V${n(y - c.height * 0.13)}h${n(c.height * 0.008)}V${n(y)}Z`, PLAIN) +
      circle(end - c.height * 0.046, y - c.height * 0.14, c.height * 0.014, shining(1));
    const at = c.by(0.44, 0.34, 0.34);
    return {
      camera: {
        at: [-2, 4.6, 2],
        fov: c.by(34, 39, 48),
        focus: [3, 8, 52],
        focusAt: c.by([0.69, 0.48], [0.63, 0.48], [0.56, 0.48]),
      },
      layers: [
        flock(c, 0.46, 0.26, 12, [0.12, 0.07, 0.07], 0.2),
        nearLayer(
          pier + figure("swordsman", at * c.width, y + 1, c.height * c.by(0.27, 0.24, 0.17)),
          [0.02, 0.013, 0.014],
          [2.4, 1.2, 0.5],
          [3.4, 1.6, 0.5],
        ),
      ],
    };
  },
  grade: {
    key: 0.2,
    white: 1.7,
    contrast: 1.12,
    saturation: 1.18,
    shadowTint: [-0.004, 0.004, 0.03],
    textSide: 0.3,
    rays: { strength: 0.5, threshold: 0.9, fall: 4 },
  },
};

export const coastScenes: readonly Scene[] = [tricksterm, lmj];
