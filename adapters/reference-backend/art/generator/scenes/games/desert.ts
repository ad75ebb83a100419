/** Lineage 2M and its regional editions: one desert, six hours and seasons. */

import type { Air } from "../../atmosphere/spec.ts";
import { grass, hill } from "../../figures/ground.ts";
import { figure } from "../../figures/people.ts";
import { palm } from "../../figures/plants.ts";
import { caravan } from "../../figures/things.ts";
import { fighter } from "../../solids/kits/fighters.ts";
import { colossus, desertGate, obelisk, pyramid } from "../../solids/kits/wonders.ts";
import type { LandSpec } from "../../terrain/build.ts";
import { desertNoon, freshMorning, snowDay } from "../airs/days.ts";
import { monsoonEvening, redDusk } from "../airs/evenings.ts";
import { starNight } from "../airs/nights.ts";
import { flock, nearLayer, standing } from "../foreground.ts";
import { beachLook, sandLook } from "../looks.ts";
import { desertMaterials } from "../materials.ts";
import { STRIDE } from "../poses.ts";
import type { Scene } from "../types.ts";

const dunes: LandSpec = {
  form: "dunes",
  amplitude: 13,
  frequency: 0.017,
  bend: 7,
  plainUntil: 12,
  formFrom: 60,
  base: 0,
  roll: 1.2,
  drops: 0,
  plateaus: [{ x: 0, z: 76, radius: 13, height: 3.4, spread: 2.2 }],
};

/** Noon: the gate, and the seated giant beyond it. */
const l2m: Scene = {
  code: "l2m",
  seed: 21,
  world: (random) => ({
    land: {
      ...dunes,
      amplitude: 10,
      plateaus: [
        { x: -13, z: 62, radius: 9, height: 2.6, spread: 2.2 },
        { x: 7, z: 94, radius: 12, height: 2.4, spread: 2 },
      ],
    },
    look: sandLook,
    air: desertNoon,
    solids: [...desertGate(random, { x: -13, y: 3, z: 62 }, 0.6), ...colossus({ x: 7, y: 2, z: 96 }, 1.55, 0.42)],
    materials: desertMaterials([0.42, 0.3, 0.19], [0.54, 0.38, 0.21], [5, 3.6, 1.6]),
  }),
  compose(c) {
    const near = standing(c, {
      figure: "mage",
      at: [0.43, 0.3, 0.3],
      size: [0.25, 0.22, 0.16],
      ledge: { rough: 0.03, climb: 0 },
    });
    return {
      camera: {
        at: [-4, 9, 2],
        fov: c.by(31, 36, 46),
        focus: [7, 22, 96],
        focusAt: c.by([0.74, 0.42], [0.68, 0.42], [0.6, 0.42]),
      },
      layers: [flock(c, 0.36, 0.2, 9, [0.2, 0.13, 0.07], 0.4), nearLayer(near.svg, [0.05, 0.03, 0.02], [2, 1.3, 0.6])],
    };
  },
  grade: {
    key: 0.3,
    white: 1.5,
    contrast: 1.12,
    saturation: 1.2,
    shadowTint: [0, 0.004, 0.03],
    lightTint: [1.02, 1, 0.95],
    textSide: 0.36,
    rays: { strength: 0.35, threshold: 1, fall: 4 },
    particles: [{ kind: "dust", count: 110, color: [1.3, 0.8, 0.35], size: 0.4 }],
  },
  keyArt: {
    world: (place) => ({
      ...place,
      air: { ...place.air, fog: { ...place.air.fog, density: place.air.fog.density * 0.45 } },
      solids: fighter({ x: 8, y: -1, z: 92 }, 6.6, -0.3, STRIDE),
      materials: {
        armour: { color: [0.4, 0.27, 0.16], close: true, scales: 1.5, cover: [0.54, 0.38, 0.21], coverFrom: 0.75 },
        trim: { color: [0.46, 0.3, 0.1], close: true, metal: 0.4 },
        eyes: { color: [0, 0, 0], glow: [1.2, 7, 9] },
      },
    }),
    compose(c) {
      const near = standing(c, { ledge: { from: -0.1, top: 0.95, climb: 0, rough: 0.02 } });
      const riders = caravan(
        c.random,
        c.width * c.by(0.3, 0.12, 0.04),
        c.height * 0.965,
        c.height * c.by(0.07, 0.06, 0.045),
        4,
      );
      return {
        camera: {
          at: [-4, 4, 2],
          fov: c.by(33, 37, 45),
          focus: [8, 36, 92],
          focusAt: c.by([0.7, 0.34], [0.64, 0.36], [0.54, 0.34]),
        },
        layers: [nearLayer(near.svg + riders, [0.05, 0.03, 0.02], [2, 1.3, 0.6])],
      };
    },
  },
};

