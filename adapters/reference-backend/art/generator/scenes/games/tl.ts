import { birds } from "../../figures/creatures.ts";
import { grass, ledge } from "../../figures/ground.ts";
import { figure } from "../../figures/people.ts";
import { bolt } from "../../figures/things.ts";
import { kingBust } from "../../solids/kits/busts.ts";
import { castle } from "../../solids/kits/fortress.ts";
import { goldStorm } from "../airs/storms.ts";
import { alpineLook } from "../looks.ts";
import { fortressMaterials } from "../materials.ts";
import type { Scene } from "../types.ts";

/** Throne and Liberty: a castle on its crag, a shaft of gold through the storm, lightning behind. */
export const tl: Scene = {
  code: "tl",
  seed: 1,
  world: (random) => ({
    land: {
      form: "mountains",
      amplitude: 52,
      frequency: 0.016,
      bend: 6,
      plainUntil: 30,
      formFrom: 130,
      base: -1,
      roll: 5,
      drops: 700000,
      plateaus: [{ x: 0, z: 84, radius: 8, height: 19, spread: 3.6 }],
      forest: { height: 1.4, density: 0.75, treeLine: 16 },
    },
    look: alpineLook,
    air: goldStorm,
    solids: castle(random, { x: 0, y: 19, z: 84 }, 0.78),
    materials: fortressMaterials([0.17, 0.155, 0.14], [0.05, 0.075, 0.1], [3.4, 1.7, 0.55], 0.4),
  }),
  compose({ width: w, height: h, random, by, ...canvas }) {
    const page = { width: w, height: h, ...canvas };
    const ground = ledge(random, page, {
      from: by(0.33, 0.2, 0.05),
      to: 1.05,
      top: by(0.9, 0.9, 0.91),
      climb: by(0.03, 0.02, 0.04),
      rough: 0.05,
    });
    const stand = by(0.47, 0.36, 0.34);
    const near =
      ground.svg +
      grass(random, page, ground, by(0.4, 0.25, 0.15), 1, 170, h * 0.035) +
      figure("knight", stand * w, ground.edge(stand) + 5, h * by(0.29, 0.27, 0.2));
    const boltX = by(0.87, 0.88, 0.82) * w;
    return {
      camera: {
        at: [-4, 17, 2],
        fov: by(31, 36, 44),
        focus: [0, 29, 84],
        focusAt: by([0.69, 0.4], [0.62, 0.4], [0.55, 0.4]),
      },
      layers: [
        {
          kind: "light",
          depth: 300,
          fill: [0, 0, 0],
          glow: [3, 3.6, 5],
          svg: bolt(random, [boltX, -10], [boltX - w * 0.03, h * by(0.52, 0.5, 0.44)], w / by(760, 620, 420)),
        },
        {
          kind: "body",
          depth: 60,
          fill: [0.012, 0.014, 0.018],
          fog: 0.25,
          svg: birds(random, w * by(0.56, 0.48, 0.3), h * 0.27, w * 0.1, 14, (w / 1600) * by(1.1, 1.3, 2)),
        },
        { kind: "body", depth: 3, fill: [0.012, 0.014, 0.018], rim: [2.1, 1.3, 0.6], svg: near },
      ],
    };
  },
  grade: {
    key: 0.085,
    white: 2,
    contrast: 1.12,
    saturation: 1.15,
    shadowTint: [-0.005, 0.008, 0.022],
    lightTint: [1.03, 1, 0.93],
    textSide: 0.35,
    rays: { strength: 0.5, threshold: 0.3, fall: 1.2, from: [-62, 78, 110] },
    particles: [{ kind: "ember", count: 90, color: [3, 1.4, 0.4], size: 0.5 }],
  },
  keyArt: {
    world: (place) => ({
      ...place,
      solids: [...place.solids, ...kingBust({ x: 8, y: 24, z: 30 }, 3.3, -0.52)],
      materials: {
        ...place.materials,
        steel: { color: [0.075, 0.08, 0.09], close: true, metal: 0.85 },
        gilt: { color: [0.34, 0.2, 0.07], close: true, metal: 0.7 },
        slit: { color: [0.004, 0.004, 0.004], clean: true },
        eyes: { color: [0, 0, 0], glow: [5, 2.4, 0.6] },
        gem: { color: [0.4, 0.01, 0.02], clean: true, metal: 0.8, glow: [0.5, 0.01, 0.02] },
        mail: { color: [0.06, 0.062, 0.068], close: true, metal: 0.6, scales: 0.34 },
        fur: { color: [0.13, 0.12, 0.12], close: true, puffy: true },
        cloth: { color: [0.13, 0.015, 0.012], close: true },
      },
    }),
    compose: ({ width: w, height: h, random, by }) => ({
      camera: {
        at: [-4, 22, 2],
        fov: by(31, 34, 44),
        focus: [8, 24, 30],
        focusAt: by([0.71, 0.46], [0.65, 0.46], [0.54, 0.42]),
      },
      layers: [
        {
          kind: "light",
          depth: 300,
          fill: [0, 0, 0],
          glow: [3, 3.6, 5],
          svg: bolt(
            random,
            [w * by(0.5, 0.3, 0.2), -10],
            [w * by(0.47, 0.27, 0.16), h * by(0.52, 0.5, 0.44)],
            w / by(760, 620, 420),
          ),
        },
      ],
    }),
  },
};
