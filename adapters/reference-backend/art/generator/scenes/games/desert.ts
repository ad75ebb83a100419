/** Lineage 2M and its regional editions: one desert, six hours and seasons. */

import { grass, hill } from "../../figures/ground.ts";
import { figure } from "../../figures/people.ts";
import { palm } from "../../figures/plants.ts";
import { caravan } from "../../figures/things.ts";
import { colossus, desertGate } from "../../solids/kits/wonders.ts";
import type { LandSpec } from "../../terrain/build.ts";
import { desertNoon, freshMorning, snowDay } from "../airs/days.ts";
import { monsoonEvening, redDusk } from "../airs/evenings.ts";
import { starNight } from "../airs/nights.ts";
import { flock, nearLayer, standing } from "../foreground.ts";
import { beachLook, sandLook } from "../looks.ts";
import { desertMaterials } from "../materials.ts";
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
};

/** Monsoon evening: the giant from near, its plain under water. */
const l2mnct: Scene = {
  code: "l2mnct",
  seed: 22,
  world: () => ({
    land: { ...dunes, base: -0.4, amplitude: 9, plateaus: [{ x: 2, z: 58, radius: 12, height: 2.4, spread: 1.8 }] },
    look: { ...sandLook, rock: [0.16, 0.13, 0.1], rockLight: [0.22, 0.18, 0.13] },
    air: monsoonEvening,
    solids: colossus({ x: 2, y: 2, z: 58 }, 1.3, -0.45),
    materials: desertMaterials([0.2, 0.17, 0.13], [0.1, 0.13, 0.06], [2.4, 1.7, 0.8]),
  }),
  compose(c) {
    const near = standing(c, {
      figure: "rider",
      at: [0.36, 0.24, 0.26],
      size: [0.22, 0.19, 0.14],
      flip: true,
      ledge: { rough: 0.02, climb: -0.02, top: c.by(0.93, 0.93, 0.93) },
      grass: 0.05,
    });
    return {
      camera: {
        at: [6, 5.5, 2],
        fov: c.by(37, 43, 52),
        focus: [2, 20, 58],
        focusAt: c.by([0.72, 0.36], [0.66, 0.36], [0.58, 0.38]),
      },
      layers: [nearLayer(near.svg, [0.012, 0.018, 0.02], [1.4, 0.9, 0.5])],
    };
  },
  grade: {
    key: 0.12,
    white: 1.7,
    contrast: 1.12,
    saturation: 1.15,
    shadowTint: [-0.006, 0.014, 0.024],
    textSide: 0.3,
    rays: { strength: 0.5, threshold: 0.5, fall: 3 },
    particles: [{ kind: "rain", count: 420, color: [0.3, 0.36, 0.38], size: 0.55 }],
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

/** First snow on the gate, seen from the side. */
const l2mru: Scene = {
  code: "l2mru",
  seed: 24,
  world: (random) => ({
    land: dunes,
    look: { ...sandLook, rock: [0.4, 0.28, 0.18], rockLight: [0.5, 0.36, 0.22], snow: [0.86, 0.9, 0.96], snowLine: 1 },
    air: snowDay,
    solids: [...desertGate(random, { x: 0, y: 3, z: 70 }, 0.95), ...colossus({ x: -34, y: 0, z: 118 }, 1, -0.5)],
    materials: desertMaterials([0.34, 0.25, 0.18], [0.86, 0.9, 0.96], [4, 3.2, 1.8]),
  }),
  compose(c) {
    const near = standing(c, {
      figure: "bannerman",
      at: [0.46, 0.36, 0.3],
      size: [0.24, 0.22, 0.16],
      ledge: { rough: 0.03 },
    });
    return {
      camera: {
        at: [-12, 10, 2],
        yaw: 4,
        fov: c.by(32, 38, 48),
        focus: [0, 16, 70],
        focusAt: c.by([0.7, 0.44], [0.62, 0.44], [0.54, 0.44]),
      },
      layers: [nearLayer(near.svg, [0.05, 0.05, 0.06], [0.9, 0.9, 1])],
    };
  },
  grade: {
    key: 0.34,
    white: 1.3,
    contrast: 1.1,
    saturation: 1.15,
    shadowTint: [0, 0.006, 0.024],
    textSide: 0.42,
    particles: [{ kind: "snow", count: 380, color: [1.1, 1.15, 1.25], size: 0.7 }],
  },
};

/** Red dusk: a caravan passes the gate. */
const l2mnu: Scene = {
  code: "l2mnu",
  seed: 25,
  world: (random) => ({
    land: { ...dunes, amplitude: 17 },
    look: sandLook,
    air: redDusk,
    solids: [...desertGate(random, { x: 6, y: 4, z: 100 }, 1.2)],
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
        fov: c.by(28, 33, 42),
        focus: [6, 16, 100],
        focusAt: c.by([0.7, 0.44], [0.62, 0.46], [0.55, 0.46]),
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