/** Gold light under teal storm clouds. */
const breakingMonsoon: Air = {
  ...monsoonEvening,
  key: { azimuth: -76, elevation: 16, color: [6.4, 3.6, 1.5], ambient: [0.12, 0.22, 0.28] },
  sky: {
    ...monsoonEvening.sky,
    zenith: [0.02, 0.065, 0.09],
    horizon: [0.3, 0.42, 0.42],
    glow: [0.9, 0.55, 0.2],
    rainbow: { azimuth: 24, elevation: -10, radius: 30, strength: 0.16 },
  },
  clouds: [{ ...monsoonEvening.clouds[0]!, lit: [0.95, 0.66, 0.4], dark: [0.025, 0.075, 0.1], base: 0.1 }],
  fog: { ...monsoonEvening.fog, color: [0.07, 0.14, 0.16], glow: [0.2, 0.12, 0.04], density: 0.0024, mist: 0.6 },
  water: { level: 0.7, color: [0.008, 0.034, 0.04], waves: 0.03, scale: 0.8, mirror: 0.45, glint: 1 },
};

/** Monsoon evening: the giant from near, its plain under water, the sun breaking through. */
const l2mnct: Scene = {
  code: "l2mnct",
  seed: 22,
  world: () => ({
    land: { ...dunes, base: -0.4, amplitude: 9, plateaus: [{ x: 2, z: 58, radius: 12, height: 2.4, spread: 1.8 }] },
    look: { ...sandLook, rock: [0.16, 0.12, 0.08], rockLight: [0.22, 0.17, 0.11] },
    air: breakingMonsoon,
    solids: colossus({ x: 2, y: 2, z: 58 }, 1.4, -0.45),
    materials: desertMaterials([0.36, 0.27, 0.17], [0.1, 0.15, 0.05], [2.4, 1.7, 0.8]),
  }),
  compose(c) {
    const near = standing(c, {
      figure: "rider",
      at: [0.4, 0.28, 0.26],
      size: [0.24, 0.21, 0.15],
      flip: true,
      ledge: { rough: 0.02, climb: -0.02, top: c.by(0.93, 0.93, 0.93) },
      grass: 0.05,
    });
    return {
      camera: {
        at: [6, 5.5, 2],
        fov: c.by(37, 43, 52),
        focus: [2, 19, 58],
        focusAt: c.by([0.71, 0.42], [0.66, 0.42], [0.58, 0.42]),
      },
      layers: [
        flock(c, 0.44, 0.3, 11, [0.7, 0.7, 0.62], 0.1),
        nearLayer(near.svg, [0.012, 0.018, 0.02], [2.2, 1.3, 0.6]),
      ],
    };
  },
  grade: {
    key: 0.13,
    white: 1.6,
    contrast: 1.14,
    saturation: 1.25,
    shadowTint: [-0.008, 0.01, 0.02],
    lightTint: [1.02, 1, 0.95],
    textSide: 0.24,
    rays: { strength: 0.3, threshold: 0.6, fall: 3 },
    particles: [{ kind: "rain", count: 120, color: [0.4, 0.4, 0.36], size: 0.5 }],
  },
};

/** Night: the gate alone, stars over blue sand. */
const l2mncj: Scene = {
  code: "l2mncj",
  seed: 23,
  world: (random) => ({
    land: dunes,
    look: { ...sandLook, rock: [0.3, 0.29, 0.3], rockLight: [0.38, 0.35, 0.34] },
    air: starNight,
    solids: desertGate(random, { x: 0, y: 3, z: 76 }, 1),
    materials: desertMaterials([0.28, 0.25, 0.24], [0.34, 0.31, 0.3], [2.2, 3.6, 5]),
  }),
  compose(c) {
    const near = standing(c, {
      figure: "archer",
      at: [0.5, 0.4, 0.36],
      size: [0.22, 0.2, 0.15],
      ledge: { rough: 0.02, climb: -0.02 },
    });
    return {
      camera: {
        at: [8, 6, 2],
        fov: c.by(36, 42, 52),
        focus: [0, 18, 76],
        focusAt: c.by([0.7, 0.5], [0.62, 0.5], [0.52, 0.46]),
      },
      layers: [nearLayer(near.svg, [0.006, 0.009, 0.02], [0.55, 0.8, 1.4])],
    };
  },
  grade: {
    key: 0.075,
    white: 1.5,
    contrast: 1.1,
    saturation: 1.2,
    shadowTint: [-0.004, 0.002, 0.03],
    textSide: 0.2,
    bloom: 0.18,
    rays: { strength: 0.3, threshold: 0.6, fall: 6, from: [0, 24, 76] },
    particles: [{ kind: "firefly", count: 60, color: [0.5, 0.9, 1.6], size: 0.5 }],
  },
};

