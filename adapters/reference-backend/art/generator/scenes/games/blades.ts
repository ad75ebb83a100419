/** Blade & Soul, its regional editions and Blade & Soul 2: bamboo, temples, a sword above the clouds. */

import type { Air } from "../../atmosphere/spec.ts";
import { bamboo, reeds } from "../../figures/plants.ts";
import { lanternRope, skyLanterns } from "../../figures/things.ts";
import type { Random } from "../../noise/random.ts";
import { between } from "../../noise/random.ts";
import { moonGate, pagoda, stoneLantern, temple, torii } from "../../solids/kits/eastern.ts";
import { giantSword } from "../../solids/kits/relics.ts";
import type { Solid } from "../../solids/shapes.ts";
import { Shape } from "../../solids/shapes.ts";
import { bambooDawn, cloudSea } from "../airs/days.ts";
import { autumnDusk } from "../airs/evenings.ts";
import { starNight } from "../airs/nights.ts";
import { slateRain } from "../airs/storms.ts";
import { craneFlight, lightLayer, nearLayer, standing } from "../foreground.ts";
import { autumnLook, karstLook } from "../looks.ts";
import { easternMaterials } from "../materials.ts";
import type { Scene } from "../types.ts";
import { branch, karst } from "./karst.ts";

function bambooGrove(random: Random): Solid[] {
  const solids: Solid[] = [];
  for (let k = 0; k < 84; k++) {
    const side = random() < 0.5 ? -1 : 1;
    const z = between(random, 16, 125);
    const x = side * between(random, 5 + z * 0.09, 44);
    solids.push({
      shape: Shape.column,
      material: "stem",
      x,
      y: -1,
      z,
      a: between(random, 0.14, 0.3),
      b: 44,
      c: 0.3,
      tilt: between(random, -0.05, 0.05),
    });
  }
  return solids;
}

const goldenGrove: Air = {
  ...bambooDawn,
  key: { azimuth: 2, elevation: 12, color: [3.6, 3, 1.3], ambient: [0.12, 0.22, 0.16] },
  sky: {
    ...bambooDawn.sky,
    zenith: [0.08, 0.22, 0.16],
    horizon: [0.8, 0.84, 0.4],
    glow: [1.5, 1.1, 0.4],
    glowPower: 14,
  },
  fog: { ...bambooDawn.fog, color: [0.1, 0.2, 0.12], glow: [0.5, 0.42, 0.14] },
};

/** Blade & Soul: a road through bamboo at dawn, a moon gate at its end. */
const bns: Scene = {
  code: "bns",
  seed: 46,
  world: (random) => ({
    land: {
      form: "hills",
      amplitude: 4,
      frequency: 0.03,
      bend: 3,
      plainUntil: 10,
      formFrom: 50,
      base: -0.2,
      roll: 1.1,
      drops: 60000,
      plateaus: [],
    },
    look: { ...karstLook, rock: [0.09, 0.08, 0.05], rockLight: [0.13, 0.11, 0.07], grass: [0.07, 0.14, 0.04] },
    air: goldenGrove,
    solids: [
      ...bambooGrove(random),
      ...moonGate({ x: 0, y: 0.4, z: 52 }, 1.7),
      ...pagoda({ x: 0.6, y: 3, z: 108 }, 1.1, 5, 0.3),
      ...stoneLantern({ x: -4.6, y: 0.2, z: 38 }, 1.4),
      ...stoneLantern({ x: 4.8, y: 0.2, z: 38 }, 1.4),
      ...stoneLantern({ x: 5, y: 0, z: 26 }, 1.4),
    ],
    materials: {
      ...easternMaterials([4, 1.8, 0.5], 0.6, [0.03, 0.06, 0.05]),
      plaster: { color: [0.1, 0.1, 0.08] },
      stem: { color: [0.06, 0.14, 0.05] },
    },
    solidShadows: false,
  }),
  compose(c) {
    const near = standing(c, {
      figure: "swordsman",
      at: [0.5, 0.4, 0.36],
      size: [0.33, 0.3, 0.21],
      ledge: { from: -0.2, top: 0.94, climb: 0, rough: 0.02 },
      grass: 0.07,
      blades: 520,
    });
    let stems = "";
    for (const [at, thick, lean] of c.triples(
      [
        [0.02, 0.05, 30],
        [0.09, 0.035, -20],
        [0.15, 0.02, 30],
        [0.93, 0.04, -50],
        [0.985, 0.055, -20],
      ],
      [
        [0.03, 0.045, 30],
        [0.1, 0.028, -20],
        [0.94, 0.045, -40],
      ],
      [
        [0.05, 0.03, 20],
        [0.95, 0.034, -30],
      ],
    )) {
      stems += bamboo(c.random, at * c.width, c.height * 1.02, -20, thick * c.height, lean);
    }
    return {
      camera: {
        at: [-1, 3.4, 2],
        fov: c.by(34, 38, 48),
        focus: [0, 6.2, 52],
        focusAt: c.by([0.7, 0.5], [0.63, 0.5], [0.56, 0.5]),
      },
      layers: [nearLayer(near.svg + stems, [0.01, 0.024, 0.012], [1, 1.15, 0.45])],
    };
  },
  grade: {
    key: 0.16,
    white: 1.4,
    contrast: 1.16,
    saturation: 1.25,
    shadowTint: [-0.006, 0.012, 0.012],
    bloom: 0.13,
    textSide: 0.3,
    rays: { strength: 0.5, threshold: 0.4, fall: 2.4, from: [1, 12, 90] },
    particles: [{ kind: "firefly", count: 90, color: [1.6, 2, 0.7], size: 0.6 }],
  },
};

