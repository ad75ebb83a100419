/** The Lineage family in peace: a frozen castle and the old keep. */
import { birds } from "../../figures/creatures.ts";
import { leafyBranch, pine } from "../../figures/plants.ts";
import { dragonHead } from "../../solids/kits/dragons.ts";
import { castle, keep } from "../../solids/kits/fortress.ts";
import { springDay } from "../airs/days.ts";
import { autumnDusk } from "../airs/evenings.ts";
import { auroraNight } from "../airs/nights.ts";
import { nearLayer, standing } from "../foreground.ts";
import { autumnLook, meadowLook, winterLook } from "../looks.ts";
import { fortressMaterials } from "../materials.ts";
import type { Composer, Scene } from "../types.ts";

/** Pines along the lower edge; places 0 … 1 and heights in picture heights. */
function pines(c: Composer, edge: (across: number) => number, at: readonly (readonly [number, number])[]): string {
  return at.map(([across, height]) => pine(c.random, across * c.width, edge(across) + 8, height * c.height)).join("");
}

/** Lineage II: an aurora over a frozen castle. */
const lin2: Scene = {
  code: "lin2",
  seed: 31,
  world: (random) => ({
    land: {
      form: "mountains",
      amplitude: 50,
      frequency: 0.018,
      bend: 6,
      plainUntil: 24,
      formFrom: 120,
      base: 0,
      roll: 4,
      drops: 600000,
      plateaus: [{ x: 0, z: 78, radius: 8, height: 15, spread: 3 }],
      forest: { height: 1.5, density: 0.8, treeLine: 17 },
    },
    look: winterLook,
    air: auroraNight,
    solids: castle(random, { x: 0, y: 15, z: 78 }, 0.82, "slender"),
    materials: fortressMaterials([0.13, 0.15, 0.19], [0.08, 0.12, 0.17], [3.2, 1.5, 0.45], 0.42, [0.7, 0.8, 0.92]),
  }),
  compose(c) {
    const near = standing(c, {
      figure: "mage",
      at: [0.44, 0.34, 0.32],
      size: [0.3, 0.27, 0.19],
      ledge: { from: -0.15, top: 0.93, climb: 0, rough: 0.03 },
      grass: 0.02,
    });
    const trees = pines(
      c,
      near.ground.edge,
      c.by(
        [
          [0.05, 0.46],
          [0.1, 0.34],
          [0.17, 0.4],
          [0.86, 0.5],
          [0.93, 0.62],
          [0.98, 0.4],
          [0.56, 0.22],
        ],
        [
          [0.05, 0.46],
          [0.12, 0.34],
          [0.86, 0.5],
          [0.94, 0.6],
        ],
        [
          [0.04, 0.34],
          [0.13, 0.24],
          [0.88, 0.36],
          [0.97, 0.46],
        ],
      ),
    );
    return {
      camera: {
        at: [3, 12, 2],
        fov: c.by(33, 38, 47),
        focus: [0, 24, 78],
        focusAt: c.by([0.69, 0.5], [0.62, 0.5], [0.54, 0.48]),
      },
      layers: [nearLayer(trees + near.svg, [0.006, 0.012, 0.016], [0.2, 0.85, 0.65], [0.6, 3.4, 2.8])],
    };
  },
  grade: {
    key: 0.1,
    white: 1.5,
    contrast: 1.08,
    saturation: 1.15,
    shadowTint: [-0.004, 0.004, 0.016],
    bloom: 0.16,
    textSide: 0.2,
    particles: [{ kind: "snow", count: 150, color: [0.5, 0.7, 0.75], size: 0.5 }],
  },
  keyArt: {
    world: (place) => ({
      ...place,
      solids: [...place.solids, ...dragonHead({ x: 10, y: 19, z: 34 }, 2.9, -0.95)],
      materials: {
        ...place.materials,
        hide: {
          color: [0.05, 0.085, 0.11],
          close: true,
          metal: 0.25,
          scales: 0.5,
          cover: [0.6, 0.72, 0.85],
          coverFrom: 0.72,
        },
        belly: { color: [0.3, 0.05, 0.06], close: true },
        horn: { color: [0.34, 0.38, 0.4], close: true, metal: 0.12 },
        eyes: { color: [0, 0, 0], glow: [0.5, 4.5, 3.6] },
        slit: { color: [0.003, 0.003, 0.003], clean: true },
        throat: { color: [0, 0, 0], glow: [0.5, 2.6, 2.9] },
      },
    }),
    compose: (c) => ({
      camera: {
        at: [-2, 16, 2],
        fov: c.by(31, 36, 44),
        focus: [10, 19, 34],
        focusAt: c.by([0.64, 0.46], [0.6, 0.46], [0.52, 0.44]),
      },
      layers: [],
      grade: { particles: [{ kind: "snow", count: 260, color: [0.6, 0.8, 0.85], size: 0.7 }] },
    }),
  },
};