/** Rose light on snow, blue shadows. */
const snowDawn: Air = {
  ...snowDay,
  key: { azimuth: -80, elevation: 15, color: [5, 2.5, 1.7], ambient: [0.2, 0.28, 0.56] },
  sky: {
    ...snowDay.sky,
    zenith: [0.09, 0.2, 0.52],
    horizon: [1, 0.62, 0.56],
    glow: [0.8, 0.36, 0.24],
    ridges: [{ base: 0.04, rough: 0.07, color: [0.26, 0.26, 0.46], haze: 0.5, scale: 2.4 }],
  },
  clouds: [{ ...snowDay.clouds[0]!, cover: 0.42, lit: [1.3, 0.7, 0.6], dark: [0.3, 0.32, 0.52], base: 0.25 }],
  fog: { ...snowDay.fog, color: [0.4, 0.36, 0.52], glow: [0.4, 0.2, 0.12], density: 0.0024, mist: 0.6 },
};

/** First snow on the pyramids, at dawn. */
const l2mru: Scene = {
  code: "l2mru",
  seed: 24,
  world: () => ({
    land: { ...dunes, amplitude: 9, plateaus: [{ x: 2, z: 84, radius: 22, height: 2.6, spread: 1.8 }] },
    look: {
      ...sandLook,
      rock: [0.4, 0.28, 0.18],
      rockLight: [0.5, 0.36, 0.22],
      snow: [0.86, 0.9, 0.96],
      snowLine: 0.6,
    },
    air: snowDawn,
    solids: [
      ...pyramid({ x: 4, y: 1, z: 92 }, 1.25),
      ...pyramid({ x: -26, y: 0, z: 128 }, 0.9),
      ...pyramid({ x: 48, y: 0, z: 136 }, 1),
      ...[0, 1, 2].flatMap((k) => [
        ...obelisk({ x: -5 - k * 2.2, y: 0.6, z: 50 + k * 11 }, 0.85),
        ...obelisk({ x: 8 + k * 2.6, y: 0.6, z: 50 + k * 11 }, 0.85),
      ]),
    ],
    materials: desertMaterials([0.42, 0.29, 0.19], [0.88, 0.9, 0.96], [5, 3.4, 1.6]),
  }),
  compose(c) {
    const near = standing(c, {
      figure: "bannerman",
      at: [0.42, 0.3, 0.28],
      size: [0.25, 0.22, 0.16],
      ledge: { rough: 0.03 },
    });
    return {
      camera: {
        at: [-6, 7, 2],
        fov: c.by(34, 40, 50),
        focus: [4, 17, 92],
        focusAt: c.by([0.7, 0.42], [0.63, 0.42], [0.55, 0.42]),
      },
      layers: [nearLayer(near.svg, [0.03, 0.03, 0.05], [2, 1.1, 0.9])],
    };
  },
  grade: {
    key: 0.26,
    white: 1.4,
    contrast: 1.12,
    saturation: 1.25,
    shadowTint: [0, 0.002, 0.03],
    textSide: 0.34,
    particles: [{ kind: "snow", count: 200, color: [1.2, 1.05, 1.1], size: 0.6 }],
  },
};

