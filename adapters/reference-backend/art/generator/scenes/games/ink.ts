/** Blade & Soul NEO and its regional editions: ink mountains at five hours. */

import type { Air } from "../../atmosphere/spec.ts";
import { reeds } from "../../figures/plants.ts";
import { bolt, waterfall } from "../../figures/things.ts";
import { wandererBust } from "../../solids/kits/busts.ts";
import { pagoda, stoneLantern, torii } from "../../solids/kits/eastern.ts";
import { ship } from "../../solids/kits/vessels.ts";
import { inkMorning } from "../airs/days.ts";
import { moonMist } from "../airs/nights.ts";
import { slateRain } from "../airs/storms.ts";
import { craneFlight, flock, lightLayer, nearLayer, standing } from "../foreground.ts";
import { karstLook } from "../looks.ts";
import { easternMaterials, shipMaterials } from "../materials.ts";
import type { Scene } from "../types.ts";
import { branch, karst } from "./karst.ts";

/** Blade & Soul NEO: a pale sun, a pagoda on its rock, plum blossom. */
const bnsneo: Scene = {
  code: "bnsneo",
  seed: 41,
  world: () => ({
    land: karst,
    look: karstLook,
    air: inkMorning,
    solids: [...pagoda({ x: 0, y: 23.4, z: 88 }, 1.5, 6), ...pagoda({ x: 5.4, y: 23.2, z: 85 }, 0.55, 2)],
    materials: easternMaterials([2.4, 1.2, 0.4], 0.6, [0.07, 0.1, 0.1]),
  }),
  compose(c) {
    const near = standing(c, {
      figure: "swordsman",
      at: [0.45, 0.35, 0.34],
      size: [0.27, 0.24, 0.18],
      ledge: { from: c.by(0.24, 0.14, -0.1), climb: -0.02 },
      grass: 0.03,
    });
    return {
      camera: {
        at: [-2, 19, 2],
        fov: c.by(32, 37, 46),
        focus: [0, 29, 88],
        focusAt: c.by([0.7, 0.4], [0.63, 0.4], [0.57, 0.42]),
      },
      layers: [
        flock(c, 0.32, 0.24, 8, [0.2, 0.18, 0.16], 0.4),
        {
          kind: "body",
          depth: 4,
          fill: [0.2, 0.06, 0.07],
          rim: [1.4, 0.6, 0.55],
          svg: branch(c, 3.35, c.by(0.007, 0.007, 0.006), 4, 1.01, 0.16),
        },
        nearLayer(near.svg, [0.02, 0.022, 0.022], [1.3, 0.8, 0.5]),
      ],
    };
  },
  grade: {
    key: 0.32,
    white: 1.3,
    contrast: 1.1,
    saturation: 1.25,
    vignette: 0.3,
    shadowTint: [0, 0.01, 0.014],
    textSide: 0.35,
    rays: { strength: 0.25, threshold: 0.8, fall: 4 },
    particles: [{ kind: "petal", count: 70, color: [1.15, 0.5, 0.55], size: 0.6 }],
  },
  keyArt: {
    world: (place) => ({
      ...place,
      solids: [...place.solids, ...wandererBust({ x: 8, y: 24, z: 30 }, 3.1, -0.62)],
      materials: {
        ...place.materials,
        skin: { color: [0.5, 0.32, 0.23], close: true, clean: true },
        hair: { color: [0.018, 0.016, 0.02], close: true, metal: 0.2 },
        straw: { color: [0.3, 0.21, 0.11], close: true },
        cord: { color: [0.4, 0.03, 0.03], close: true },
        scarf: { color: [0.42, 0.035, 0.04], close: true },
        robe: { color: [0.045, 0.05, 0.062], close: true },
        hilt: { color: [0.03, 0.03, 0.035], close: true, metal: 0.4 },
        eyes: { color: [0.02, 0.012, 0.01], clean: true, metal: 0.4 },
        white: { color: [0.42, 0.38, 0.35], clean: true },
      },
    }),
    compose: (c) => ({
      camera: {
        at: [-2, 22, 2],
        fov: c.by(31, 36, 46),
        focus: [8, 24, 30],
        focusAt: c.by([0.7, 0.48], [0.64, 0.48], [0.52, 0.46]),
      },
      layers: [
        flock(c, 0.28, 0.24, 8, [0.2, 0.18, 0.16], 0.4),
        {
          kind: "body",
          depth: 60,
          fill: [0.2, 0.06, 0.07],
          rim: [1.4, 0.6, 0.55],
          svg: branch(c, 3.35, c.by(0.006, 0.006, 0.005), 4, 1.01, 0.1),
        },
      ],
    }),
  },
};

