import type { Air } from "../../atmosphere/spec.ts";
import { bareTree } from "../../figures/plants.ts";
import { n, PLAIN, path } from "../../figures/svg.ts";
import { banner, fire, tent } from "../../figures/things.ts";
import { between } from "../../noise/random.ts";
import { howlingWolf } from "../../solids/kits/busts.ts";
import { fighter, sparks } from "../../solids/kits/fighters.ts";
import { castle, cathedral } from "../../solids/kits/fortress.ts";
import { hellGate } from "../../solids/kits/relics.ts";
import { cityWall, siegeEngine } from "../../solids/kits/walls.ts";
import { Shape } from "../../solids/shapes.ts";
import { bloodNight, siegeNight } from "../airs/nights.ts";
import { hellfire } from "../airs/storms.ts";
import { flock, lightLayer, nearLayer, standing } from "../foreground.ts";
import { bareLook, lavaLook } from "../looks.ts";
import { fortressMaterials } from "../materials.ts";
import { GUARD, PARRY, STRIKE } from "../poses.ts";
import type { Composer, Scene } from "../types.ts";

function graves(c: Composer, edge: (across: number) => number): string {
  let svg = "";
  for (let i = 0; i < c.by(17, 13, 9); i++) {
    const across = between(c.random, 0.04, 0.97);
    const h = c.height * between(c.random, 0.025, 0.075) * c.by(1, 0.9, 0.7);
    const cross = `M${n(-h * 0.09)} 0V${n(-h)}H${n(h * 0.09)}V0ZM${n(-h * 0.34)} ${n(-h * 0.8)}H${n(h * 0.34)}V${n(-h * 0.63)}H${n(-h * 0.34)}Z`;
    const slab = `M${n(-h * 0.3)} 0V${n(-h * 0.6)}Q0 ${n(-h * 1.1)} ${n(h * 0.3)} ${n(-h * 0.6)}V0Z`;
    svg += `<g transform="translate(${n(across * c.width)},${n(edge(across) + 4)}) rotate(${n(between(c.random, -8, 8))})">${path(c.random() < 0.5 ? cross : slab, PLAIN)}</g>`;
  }
  return svg;
}