/** Lineage: an old keep by a lake in autumn dusk, crows above it. */
const lin: Scene = {
  code: "lin",
  seed: 32,
  world: (random) => ({
    land: {
      form: "hills",
      amplitude: 26,
      frequency: 0.012,
      bend: 8,
      plainUntil: 60,
      formFrom: 190,
      base: 0.2,
      roll: 3.4,
      drops: 350000,
      plateaus: [{ x: 0, z: 74, radius: 15, height: 6, spread: 2.2 }],
      forest: { height: 2, density: 0.8, treeLine: 40 },
    },
    look: autumnLook,
    air: autumnDusk,
    solids: keep(random, { x: 0, y: 6, z: 74 }, 1.05),
    materials: fortressMaterials([0.22, 0.18, 0.15], [0.17, 0.07, 0.045], [3.6, 1.7, 0.5], 0.5),
  }),
  compose(c) {
    const near = standing(c, {
      figure: "knight",
      at: [0.42, 0.32, 0.3],
      size: [0.24, 0.22, 0.16],
      ledge: { from: -0.2, top: 0.93, climb: -0.02, rough: 0.03 },
      grass: 0.06,
      blades: 380,
    });
    const bough = leafyBranch(
      c.random,
      {
        x: c.width * 1.01,
        y: c.height * 0.12,
        length: c.height * c.by(0.17, 0.16, 0.12),
        thickness: c.height * 0.024,
        angle: 3.3,
      },
      c.height * c.by(0.008, 0.008, 0.006),
      4,
    );
    return {
      camera: {
        at: [8, 8, 2],
        fov: c.by(31, 36, 46),
        focus: [-2, 13, 74],
        focusAt: c.by([0.66, 0.46], [0.6, 0.46], [0.52, 0.46]),
      },
      layers: [
        {
          kind: "body",
          depth: 55,
          fill: [0.012, 0.01, 0.012],
          fog: 0.1,
          svg: birds(
            c.random,
            c.width * c.by(0.56, 0.5, 0.4),
            c.height * 0.24,
            c.width * 0.16,
            26,
            (c.width / 1600) * c.by(1.5, 1.7, 2.6),
          ),
        },
        { kind: "body", depth: 4, fill: [0.2, 0.05, 0.012], rim: [1.6, 0.6, 0.16], svg: bough },
        nearLayer(near.svg, [0.03, 0.018, 0.012], [2.2, 1, 0.4]),
      ],
    };
  },
  grade: {
    key: 0.16,
    white: 1.6,
    contrast: 1.12,
    saturation: 1.2,
    shadowTint: [0, 0.002, 0.028],
    lightTint: [1.02, 1, 0.95],
    textSide: 0.34,
    rays: { strength: 0.5, threshold: 0.6, fall: 2 },
    particles: [{ kind: "petal", count: 60, color: [0.9, 0.32, 0.06], size: 0.7 }],
  },
};

/** Lineage Japan: a white castle on a hill among cherry trees at noon. */
const linncj: Scene = {
  code: "linncj",
  seed: 33,
  world: (random) => ({
    land: {
      form: "hills",
      amplitude: 22,
      frequency: 0.014,
      bend: 8,
      plainUntil: 30,
      formFrom: 140,
      base: 0,
      roll: 6,
      drops: 250000,
      plateaus: [{ x: 0, z: 88, radius: 11, height: 15, spread: 3.2 }],
      forest: { height: 1.9, density: 0.85, treeLine: 40 },
    },
    look: { ...meadowLook, tree: [0.8, 0.36, 0.44], grass: [0.16, 0.24, 0.07] },
    air: { ...springDay, fog: { ...springDay.fog, density: 0.0022, mist: 0.7 } },
    solids: castle(random, { x: 2, y: 14.4, z: 88 }, 0.95, "crown"),
    materials: fortressMaterials([0.46, 0.43, 0.42], [0.1, 0.14, 0.22], [2.2, 1.3, 0.5], 0.25),
  }),
  compose(c) {
    const near = standing(c, {
      figure: "swordsman",
      at: [0.5, 0.38, 0.44],
      size: [0.26, 0.24, 0.17],
      ledge: { from: c.by(0.28, 0.16, -0.1) },
      grass: 0.04,
      blades: 300,
    });
    const left = leafyBranch(
      c.random,
      {
        x: c.width * -0.02,
        y: c.height * 0.06,
        length: c.height * c.by(0.16, 0.15, 0.075),
        thickness: c.height * 0.024,
        angle: 0.1,
      },
      c.height * c.by(0.009, 0.009, 0.007),
      6,
    );
    const right = leafyBranch(
      c.random,
      {
        x: c.width * 1.02,
        y: c.height * 0.06,
        length: c.height * c.by(0.17, 0.16, 0.085),
        thickness: c.height * 0.026,
        angle: 3.2,
      },
      c.height * c.by(0.009, 0.009, 0.007),
      6,
    );
    return {
      camera: {
        at: [-8, 13, 2],
        fov: c.by(30, 35, 45),
        focus: [0, 24, 88],
        focusAt: c.by([0.67, 0.46], [0.6, 0.46], [0.5, 0.44]),
      },
      layers: [
        { kind: "body", depth: 4, fill: [0.62, 0.24, 0.33], rim: [0.9, 0.6, 0.6], svg: left + right },
        nearLayer(near.svg, [0.05, 0.035, 0.045], [1.6, 1.2, 1.1]),
      ],
    };
  },
  grade: {
    key: 0.32,
    white: 1.4,
    contrast: 1.08,
    saturation: 1.22,
    shadowTint: [0.01, 0, 0.024],
    textSide: 0.4,
    particles: [{ kind: "petal", count: 120, color: [1.3, 0.72, 0.82], size: 0.75 }],
  },
};

export const castleScenes: readonly Scene[] = [lin2, lin, linncj];