const roseDusk: Air = {
  ...inkMorning,
  key: { azimuth: 7, elevation: 9, color: [4.2, 1.7, 1.3], ambient: [0.2, 0.16, 0.32] },
  sky: {
    ...inkMorning.sky,
    zenith: [0.07, 0.09, 0.34],
    horizon: [1, 0.4, 0.44],
    glow: [0.9, 0.32, 0.3],
    glowPower: 8,
    bodies: [
      { kind: "sun", azimuth: 5.6, elevation: 13, radius: 7.6, color: [1.9, 0.86, 0.66], brightness: 1.2, halo: 0.1 },
    ],
    ridges: [
      { base: 0.09, rough: 0.1, color: [0.2, 0.12, 0.28], haze: 0.45, scale: 2.2 },
      { base: 0.04, rough: 0.08, color: [0.12, 0.07, 0.2], haze: 0.35, scale: 3.2 },
    ],
  },
  clouds: [
    {
      low: 75,
      high: 120,
      cover: 0.44,
      scale: 0.0065,
      density: 5,
      lit: [1.3, 0.6, 0.55],
      dark: [0.24, 0.16, 0.38],
      silver: 1.4,
    },
  ],
  fog: { ...inkMorning.fog, color: [0.24, 0.13, 0.26], glow: [0.4, 0.15, 0.12], density: 0.0026, mist: 0.8 },
  water: { level: -1, color: [0.02, 0.015, 0.04], waves: 0.03, scale: 0.7, mirror: 0.5, glint: 1.6 },
};

/** Europe: a pagoda on the water before the setting sun, cranes. */
const bnsneoncaeu: Scene = {
  code: "bnsneoncaeu",
  seed: 42,
  world: () => ({
    land: {
      form: "hills",
      amplitude: 18,
      frequency: 0.014,
      bend: 6,
      plainUntil: 90,
      formFrom: 180,
      base: -3,
      roll: 0.6,
      drops: 120000,
      plateaus: [{ x: 4, z: 70, radius: 11, height: 2.6, spread: 1.5 }],
      forest: { height: 1.8, density: 0.8, treeLine: 40 },
    },
    look: { ...karstLook, rock: [0.05, 0.04, 0.06], rockLight: [0.08, 0.06, 0.08], tree: [0.05, 0.02, 0.04] },
    air: roseDusk,
    solids: [
      ...pagoda({ x: 4, y: 2.2, z: 70 }, 2, 5, 0.2),
      ...torii({ x: -7, y: -1.4, z: 52 }, 0.7),
      ...[-2, 10].flatMap((x) => stoneLantern({ x, y: 1, z: 60 }, 1.3)),
    ],
    materials: easternMaterials([3.4, 1.3, 0.5], 0.75, [0.05, 0.03, 0.07]),
  }),
  compose(c) {
    const near = standing(c, { ledge: { from: -0.2, top: 0.95, climb: 0, rough: 0.02 }, grass: 0.05, blades: 300 });
    const clumps = [0.04, 0.12, 0.9, 0.97]
      .map((at) => reeds(c.random, at * c.width, near.ground.edge(at) + 6, c.height * c.by(0.26, 0.24, 0.18), 15))
      .join("");
    return {
      camera: {
        at: [-3, 3.4, 2],
        fov: c.by(36, 42, 52),
        focus: [4, 15, 70],
        focusAt: c.by([0.69, 0.46], [0.62, 0.46], [0.56, 0.46]),
      },
      layers: [
        craneFlight(c, c.by(0.36, 0.26, 0.3), c.by(0.28, 0.26, 0.2), 6, [0.3, 0.16, 0.24], [1.6, 0.8, 0.7]),
        nearLayer(clumps + near.svg, [0.016, 0.008, 0.02], [1.8, 0.7, 0.55]),
      ],
    };
  },
  grade: {
    key: 0.17,
    white: 1.5,
    contrast: 1.14,
    saturation: 1.25,
    shadowTint: [0.004, 0, 0.03],
    textSide: 0.26,
    rays: { strength: 0.35, threshold: 1, fall: 3 },
    particles: [{ kind: "petal", count: 60, color: [1.2, 0.45, 0.55], size: 0.6 }],
  },
};

