/** Blade & Soul NEO and its regional editions: ink mountains at five hours. */

import type { Air } from "../../atmosphere/spec.ts";
import { reeds } from "../../figures/plants.ts";
import { bolt, waterfall } from "../../figures/things.ts";
import { pagoda, torii } from "../../solids/kits/eastern.ts";
import { inkMorning } from "../airs/days.ts";
import { moonMist } from "../airs/nights.ts";
import { slateRain } from "../airs/storms.ts";
import { craneFlight, flock, lightLayer, nearLayer, standing } from "../foreground.ts";
import { karstLook } from "../looks.ts";
import { easternMaterials } from "../materials.ts";
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
};

const roseDusk: Air = {
  ...inkMorning,
  key: { azimuth: 26, elevation: 8, color: [3.2, 1.5, 1.4], ambient: [0.3, 0.24, 0.4] },
  sky: {
    ...inkMorning.sky,
    zenith: [0.16, 0.17, 0.42],
    horizon: [1, 0.46, 0.46],
    glow: [0.8, 0.3, 0.26],
    bodies: [],
    ridges: [
      { base: 0.11, rough: 0.13, color: [0.3, 0.2, 0.34], haze: 0.5, scale: 2.2 },
      { base: 0.05, rough: 0.1, color: [0.22, 0.14, 0.28], haze: 0.4, scale: 3.2 },
    ],
  },
  clouds: [
    {
      low: 75,
      high: 120,
      cover: 0.5,
      scale: 0.0065,
      density: 5,
      lit: [1.3, 0.6, 0.55],
      dark: [0.3, 0.22, 0.42],
      silver: 1.4,
    },
  ],
  fog: { ...inkMorning.fog, color: [0.46, 0.28, 0.4], glow: [0.34, 0.14, 0.1] },
};

/** Europe: rose dusk, the pagoda from below across the water, cranes. */
const bnsneoncaeu: Scene = {
  code: "bnsneoncaeu",
  seed: 42,
  world: () => ({
    land: { ...karst, plateaus: [{ x: 4, z: 70, radius: 9, height: 7, spread: 1.7 }] },
    look: karstLook,
    air: roseDusk,
    solids: [...pagoda({ x: 4, y: 7.4, z: 70 }, 1.9, 5, 0.2), ...torii({ x: -9, y: -1, z: 46 }, 0.6)],
    materials: easternMaterials([2.8, 1.1, 0.5], 0.7, [0.1, 0.07, 0.12]),
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
        focus: [4, 16, 70],
        focusAt: c.by([0.68, 0.48], [0.6, 0.48], [0.56, 0.46]),
      },
      layers: [
        craneFlight(c, c.by(0.36, 0.3, 0.36), c.by(0.26, 0.24, 0.2), 6, [0.5, 0.34, 0.4], [1.4, 0.8, 0.7]),
        nearLayer(clumps + near.svg, [0.03, 0.015, 0.03], [1.6, 0.7, 0.55]),
      ],
    };
  },
  grade: {
    key: 0.24,
    white: 1.4,
    contrast: 1.1,
    saturation: 1.2,
    shadowTint: [0.006, 0, 0.03],
    textSide: 0.3,
    rays: { strength: 0.4, threshold: 0.8, fall: 3 },
    particles: [{ kind: "petal", count: 50, color: [1.2, 0.5, 0.6], size: 0.6 }],
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

/** Japan: an ink coast under the moon. */
const bnsneoncj: Scene = {
  code: "bnsneoncj",
  seed: 45,
  world: () => ({
    land: {
      ...karst,
      amplitude: 26,
      frequency: 0.017,
      base: -4,
      plateaus: [
        { x: 10, z: 82, radius: 6, height: 22, spread: 1.8 },
        { x: -20, z: 120, radius: 6, height: 22, spread: 1.7 },
      ],
    },
    look: { ...karstLook, rock: [0.06, 0.08, 0.1], rockLight: [0.11, 0.13, 0.15] },
    air: moonMist,
    solids: [...pagoda({ x: 10, y: 22.4, z: 82 }, 1.2, 4, 0.3), ...torii({ x: -2, y: -1, z: 58 }, 0.8)],
    materials: easternMaterials([2.4, 1.4, 0.6], 0.7, [0.04, 0.06, 0.09]),
  }),
  compose(c) {
    const near = standing(c, {
      figure: "mage",
      at: [0.5, 0.4, 0.3],
      size: [0.24, 0.21, 0.16],
      ledge: { from: c.by(0.36, 0.24, -0.02), rough: 0.06 },
      grass: 0.04,
    });
    return {
      camera: {
        at: [-2, 8, 2],
        fov: c.by(33, 38, 48),
        focus: [6, 20, 82],
        focusAt: c.by([0.74, 0.46], [0.68, 0.46], [0.64, 0.44]),
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
    key: 0.11,
    white: 1.4,
    contrast: 1.1,
    saturation: 1.15,
    shadowTint: [-0.004, 0.004, 0.024],
    textSide: 0.22,
    bloom: 0.16,
    rays: { strength: 0.3, threshold: 0.5, fall: 5 },
  },
};

export const inkScenes: readonly Scene[] = [bnsneo, bnsneoncaeu, bnsneoncana, bnsneonct, bnsneoncj];
