/** The Aion family: sky gates at four hours. */

import type { Air } from "../../atmosphere/spec.ts";
import { figure } from "../../figures/people.ts";
import type { Random } from "../../noise/random.ts";
import { fighter } from "../../solids/kits/fighters.ts";
import { airship, flyingFortress } from "../../solids/kits/vessels.ts";
import { driftIsland, floatingShards, skyGate } from "../../solids/kits/wonders.ts";
import type { MaterialSpec } from "../../solids/material.ts";
import type { Solid } from "../../solids/shapes.ts";
import { twinSuns } from "../airs/days.ts";
import { abyssStorm } from "../airs/storms.ts";
import { flock, nearLayer, standing } from "../foreground.ts";
import { fortressMaterials, shipMaterials } from "../materials.ts";
import { DESCENT } from "../poses.ts";
import type { Scene } from "../types.ts";

const skyMaterials: Readonly<Record<string, MaterialSpec>> = {
  marble: { color: [0.56, 0.53, 0.5] },
  gold: { color: [0.6, 0.42, 0.14], glow: [0.25, 0.17, 0.05] },
  sunlight: { color: [1, 0.9, 0.7], glow: [4, 3.2, 1.8] },
  rock: { color: [0.34, 0.29, 0.27] },
  turf: { color: [0.12, 0.19, 0.07], puffy: true },
};

/** A gate on an island, smaller islands around, shards between. */
function brokenHeaven(random: Random, islands: readonly (readonly [number, number, number, number])[]): Solid[] {
  return [
    ...skyGate(random, { x: 2, y: 12, z: 80 }, 0.95),
    ...driftIsland(random, { x: 2, y: 12, z: 80 }, 17),
    ...islands.flatMap(([x, y, z, radius]) => driftIsland(random, { x, y, z }, radius)),
    ...floatingShards(random, { x: 2, y: 27, z: 80 }, 24, 46, 1),
  ];
}

/** Aion: a winged figure before the broken gates, two suns. */
const aion: Scene = {
  code: "aion",
  seed: 51,
  world: (random) => ({
    air: twinSuns,
    solids: brokenHeaven(random, [
      [-30, 18, 110, 6],
      [30, 20, 96, 5],
      [-15, 4, 60, 3.4],
      [-52, 8, 150, 12],
      [24, 3, 58, 3],
    ]),
    materials: skyMaterials,
  }),
  compose(c) {
    const near = standing(c, { ledge: { from: c.by(0.26, 0.16, -0.04), climb: 0, rough: 0.07 }, grass: 0.03 });
    const at = c.by(0.44, 0.36, 0.36);
    const angel = figure("winged", at * c.width, near.ground.edge(at) + 4, c.height * c.by(0.34, 0.32, 0.22));
    return {
      camera: {
        at: [-4, 16, 2],
        fov: c.by(34, 39, 48),
        focus: [2, 26, 80],
        focusAt: c.by([0.69, 0.42], [0.63, 0.42], [0.55, 0.42]),
      },
      layers: [
        flock(c, 0.3, 0.3, 9, [0.4, 0.42, 0.5], 0.3),
        nearLayer(near.svg + angel, [0.05, 0.045, 0.06], [2.1, 1.7, 1.2]),
      ],
    };
  },
  grade: {
    key: 0.3,
    white: 1.4,
    contrast: 1.1,
    saturation: 1.15,
    shadowTint: [0, 0.004, 0.03],
    textSide: 0.36,
    rays: { strength: 0.4, threshold: 1, fall: 5 },
    particles: [{ kind: "petal", count: 46, color: [1.3, 1.25, 1.2], size: 0.7 }],
  },
  keyArt: {
    world: (place) => ({
      ...place,
      solids: [...place.solids, ...fighter({ x: 8, y: 11, z: 34 }, 1.7, -0.35, DESCENT)],
      materials: {
        ...place.materials,
        armour: { color: [0.2, 0.2, 0.24], close: true, metal: 0.7 },
        trim: { color: [0.5, 0.33, 0.1], close: true, metal: 0.8 },
        cloth: { color: [0.1, 0.16, 0.34], close: true },
        feather: { color: [0.6, 0.58, 0.56], close: true },
        blade: { color: [0.5, 0.5, 0.55], metal: 1, clean: true, glow: [0.3, 0.5, 0.9] },
        eyes: { color: [0, 0, 0], glow: [0.8, 2, 4] },
      },
    }),
    compose: (c) => ({
      camera: {
        at: [-4, 17, 2],
        fov: c.by(33, 38, 46),
        focus: [8, 20, 34],
        focusAt: c.by([0.68, 0.45], [0.62, 0.45], [0.52, 0.42]),
      },
      layers: [flock(c, 0.3, 0.3, 9, [0.4, 0.42, 0.5], 0.3)],
    }),
  },
};