const lanternNight: Air = {
  ...starNight,
  sky: {
    ...starNight.sky,
    bodies: [],
    nebula: { first: [0.08, 0.1, 0.26], second: [0.2, 0.16, 0.3], strength: 0.5 },
    horizon: [0.12, 0.08, 0.16],
  },
  water: { level: 0.1, color: [0.006, 0.008, 0.018], waves: 0.03, scale: 0.9, mirror: 0.4, glint: 0 },
};

/** Taiwan: a pagoda by night, lanterns rising. */
const bnsnct: Scene = {
  code: "bnsnct",
  seed: 47,
  world: () => ({
    land: {
      form: "hills",
      amplitude: 16,
      frequency: 0.014,
      bend: 6,
      plainUntil: 70,
      formFrom: 170,
      base: -1.2,
      roll: 1.6,
      drops: 100000,
      plateaus: [{ x: 2, z: 50, radius: 9, height: 1.6, spread: 1.8 }],
      forest: { height: 2, density: 0.8, treeLine: 40 },
    },
    look: { ...karstLook, rock: [0.06, 0.06, 0.07], rockLight: [0.09, 0.08, 0.09], tree: [0.02, 0.035, 0.04] },
    air: lanternNight,
    solids: [
      ...pagoda({ x: 2, y: 2, z: 50 }, 1.75, 5, 0.5),
      ...stoneLantern({ x: -4, y: 1.4, z: 42 }, 1),
      ...stoneLantern({ x: 7.6, y: 1.4, z: 42 }, 1),
    ],
    materials: easternMaterials([2.6, 1.1, 0.28], 0.8, [0.06, 0.05, 0.09]),
  }),
  compose(c) {
    const near = standing(c, {
      figure: "pair",
      at: [0.44, 0.32, 0.32],
      size: [0.25, 0.22, 0.15],
      ledge: { from: -0.2, top: 0.93, climb: 0, rough: 0.02 },
      grass: 0.03,
    });
    const ropes =
      lanternRope(
        c.random,
        [-10, c.height * 0.1],
        [c.width * c.by(0.5, 0.6, 0.7), c.height * -0.06],
        c.height * 0.1,
        c.by(8, 7, 5),
        c.height * c.by(0.036, 0.034, 0.026),
      ) +
      lanternRope(
        c.random,
        [c.width * c.by(0.62, 0.55, 0.4), -10],
        [c.width + 10, c.height * 0.16],
        c.height * 0.09,
        5,
        c.height * c.by(0.044, 0.04, 0.03),
      );
    return {
      camera: {
        at: [-3, 4.6, 2],
        fov: c.by(35, 40, 50),
        focus: [2, 13, 50],
        focusAt: c.by([0.68, 0.5], [0.62, 0.5], [0.54, 0.5]),
      },
      layers: [
        lightLayer(skyLanterns(c.random, c.width, c.height * 0.62, 46, c.height * 0.035), 60, [2.6, 1, 0.22]),
        { kind: "body", depth: 5, fill: [0.02, 0.012, 0.014], rim: [0.6, 0.3, 0.3], glow: [3, 0.75, 0.14], svg: ropes },
        nearLayer(near.svg, [0.01, 0.008, 0.014], [1.5, 0.7, 0.5], [2, 1, 0.4]),
      ],
    };
  },
  grade: {
    key: 0.1,
    white: 1.5,
    contrast: 1.1,
    saturation: 1.2,
    shadowTint: [0, 0, 0.026],
    bloom: 0.24,
    textSide: 0.2,
    particles: [{ kind: "firefly", count: 70, color: [2.2, 1, 0.3], size: 0.5 }],
  },
};