/** Red dusk: a caravan passes the pyramids. */
const l2mnu: Scene = {
  code: "l2mnu",
  seed: 25,
  world: () => ({
    land: { ...dunes, amplitude: 17 },
    look: sandLook,
    air: redDusk,
    solids: [
      ...pyramid({ x: 10, y: 1, z: 112 }, 1.5),
      ...pyramid({ x: -22, y: 1, z: 140 }, 1),
      ...pyramid({ x: 58, y: 0, z: 150 }, 1.1),
    ],
    materials: desertMaterials([0.3, 0.18, 0.12], [0.4, 0.22, 0.12], [5, 1.8, 0.5]),
  }),
  compose(c) {
    const near = standing(c, {
      ledge: { from: c.by(-0.1, -0.1, -0.1), top: c.by(0.89, 0.9, 0.92), climb: 0.05, rough: 0.02 },
    });
    const at = c.by(0.4, 0.26, 0.12);
    const walkers = caravan(
      c.random,
      at * c.width,
      near.ground.edge(at + 0.14) + c.height * 0.004,
      c.height * c.by(0.11, 0.1, 0.06),
      4,
    );
    return {
      camera: {
        at: [-6, 10, 2],
        fov: c.by(32, 37, 46),
        focus: [10, 19, 112],
        focusAt: c.by([0.7, 0.46], [0.62, 0.46], [0.55, 0.46]),
      },
      layers: [nearLayer(near.svg + walkers, [0.025, 0.012, 0.014], [2.6, 0.8, 0.3])],
    };
  },
  grade: {
    key: 0.12,
    white: 1.6,
    contrast: 1.12,
    saturation: 1.2,
    shadowTint: [0.006, 0, 0.03],
    textSide: 0.3,
    rays: { strength: 0.5, threshold: 0.7, fall: 4 },
    particles: [{ kind: "dust", count: 120, color: [1.6, 0.5, 0.18], size: 0.4 }],
  },
};

/** Morning at an oasis: ruins among palms and turquoise water. */
const l2msa: Scene = {
  code: "l2msa",
  seed: 26,
  world: (random) => ({
    land: {
      ...dunes,
      base: 0.2,
      amplitude: 12,
      plainUntil: 26,
      formFrom: 110,
      roll: 2.4,
      plateaus: [
        { x: 4, z: 66, radius: 10, height: 2, spread: 1.6 },
        { x: -14, z: 34, radius: 9, height: -2, spread: 1.8 },
      ],
    },
    look: { ...beachLook, rock: [0.52, 0.38, 0.22], rockLight: [0.6, 0.45, 0.27] },
    air: freshMorning,
    solids: [...desertGate(random, { x: 4, y: 1.6, z: 66 }, 0.8)],
    materials: desertMaterials([0.44, 0.34, 0.23], [0.16, 0.22, 0.07], [3, 2.6, 1.6]),
  }),
  compose(c) {
    const ground = hill(c, c.by(0.94, 0.94, 0.95), 0.02);
    let svg = ground.svg + grass(c.random, c, ground, 0, 1, 420, c.height * 0.06);
    for (const [at, size, lean] of c.triples(
      [
        [0.94, 0.86, -0.12],
        [1.0, 0.66, -0.16],
        [0.03, 0.42, 0.06],
      ],
      [
        [0.93, 0.8, -0.14],
        [1.0, 0.6, -0.16],
        [0.02, 0.4, 0.06],
      ],
      [
        [1.01, 0.5, -0.05],
        [-0.01, 0.36, 0.03],
        [1.05, 0.36, -0.03],
      ],
    )) {
      svg += palm(c.random, at * c.width, ground.edge(at) + 6, size * c.height, lean * c.height);
    }
    const stand = c.by(0.48, 0.38, 0.42);
    svg += figure("archer", stand * c.width, ground.edge(stand) + 4, c.height * c.by(0.24, 0.21, 0.15));
    return {
      camera: {
        at: [-2, 7, 2],
        fov: c.by(32, 37, 46),
        focus: [4, 14, 66],
        focusAt: c.by([0.66, 0.44], [0.58, 0.46], [0.5, 0.44]),
      },
      layers: [flock(c, 0.4, 0.22, 11, [0.3, 0.32, 0.34], 0.3), nearLayer(svg, [0.03, 0.045, 0.03], [1.5, 1.3, 0.8])],
    };
  },
  grade: {
    key: 0.28,
    white: 1.5,
    contrast: 1.08,
    saturation: 1.2,
    shadowTint: [-0.004, 0.008, 0.02],
    textSide: 0.38,
    rays: { strength: 0.4, threshold: 0.9, fall: 3 },
  },
};

export const desertScenes: readonly Scene[] = [l2m, l2mnct, l2mncj, l2mru, l2mnu, l2msa];