const duskAir: Air = {
  ...twinSuns,
  key: { azimuth: -32, elevation: 8, color: [3.6, 1.5, 1.3], ambient: [0.2, 0.18, 0.4] },
  sky: {
    ...twinSuns.sky,
    ridges: [{ base: 0.03, rough: 0.1, color: [0.2, 0.1, 0.26], haze: 0.4, scale: 2.4 }],
    zenith: [0.05, 0.05, 0.22],
    horizon: [0.8, 0.32, 0.4],
    glow: [0.9, 0.35, 0.25],
    stars: 0.5,
    bodies: [{ kind: "planet", azimuth: 9, elevation: 20, radius: 5.5, color: [0.5, 0.3, 0.5], brightness: 0.7 }],
  },
  clouds: [
    { ...twinSuns.clouds[0]!, lit: [1.2, 0.46, 0.44], dark: [0.16, 0.12, 0.3] },
    { ...twinSuns.clouds[1]!, lit: [1.1, 0.45, 0.5], dark: [0.16, 0.13, 0.34] },
  ],
  fog: { ...twinSuns.fog, color: [0.3, 0.18, 0.36], glow: [0.3, 0.12, 0.08] },
};

/** Taiwan: ruins on islands at dusk. */
const aionnct: Scene = {
  code: "aionnct",
  seed: 52,
  world: (random) => ({
    air: duskAir,
    solids: [
      ...driftIsland(random, { x: 6, y: 10, z: 60 }, 12),
      ...skyGate(random, { x: 6, y: 10, z: 60 }, 0.5),
      ...driftIsland(random, { x: -22, y: 19, z: 96 }, 8),
      ...skyGate(random, { x: -22, y: 19, z: 96 }, 0.42),
      ...driftIsland(random, { x: 30, y: 26, z: 120 }, 9),
      ...driftIsland(random, { x: -6, y: 2, z: 40 }, 3),
      ...driftIsland(random, { x: -50, y: 30, z: 150 }, 9),
      ...floatingShards(random, { x: 0, y: 24, z: 84 }, 34, 40, 1.1),
    ],
    materials: { ...skyMaterials, sunlight: { color: [1, 0.6, 0.7], glow: [3.6, 1.4, 1.8] } },
  }),
  compose(c) {
    const near = standing(c, {
      figure: "winged",
      at: [0.4, 0.3, 0.28],
      size: [0.24, 0.22, 0.15],
      ledge: { from: -0.2, to: c.by(0.6, 0.62, 0.8), top: 0.92, climb: -0.12, rough: 0.06 },
      grass: 0.03,
    });
    return {
      camera: {
        at: [0, 15, 2],
        fov: c.by(38, 43, 54),
        focus: [6, 17, 60],
        focusAt: c.by([0.72, 0.52], [0.66, 0.54], [0.58, 0.52]),
      },
      layers: [nearLayer(near.svg, [0.03, 0.018, 0.036], [1.9, 0.8, 0.7])],
    };
  },
  grade: {
    key: 0.15,
    white: 1.4,
    contrast: 1.1,
    saturation: 1.15,
    shadowTint: [0.004, 0, 0.03],
    bloom: 0.16,
    textSide: 0.26,
    particles: [{ kind: "firefly", count: 60, color: [1.6, 0.7, 0.9], size: 0.5 }],
  },
};

const sunriseAir: Air = {
  ...twinSuns,
  key: { azimuth: 6, elevation: 7, color: [4.4, 2.6, 1.2], ambient: [0.3, 0.34, 0.5] },
  sky: {
    ...twinSuns.sky,
    ridges: [{ base: 0.03, rough: 0.1, color: [0.42, 0.32, 0.3], haze: 0.4, scale: 2.4 }],
    zenith: [0.16, 0.34, 0.56],
    horizon: [1.1, 0.72, 0.36],
    glow: [1.1, 0.6, 0.2],
    glowPower: 10,
    bodies: [
      { kind: "sun", azimuth: 3.4, elevation: 8.5, radius: 3.4, color: [2, 1.5, 0.8], brightness: 1.5, halo: 0.18 },
    ],
  },
  clouds: [
    { ...twinSuns.clouds[0]!, cover: 0.36, lit: [1.4, 0.95, 0.55], dark: [0.4, 0.42, 0.52] },
    { ...twinSuns.clouds[1]!, lit: [1.5, 1, 0.56], dark: [0.36, 0.38, 0.5] },
  ],
  fog: { ...twinSuns.fog, color: [0.56, 0.46, 0.38], glow: [0.4, 0.24, 0.08] },
};