/** Night of the Last Wolf: a cathedral before the blood moon; a hunter and a wolf. */
const nlw: Scene = {
  code: "nlw",
  seed: 34,
  world: () => ({
    land: {
      form: "mountains",
      amplitude: 24,
      frequency: 0.02,
      bend: 6,
      plainUntil: 24,
      formFrom: 120,
      base: 0,
      roll: 4,
      drops: 400000,
      plateaus: [{ x: 0, z: 84, radius: 10, height: 13, spread: 2.6 }],
      forest: { height: 1.8, density: 0.5, treeLine: 20 },
    },
    look: { ...bareLook, rock: [0.05, 0.04, 0.045], rockLight: [0.08, 0.06, 0.06], grassShare: 0 },
    air: { ...bloodNight, fog: { ...bloodNight.fog, color: [0.12, 0.017, 0.02], mist: 2.6, mistHeight: 9 } },
    solids: cathedral({ x: 0, y: 13, z: 84 }, 0.82),
    materials: {
      roof: { color: [0.03, 0.025, 0.03] },
      glass: {
        color: [0.07, 0.06, 0.065],
        openings: "lancets",
        openingLight: [2.8, 0.9, 0.25],
        across: 1.15,
        up: 3.1,
        lit: 0.6,
      },
    },
  }),
  compose(c) {
    const near = standing(c, {
      figure: "wolfhunter",
      at: [0.47, 0.38, 0.46],
      size: [0.27, 0.24, 0.17],
      ledge: { from: -0.15, top: 0.93, climb: 0, rough: 0.04 },
      grass: 0.05,
      blades: 280,
    });
    const trees =
      bareTree(c.random, {
        x: c.width * c.by(0.05, 0.02, -0.02),
        y: c.height * 0.98,
        length: c.height * c.by(0.27, 0.25, 0.17),
        thickness: c.height * 0.05,
        angle: -1.25,
      }) +
      bareTree(c.random, {
        x: c.width * c.by(0.97, 0.99, 1.03),
        y: c.height,
        length: c.height * c.by(0.25, 0.24, 0.17),
        thickness: c.height * 0.05,
        angle: -1.9,
      });
    return {
      camera: {
        at: [-1, 9, 2],
        fov: c.by(29, 34, 44),
        focus: [0, 25, 84],
        focusAt: c.by([0.68, 0.44], [0.62, 0.44], [0.52, 0.44]),
      },
      layers: [
        flock(c, c.by(0.66, 0.6, 0.5), 0.28, 26, [0.01, 0.004, 0.006], 0.1),
        nearLayer(trees + graves(c, near.ground.edge) + near.svg, [0.01, 0.005, 0.007], [1.2, 0.2, 0.12]),
      ],
    };
  },
  grade: {
    key: 0.05,
    white: 1.7,
    contrast: 1.14,
    saturation: 1.05,
    shadowTint: [0.006, -0.002, 0.012],
    bloom: 0.14,
    textSide: 0.2,
    rays: { strength: 0.35, threshold: 0.25, fall: 4 },
    particles: [{ kind: "ember", count: 110, color: [2.6, 0.5, 0.15], size: 0.5 }],
  },
  keyArt: {
    world(place, random) {
      const [moon, ...others] = place.air.sky.bodies ?? [];
      const bodies = moon ? [{ ...moon, azimuth: 17.5, elevation: 15.5, radius: 13.5 }, ...others] : [];
      return {
        ...place,
        air: { ...place.air, sky: { ...place.air.sky, bodies } },
        solids: [...place.solids, ...howlingWolf(random, { x: 9.4, y: 18, z: 34 }, 2.5, 0.72)],
        materials: {
          ...place.materials,
          fur: { color: [0.1, 0.075, 0.08], close: true },
          mane: { color: [0.14, 0.1, 0.105], close: true },
          nose: { color: [0.01, 0.01, 0.01], close: true, metal: 0.5 },
          fang: { color: [0.5, 0.45, 0.4], close: true },
          maw: { color: [0.22, 0.02, 0.02], close: true },
          eyes: { color: [0, 0, 0], glow: [5, 3, 0.6] },
        },
      };
    },
    compose: (c) => ({
      camera: {
        at: [-1, 9, 2],
        fov: c.by(31, 36, 48),
        focus: [9.4, 18, 34],
        focusAt: c.by([0.67, 0.42], [0.62, 0.44], [0.55, 0.44]),
      },
      layers: [flock(c, c.by(0.5, 0.3, 0.3), 0.24, 22, [0.01, 0.004, 0.006], 0.1)],
    }),
  },
};

/** Deep blue smoke, fires under it. */
const burningNight: Air = {
  ...siegeNight,
  key: { azimuth: -46, elevation: 10, color: [3.6, 1.5, 0.5], ambient: [0.07, 0.1, 0.2] },
  sky: {
    ...siegeNight.sky,
    zenith: [0.008, 0.022, 0.075],
    horizon: [0.24, 0.1, 0.07],
    falloff: 9,
    glow: [0.3, 0.1, 0.03],
    stars: 0.4,
  },
  clouds: [{ ...siegeNight.clouds[0]!, cover: 0.5, scale: 0.006, lit: [0.12, 0.08, 0.1], dark: [0.012, 0.034, 0.11] }],
  fog: { ...siegeNight.fog, color: [0.045, 0.04, 0.07], glow: [0.2, 0.08, 0.02], density: 0.0022, mist: 1 },
};