/** Japan: a mountain temple among red maples. */
const bnsncj: Scene = {
  code: "bnsncj",
  seed: 48,
  world: () => ({
    land: {
      form: "mountains",
      amplitude: 40,
      frequency: 0.014,
      bend: 6,
      plainUntil: 24,
      formFrom: 130,
      base: 0,
      roll: 5,
      drops: 400000,
      plateaus: [{ x: 2, z: 72, radius: 10, height: 14, spread: 2.6 }],
      forest: { height: 2.1, density: 0.9, treeLine: 60 },
    },
    look: { ...autumnLook, tree: [0.42, 0.05, 0.018], grass: [0.2, 0.1, 0.03] },
    air: {
      ...autumnDusk,
      key: { ...autumnDusk.key, azimuth: -40, elevation: 26, color: [4, 2.7, 1.6] },
      sky: { ...autumnDusk.sky, zenith: [0.14, 0.3, 0.5], horizon: [0.9, 0.68, 0.48], bodies: [] },
      fog: { ...autumnDusk.fog, color: [0.42, 0.34, 0.3] },
    },
    solids: [
      ...temple({ x: 2, y: 15.6, z: 70 }, 1.15, 0.25),
      ...pagoda({ x: 15, y: 12.5, z: 80 }, 1.1, 5, 0.2),
      ...torii({ x: -3, y: 8.4, z: 54 }, 0.5),
    ],
    materials: easternMaterials([2.6, 1.3, 0.4], 0.6, [0.1, 0.12, 0.13]),
  }),
  compose(c) {
    const near = standing(c, {
      figure: "archer",
      at: [0.44, 0.34, 0.3],
      size: [0.23, 0.21, 0.15],
      ledge: { from: c.by(0.22, 0.1, -0.1) },
      grass: 0.04,
    });
    const maples =
      branch(c, 3.25, c.by(0.01, 0.01, 0.008), 5, 1.02, 0.1) + branch(c, 0.05, c.by(0.01, 0.01, 0.008), 5, -0.02, 0.05);
    return {
      camera: {
        at: [-8, 15, 2],
        fov: c.by(25, 30, 40),
        focus: [5, 20, 70],
        focusAt: c.by([0.68, 0.46], [0.62, 0.46], [0.54, 0.45]),
      },
      layers: [
        { kind: "body", depth: 4, fill: [0.2, 0.018, 0.01], rim: [1.1, 0.24, 0.08], svg: maples },
        nearLayer(near.svg, [0.03, 0.016, 0.014], [1.8, 1, 0.5]),
      ],
    };
  },
  grade: {
    key: 0.22,
    white: 1.5,
    contrast: 1.1,
    saturation: 1.2,
    shadowTint: [0, 0.004, 0.024],
    textSide: 0.36,
    rays: { strength: 0.4, threshold: 0.8, fall: 3 },
    particles: [{ kind: "petal", count: 90, color: [1, 0.14, 0.04], size: 0.75 }],
  },
};

const rainAtDusk: Air = {
  ...slateRain,
  key: { azimuth: 10, elevation: 16, color: [1.5, 1.7, 1.8], ambient: [0.14, 0.2, 0.25], wrap: 0.2 },
  sky: {
    ...slateRain.sky,
    zenith: [0.03, 0.06, 0.085],
    horizon: [0.4, 0.5, 0.52],
    glow: [0.4, 0.46, 0.44],
    glowPower: 10,
    ridges: [{ base: 0.1, rough: 0.14, color: [0.07, 0.1, 0.12], haze: 0.5, scale: 3 }],
  },
  clouds: [{ ...slateRain.clouds[0]!, cover: 0.6, lit: [0.5, 0.6, 0.62], dark: [0.04, 0.07, 0.09], silver: 1.4 }],
  fog: { ...slateRain.fog, color: [0.12, 0.17, 0.19], glow: [0.14, 0.17, 0.17], density: 0.0042, mist: 1.3 },
  water: { level: -0.6, color: [0.008, 0.02, 0.026], waves: 0.035, scale: 0.9, mirror: 0.45, glint: 0.8 },
};