/** Japan: the sun rises exactly in the gate. */
const aionncj: Scene = {
  code: "aionncj",
  seed: 53,
  world: (random) => ({
    air: sunriseAir,
    solids: [
      ...skyGate(random, { x: 2, y: 0, z: 70 }, 1.12),
      ...driftIsland(random, { x: 2, y: 0, z: 70 }, 20),
      ...driftIsland(random, { x: -34, y: 10, z: 120 }, 7),
      ...driftIsland(random, { x: 34, y: 14, z: 110 }, 6),
      ...floatingShards(random, { x: 2, y: 20, z: 76 }, 26, 20, 0.9),
    ],
    materials: skyMaterials,
  }),
  compose(c) {
    const near = standing(c, {
      figure: "pair",
      at: [0.52, 0.44, 0.42],
      size: [0.23, 0.2, 0.14],
      ledge: { from: c.by(0.3, 0.2, -0.04), rough: 0.05 },
      grass: 0.02,
    });
    return {
      camera: {
        at: [-1, 6, 2],
        fov: c.by(36, 41, 52),
        focus: [2, 14, 70],
        focusAt: c.by([0.67, 0.46], [0.6, 0.46], [0.52, 0.46]),
      },
      layers: [nearLayer(near.svg, [0.04, 0.03, 0.026], [2.6, 1.6, 0.8])],
    };
  },
  grade: {
    key: 0.24,
    white: 1.4,
    contrast: 1.12,
    saturation: 1.15,
    shadowTint: [0, 0.004, 0.026],
    lightTint: [1.02, 1, 0.94],
    textSide: 0.36,
    rays: { strength: 0.7, threshold: 0.9, fall: 4 },
  },
};

/** The sun goes down behind the violet storm. */
const brokenAbyss: Air = {
  ...abyssStorm,
  key: { azimuth: -48, elevation: 12, color: [5, 2.1, 1.6], ambient: [0.12, 0.11, 0.28] },
  sky: {
    ...abyssStorm.sky,
    horizon: [0.95, 0.36, 0.34],
    falloff: 4.4,
    glow: [1, 0.36, 0.3],
    glowPower: 6,
    ridges: [{ base: 0.02, rough: 0.1, color: [0.12, 0.05, 0.18], haze: 0.4, scale: 2.6 }],
  },
  clouds: [
    { ...abyssStorm.clouds[0]!, cover: 0.56, lit: [1.2, 0.5, 0.6], dark: [0.05, 0.04, 0.14], base: 0.12 },
    { ...abyssStorm.clouds[1]!, lit: [0.95, 0.42, 0.55], dark: [0.08, 0.06, 0.22], base: 0.2 },
  ],
  fog: { ...abyssStorm.fog, color: [0.1, 0.06, 0.18], glow: [0.3, 0.1, 0.1], density: 0.0016 },
};

/** Worldwide: a storm over the abyss, the fortress and its airships. */
const aionncw: Scene = {
  code: "aionncw",
  seed: 54,
  world: (random) => ({
    air: brokenAbyss,
    solids: [
      ...flyingFortress(random, { x: 8, y: 17, z: 88 }, 1.42),
      ...airship({ x: -11, y: 14, z: 60 }, 0.8, -0.35),
      ...airship({ x: 34, y: 30, z: 120 }, 0.9, -0.3),
      ...airship({ x: -36, y: 30, z: 130 }, 0.8, -0.25),
      ...airship({ x: 17, y: 5, z: 54 }, 0.6, -0.3),
    ],
    materials: {
      ...fortressMaterials([0.24, 0.2, 0.23], [0.1, 0.06, 0.16], [3.4, 1.7, 0.5], 0.5),
      ...shipMaterials([0.14, 0.09, 0.06], [0.3, 0.25, 0.25], [3.4, 1.5, 0.4]),
      canvas: { color: [0.4, 0.26, 0.22] },
      rock: { color: [0.2, 0.16, 0.2] },
      drive: { color: [0.1, 0.1, 0.2], glow: [1.2, 0.9, 3.6] },
    },
  }),
  compose(c) {
    const near = standing(c, {
      figure: "bannerman",
      at: [0.36, 0.26, 0.26],
      size: [0.27, 0.24, 0.17],
      ledge: { from: -0.2, to: c.by(0.62, 0.6, 0.8), top: 0.91, climb: -0.1, rough: 0.08 },
    });
    return {
      camera: {
        at: [-4, 14, 2],
        fov: c.by(36, 41, 52),
        focus: [8, 23, 88],
        focusAt: c.by([0.7, 0.44], [0.64, 0.44], [0.56, 0.43]),
      },
      layers: [nearLayer(near.svg, [0.014, 0.01, 0.024], [2.2, 0.9, 0.8])],
    };
  },
  grade: {
    key: 0.13,
    white: 1.5,
    contrast: 1.12,
    saturation: 1.1,
    shadowTint: [0, 0, 0.028],
    bloom: 0.18,
    textSide: 0.26,
    rays: { strength: 0.4, threshold: 0.5, fall: 4 },
    particles: [{ kind: "rain", count: 140, color: [0.5, 0.36, 0.5], size: 0.45 }],
  },
};

export const skyScenes: readonly Scene[] = [aion, aionnct, aionncj, aionncw];