/** Lineage W: a war camp by night before a besieged wall. */
const linw: Scene = {
  code: "linw",
  seed: 35,
  world: (random) => ({
    land: {
      form: "mountains",
      amplitude: 34,
      frequency: 0.014,
      bend: 6,
      plainUntil: 120,
      formFrom: 210,
      base: 0,
      roll: 2.6,
      drops: 250000,
      plateaus: [],
    },
    look: { ...bareLook, rock: [0.07, 0.06, 0.055], rockLight: [0.1, 0.085, 0.07], grass: [0.05, 0.045, 0.025] },
    air: burningNight,
    solids: [
      ...cityWall(random, { x: 0, y: 1, z: 98 }, 170, 0.95),
      ...castle(random, { x: 5, y: 9, z: 124 }, 1.75),
      ...siegeEngine({ x: -11, y: 0.6, z: 60 }, 1.1, 0.2),
      ...siegeEngine({ x: 22, y: 0.6, z: 58 }, 1.2, -0.3),
    ],
    materials: {
      ...fortressMaterials([0.22, 0.19, 0.17], [0.07, 0.07, 0.11], [3.8, 1.6, 0.4], 0.34),
      wood: { color: [0.09, 0.055, 0.03] },
      ember: { color: [0, 0, 0], glow: [3.4, 1.1, 0.2] },
    },
  }),
  compose(c) {
    const near = standing(c, {
      figure: "bannerman",
      at: [0.45, 0.33, 0.3],
      size: [0.27, 0.25, 0.18],
      ledge: { from: c.by(0.24, 0.1, -0.1) },
      grass: 0.025,
    });
    let camp = "";
    let blaze = "";
    for (let i = 0; i < c.by(20, 16, 12); i++) {
      const x = between(c.random, c.by(0.1, 0, -0.05), 1.02) * c.width;
      const y = c.height * between(c.random, c.by(0.79, 0.8, 0.82), c.by(0.88, 0.87, 0.88));
      const size = c.height * c.by(0.036, 0.033, 0.024) * between(c.random, 0.7, 1.4);
      if (c.random() < 0.6) camp += tent(x, y, size);
      else blaze += fire(c.random, x, y, size);
      if (c.random() < 0.3) camp += banner(c.random, x + size, y, size * 3.4);
    }
    for (const at of c.by([0.58, 0.84, 0.93], [0.5, 0.86], [0.3, 0.86]))
      blaze += fire(c.random, at * c.width, c.height * c.by(0.66, 0.64, 0.6), c.height * 0.03);
    return {
      camera: {
        at: [-3, 9, 2],
        fov: c.by(33, 38, 48),
        focus: [5, 24, 110],
        focusAt: c.by([0.7, 0.52], [0.63, 0.5], [0.55, 0.47]),
      },
      layers: [
        {
          kind: "body",
          depth: 34,
          fill: [0.05, 0.035, 0.026],
          rim: [1.2, 0.46, 0.12],
          fog: 0.1,
          glow: [2.2, 0.9, 0.2],
          svg: camp,
        },
        lightLayer(blaze, 30, [4.4, 1.5, 0.28]),
        nearLayer(near.svg, [0.012, 0.009, 0.009], [2.8, 1.05, 0.3]),
      ],
    };
  },
  grade: {
    key: 0.06,
    white: 1.8,
    contrast: 1.12,
    saturation: 1.15,
    shadowTint: [-0.002, 0.002, 0.022],
    bloom: 0.2,
    textSide: 0.3,
    rays: { strength: 0.2, threshold: 0.35, fall: 4, from: [4, 14, 100] },
    particles: [{ kind: "ember", count: 260, color: [4, 1.3, 0.25], size: 0.5 }],
  },
  keyArt: {
    world: (place, random) => ({
      ...place,
      solids: [
        { shape: Shape.drift, material: "ledge", x: 7, y: 8, z: 34, a: 22, b: 14, c: 1 },
        ...sparks(random, { x: 7.9, y: 20, z: 31.6 }, 1.5),
        ...place.solids.filter(({ material }) => material !== "wood" && material !== "ember"),
        ...fighter({ x: 7, y: 8, z: 32 }, 1.75, 0, PARRY),
        ...fighter({ x: 7, y: 8, z: 32 }, 1.75, 0, STRIKE),
      ],
      materials: {
        ...place.materials,
        armour: { color: [0.05, 0.05, 0.06], close: true, metal: 0.8 },
        trim: { color: [0.22, 0.12, 0.05], close: true, metal: 0.6 },
        cloth: { color: [0.16, 0.02, 0.03], close: true },
        ledge: { color: [0.05, 0.04, 0.035], clean: true, scales: 1.7 },
        spark: { color: [0, 0, 0], glow: [9, 4.6, 1.4] },
        blade: { color: [0.3, 0.3, 0.34], metal: 1, clean: true, glow: [0.5, 0.4, 0.36] },
        eyes: { color: [0, 0, 0], glow: [4, 1.2, 0.3] },
      },
    }),
    compose: (c) => ({
      camera: {
        at: [-3, 11, 2],
        fov: c.by(34, 37, 47),
        focus: [7.6, 14.5, 32],
        focusAt: c.by([0.66, 0.56], [0.6, 0.54], [0.5, 0.54]),
      },
      layers: [],
    }),
  },
};