/** Worldwide (ended): a vermilion gate in the rain, its lanterns still lit, one wanderer before it. */
const bnsncw: Scene = {
  code: "bnsncw",
  seed: 49,
  world: () => ({
    land: { ...karst, amplitude: 30, frequency: 0.03, bend: 8, plainUntil: 60, formFrom: 84, base: -3, plateaus: [] },
    look: { ...karstLook, rock: [0.05, 0.06, 0.07], rockLight: [0.1, 0.11, 0.12], grassShare: 0.4 },
    air: rainAtDusk,
    solids: [
      ...torii({ x: 3, y: -1.4, z: 40 }, 1.3),
      ...torii({ x: 3, y: -1.4, z: 64 }, 1.3),
      ...torii({ x: 3, y: -1.4, z: 92 }, 1.3),
      ...[-5.4, 11.4].flatMap((x) => stoneLantern({ x, y: -0.8, z: 36 }, 1.5)),
      ...[-4.8, 10.8].flatMap((x) => stoneLantern({ x, y: -0.8, z: 56 }, 1.5)),
    ],
    materials: {
      ...easternMaterials([4, 1.7, 0.5], 0.1, [0.05, 0.05, 0.06]),
      vermilion: { color: [0.85, 0.09, 0.03] },
    },
  }),
  compose(c) {
    const near = standing(c, {
      figure: "swordsman",
      at: [0.5, 0.4, 0.36],
      size: [0.3, 0.27, 0.19],
      ledge: { from: -0.2, top: 0.93, climb: 0, rough: 0.03 },
      grass: 0.04,
      blades: 260,
    });
    const clumps = [0.06, 0.93, 0.98]
      .map((at) => reeds(c.random, at * c.width, near.ground.edge(at) + 6, c.height * c.by(0.24, 0.22, 0.16), 11))
      .join("");
    return {
      camera: {
        at: [-3, 4.4, 2],
        fov: c.by(36, 41, 52),
        focus: [3, 8.4, 40],
        focusAt: c.by([0.7, 0.42], [0.63, 0.42], [0.56, 0.44]),
      },
      layers: [nearLayer(clumps + near.svg, [0.008, 0.012, 0.016], [0.7, 0.9, 0.95])],
    };
  },
  grade: {
    key: 0.12,
    white: 1.5,
    contrast: 1.14,
    saturation: 1.2,
    shadowTint: [-0.006, 0.004, 0.016],
    bloom: 0.18,
    textSide: 0.26,
    particles: [{ kind: "rain", count: 420, color: [0.3, 0.36, 0.4], size: 0.5 }],
  },
};

/** Blade & Soul 2: a giant's sword on a cliff above a sea of clouds. */
const bns2: Scene = {
  code: "bns2",
  seed: 50,
  world: () => ({
    land: {
      form: "pillars",
      amplitude: 36,
      frequency: 0.013,
      bend: 6,
      plainUntil: 40,
      formFrom: 90,
      base: -20,
      roll: 2,
      drops: 200000,
      plateaus: [{ x: 3, z: 70, radius: 8, height: 15, spread: 1.7 }],
      forest: { height: 1.3, density: 0.6, treeLine: 60 },
    },
    look: { ...karstLook, rock: [0.16, 0.13, 0.11], rockLight: [0.26, 0.21, 0.16], grass: [0.16, 0.15, 0.06] },
    air: cloudSea,
    solids: giantSword({ x: 3, y: 14, z: 70 }, 0.95, 0.13),
    materials: {
      blade: { color: [0.3, 0.31, 0.34] },
      hilt: { color: [0.3, 0.19, 0.08] },
      gem: { color: [0.1, 0.3, 0.3], glow: [0.3, 1.8, 1.6] },
    },
  }),
  compose(c) {
    const near = standing(c, {
      figure: "swordsman",
      at: [0.46, 0.36, 0.3],
      size: [0.24, 0.21, 0.15],
      ledge: { from: c.by(0.28, 0.15, -0.04), climb: -0.05, rough: 0.06 },
      grass: 0.03,
    });
    return {
      camera: {
        at: [-2, 21, 2],
        fov: c.by(33, 38, 48),
        focus: [3, 28, 70],
        focusAt: c.by([0.69, 0.44], [0.62, 0.44], [0.53, 0.42]),
      },
      layers: [
        craneFlight(c, c.by(0.38, 0.34, 0.4), c.by(0.3, 0.26, 0.2), 7, [0.42, 0.36, 0.32], [1.8, 1.3, 0.7]),
        nearLayer(near.svg, [0.03, 0.022, 0.018], [2.1, 1.3, 0.6]),
      ],
    };
  },
  grade: {
    key: 0.26,
    white: 1.5,
    contrast: 1.1,
    saturation: 1.15,
    shadowTint: [0, 0.004, 0.026],
    lightTint: [1.02, 1, 0.95],
    textSide: 0.34,
    rays: { strength: 0.5, threshold: 1, fall: 4 },
    particles: [{ kind: "dust", count: 60, color: [1.4, 1, 0.5], size: 0.45 }],
  },
};

export const bladeScenes: readonly Scene[] = [bns, bnsnct, bnsncj, bnsncw, bns2];