/** America: the mountains in a storm, lightning on the pagoda. */
const bnsneoncana: Scene = {
  code: "bnsneoncana",
  seed: 43,
  world: () => ({
    land: { ...karst, amplitude: 44, plateaus: [{ x: 0, z: 96, radius: 6, height: 38, spread: 2 }] },
    look: { ...karstLook, rock: [0.07, 0.085, 0.095], rockLight: [0.12, 0.13, 0.13] },
    air: {
      ...slateRain,
      key: { azimuth: 34, elevation: 24, color: [1.5, 1.7, 2], ambient: [0.12, 0.16, 0.22] },
      sky: { ...slateRain.sky, zenith: [0.03, 0.045, 0.07], horizon: [0.2, 0.25, 0.3] },
      clouds: [{ ...slateRain.clouds[0]!, lit: [0.3, 0.35, 0.42], dark: [0.045, 0.06, 0.085] }],
      fog: { ...slateRain.fog, color: [0.11, 0.14, 0.18], density: 0.0042 },
    },
    solids: pagoda({ x: 0, y: 38.4, z: 96 }, 1.6, 7, 0.5),
    materials: easternMaterials([3, 1.5, 0.4], 0.65, [0.05, 0.06, 0.075]),
  }),
  compose(c) {
    const near = standing(c, {
      figure: "swordsman",
      at: [0.52, 0.42, 0.4],
      size: [0.33, 0.3, 0.21],
      flip: true,
      ledge: { from: c.by(0.34, 0.22, 0.05), climb: 0.08, rough: 0.09 },
      grass: 0.03,
    });
    const x = c.by(0.86, 0.87, 0.84) * c.width;
    return {
      camera: {
        at: [-4, 28, 2],
        fov: c.by(34, 40, 50),
        focus: [0, 45, 96],
        focusAt: c.by([0.7, 0.36], [0.64, 0.36], [0.58, 0.38]),
      },
      layers: [
        lightLayer(
          bolt(c.random, [x, -10], [x - c.width * 0.1, c.height * 0.3], c.width / c.by(700, 560, 380)),
          300,
          [2.4, 3, 4],
        ),
        nearLayer(near.svg, [0.008, 0.01, 0.014], [0.9, 1.05, 1.3]),
      ],
    };
  },
  grade: {
    key: 0.1,
    white: 1.6,
    contrast: 1.14,
    saturation: 1.1,
    shadowTint: [-0.006, 0.004, 0.024],
    textSide: 0.28,
    particles: [{ kind: "rain", count: 520, color: [0.3, 0.36, 0.45], size: 0.55 }],
  },
};

const jadeValley: Air = {
  ...inkMorning,
  key: { azimuth: -40, elevation: 38, color: [2.8, 2.8, 2], ambient: [0.3, 0.42, 0.38] },
  sky: {
    ...inkMorning.sky,
    zenith: [0.2, 0.46, 0.5],
    horizon: [0.72, 0.9, 0.8],
    glow: [0.4, 0.4, 0.24],
    bodies: [],
    ridges: [{ base: 0.2, rough: 0.16, color: [0.2, 0.36, 0.32], haze: 0.55, scale: 2.4 }],
  },
  fog: { ...inkMorning.fog, color: [0.4, 0.56, 0.5], glow: [0.16, 0.18, 0.08], mist: 1.8 },
};

/** Taiwan: a valley with a waterfall. */
const bnsneonct: Scene = {
  code: "bnsneonct",
  seed: 44,
  world: () => ({
    land: {
      form: "pillars",
      amplitude: 48,
      frequency: 0.015,
      bend: 7,
      plainUntil: 20,
      formFrom: 62,
      base: -2,
      roll: 2.4,
      valley: 16,
      drops: 250000,
      plateaus: [
        { x: 16, z: 92, radius: 10, height: 36, spread: 1.5 },
        { x: -10, z: 58, radius: 5, height: 5, spread: 1.8 },
      ],
      forest: { height: 1.7, density: 0.9, treeLine: 80 },
    },
    look: { ...karstLook, rock: [0.12, 0.15, 0.12], grass: [0.09, 0.2, 0.06], tree: [0.035, 0.11, 0.05] },
    air: jadeValley,
    solids: pagoda({ x: -10, y: 5, z: 58 }, 0.95, 3, 0.3),
    materials: easternMaterials([2, 1.1, 0.4], 0.4, [0.06, 0.14, 0.12]),
  }),
  compose(c) {
    const near = standing(c, {
      figure: "swordsman",
      at: [0.4, 0.3, 0.24],
      size: [0.21, 0.19, 0.14],
      ledge: { from: -0.1, top: 0.93, climb: -0.03, rough: 0.03 },
      grass: 0.06,
      blades: 420,
    });
    const x = c.by(0.75, 0.72, 0.66) * c.width;
    return {
      camera: {
        at: [-4, 11, 2],
        fov: c.by(36, 42, 54),
        focus: [12, 26, 90],
        focusAt: c.by([0.74, 0.34], [0.7, 0.34], [0.64, 0.34]),
      },
      layers: [
        lightLayer(
          waterfall(
            c.random,
            x,
            c.height * c.by(0.1, 0.14, 0.18),
            c.height * c.by(0.78, 0.76, 0.72),
            c.width * c.by(0.035, 0.04, 0.07),
          ),
          78,
          [0.85, 0.95, 0.95],
        ),
        craneFlight(c, c.by(0.5, 0.42, 0.36), 0.26, 4, [0.6, 0.66, 0.62], [1, 1, 0.8]),
        nearLayer(near.svg, [0.016, 0.035, 0.022], [0.9, 1.1, 0.6]),
      ],
    };
  },
  grade: {
    key: 0.26,
    white: 1.4,
    contrast: 1.1,
    saturation: 1.2,
    shadowTint: [-0.006, 0.012, 0.014],
    textSide: 0.36,
    rays: { strength: 0.4, threshold: 0.8, fall: 3 },
  },
};