/** Lineage W: Prelude: a gate of the underworld above fields of lava. */
const linwpre: Scene = {
  code: "linwpre",
  seed: 36,
  world: (random) => ({
    land: {
      form: "mountains",
      amplitude: 36,
      frequency: 0.02,
      bend: 6,
      plainUntil: 20,
      formFrom: 120,
      base: 0,
      roll: 5,
      drops: 350000,
      plateaus: [{ x: 0, z: 92, radius: 10, height: 8, spread: 2.6 }],
    },
    look: lavaLook,
    air: hellfire,
    solids: hellGate(random, { x: 0, y: 8, z: 92 }, 1),
    materials: {
      basalt: { color: [0.06, 0.055, 0.06] },
      portal: { color: [0, 0, 0], openings: "portal", openingLight: [5.5, 1.25, 0.16] },
      ember: { color: [0, 0, 0], glow: [5, 1.6, 0.25] },
    },
  }),
  compose(c) {
    const near = standing(c, {
      figure: "knight",
      at: [0.46, 0.36, 0.34],
      size: [0.29, 0.26, 0.19],
      ledge: { from: c.by(0.2, 0.1, -0.05), climb: 0, rough: 0.08 },
    });
    return {
      camera: {
        at: [-2, 13, 2],
        fov: c.by(32, 38, 46),
        focus: [0, 23, 92],
        focusAt: c.by([0.68, 0.44], [0.62, 0.44], [0.54, 0.44]),
      },
      layers: [nearLayer(near.svg, [0.012, 0.008, 0.008], [4.2, 1.2, 0.22])],
    };
  },
  grade: {
    key: 0.06,
    white: 2,
    contrast: 1.12,
    saturation: 1.08,
    shadowTint: [0.006, 0, 0.008],
    bloom: 0.2,
    textSide: 0.3,
    rays: { strength: 0.6, threshold: 0.4, fall: 4, from: [0, 18, 92] },
    particles: [{ kind: "ember", count: 240, color: [4.5, 1.3, 0.2], size: 0.5 }],
  },
  keyArt: {
    world: (place) => ({
      ...place,
      solids: [
        ...place.solids,
        { shape: Shape.drift, material: "basalt", x: 3.5, y: 9, z: 19, a: 9, b: 6, c: 2 },
        ...fighter({ x: 3.5, y: 9, z: 18 }, 1.08, -0.25, GUARD),
      ],
      materials: {
        ...place.materials,
        armour: { color: [0.13, 0.1, 0.1], close: true, metal: 1 },
        trim: { color: [0.4, 0.14, 0.06], close: true, metal: 0.9 },
        cloth: { color: [0.22, 0.02, 0.015], close: true },
        blade: { color: [0.2, 0.05, 0.02], clean: true, metal: 0.6, glow: [2.6, 0.6, 0.08] },
        eyes: { color: [0, 0, 0], glow: [9, 2, 0.2] },
      },
    }),
    compose: (c) => ({
      camera: {
        at: [-2, 12, 2],
        fov: c.by(32, 36, 44),
        focus: [3.5, 13.75, 18],
        focusAt: c.by([0.7, 0.54], [0.64, 0.54], [0.52, 0.54]),
      },
      layers: [],
    }),
  },
};

export const siegeScenes: readonly Scene[] = [nlw, linw, linwpre];