/** A full moon low over a black sea. */
const seaMoon: Air = {
  ...moonMist,
  key: { azimuth: 9, elevation: 9, color: [1.1, 1.3, 1.6], ambient: [0.06, 0.1, 0.19] },
  sky: {
    ...moonMist.sky,
    zenith: [0.008, 0.02, 0.065],
    horizon: [0.1, 0.2, 0.34],
    glow: [0.2, 0.28, 0.36],
    glowPower: 30,
    stars: 1,
    bodies: [
      { kind: "moon", azimuth: 8.6, elevation: 12.4, radius: 6, color: [1, 1.02, 1.05], brightness: 1.2, halo: 0.12 },
    ],
  },
  fog: { ...moonMist.fog, color: [0.045, 0.085, 0.15], density: 0.0024, mist: 0.7 },
  water: { level: -1, color: [0.006, 0.016, 0.034], waves: 0.13, scale: 0.42, mirror: 0.16, glint: 3 },
};

/** Japan: a ship passes sea stacks under a large moon. */
const bnsneoncj: Scene = {
  code: "bnsneoncj",
  seed: 45,
  world: () => ({
    land: {
      ...karst,
      amplitude: 24,
      frequency: 0.017,
      plainUntil: 80,
      formFrom: 120,
      base: -6,
      roll: 0.5,
      plateaus: [
        { x: -22, z: 96, radius: 6, height: 20, spread: 1.7 },
        { x: 40, z: 110, radius: 8, height: 16, spread: 1.7 },
      ],
    },
    look: { ...karstLook, rock: [0.05, 0.065, 0.085], rockLight: [0.1, 0.12, 0.14] },
    air: seaMoon,
    solids: [
      ...ship({ x: 7, y: -2.3, z: 56 }, 1.25, 0.35),
      ...ship({ x: 22, y: -2, z: 104 }, 1, 0.3),
      ...pagoda({ x: -22, y: 14.4, z: 96 }, 1.1, 4, 0.3),
    ],
    materials: {
      ...easternMaterials([2.4, 1.4, 0.6], 0.7, [0.04, 0.06, 0.09]),
      ...shipMaterials([0.06, 0.05, 0.06], [0.34, 0.2, 0.2], [4, 1.9, 0.6]),
    },
  }),
  compose(c) {
    const near = standing(c, {
      figure: "mage",
      at: [0.42, 0.3, 0.24],
      size: [0.25, 0.22, 0.16],
      ledge: { from: -0.2, top: 0.93, climb: -0.03, rough: 0.05 },
      grass: 0.04,
    });
    return {
      camera: {
        at: [-3, 5, 2],
        fov: c.by(33, 38, 48),
        focus: [7, 8, 56],
        focusAt: c.by([0.7, 0.54], [0.64, 0.54], [0.58, 0.54]),
      },
      layers: [
        {
          kind: "body",
          depth: 4,
          fill: [0.01, 0.014, 0.024],
          rim: [0.6, 0.8, 1.1],
          svg: branch(c, 0.1, c.by(0.005, 0.005, 0.004), 2, -0.02, 0.08),
        },
        nearLayer(near.svg, [0.008, 0.012, 0.02], [0.7, 0.9, 1.2], [1, 2, 3]),
      ],
    };
  },
  grade: {
    key: 0.1,
    white: 1.4,
    contrast: 1.12,
    saturation: 1.15,
    shadowTint: [-0.004, 0.004, 0.024],
    textSide: 0.22,
    bloom: 0.18,
    rays: { strength: 0.3, threshold: 0.6, fall: 5 },
  },
};

export const inkScenes: readonly Scene[] = [bnsneo, bnsneoncaeu, bnsneoncana, bnsneonct, bnsneoncj];
