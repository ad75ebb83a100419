import { dragon } from "../../figures/creatures.ts";
import { pine } from "../../figures/plants.ts";
import { n, placed } from "../../figures/svg.ts";
import { banner, bolt } from "../../figures/things.ts";
import type { Random } from "../../noise/random.ts";
import { between } from "../../noise/random.ts";
import { castle } from "../../solids/kits/fortress.ts";
import { lighthouse } from "../../solids/kits/towns.ts";
import { ship } from "../../solids/kits/vessels.ts";
import type { Solid } from "../../solids/shapes.ts";
import { Shape } from "../../solids/shapes.ts";
import { snowDay } from "../airs/days.ts";
import { auroraNight } from "../airs/nights.ts";
import { greenStorm } from "../airs/storms.ts";
import { lightLayer, nearLayer, standing } from "../foreground.ts";
import { bareLook, winterLook } from "../looks.ts";
import { fortressMaterials, shipMaterials } from "../materials.ts";
import type { Scene } from "../types.ts";

/** Lineage M: Sons of the Storm: a dragon over the ridge, rain, green light. */
const lms: Scene = {
  code: "lms",
  seed: 66,
  world: () => ({
    land: {
      form: "mountains",
      amplitude: 50,
      frequency: 0.017,
      bend: 6,
      plainUntil: 24,
      formFrom: 120,
      base: -0.4,
      roll: 4,
      drops: 600000,
      plateaus: [],
      valley: 16,
      valleyX: -6,
    },
    look: { ...bareLook, rock: [0.06, 0.075, 0.07], rockLight: [0.1, 0.115, 0.1], grass: [0.04, 0.07, 0.035] },
    air: greenStorm,
    solids: [],
    materials: {},
  }),
  compose(c) {
    const near = standing(c, {
      figure: "knight",
      at: [0.4, 0.3, 0.32],
      size: [0.25, 0.23, 0.17],
      ledge: { from: c.by(0.18, 0.06, -0.1), climb: 0.02, rough: 0.07 },
      grass: 0.03,
    });
    const beast = placed(
      dragon(),
      c.width * c.by(0.71, 0.65, 0.55),
      c.height * c.by(0.5, 0.48, 0.38),
      c.height * c.by(0.0022, 0.002, 0.0019),
    );
    const x = c.by(0.9, 0.9, 0.86) * c.width;
    return {
      camera: {
        at: [-4, 15, 2],
        fov: c.by(33, 38, 48),
        focus: [4, 26, 110],
        focusAt: c.by([0.68, 0.52], [0.62, 0.52], [0.55, 0.52]),
      },
      layers: [
        lightLayer(
          bolt(c.random, [x, -10], [x - c.width * 0.05, c.height * 0.46], c.width / c.by(760, 620, 420)),
          300,
          [1.6, 3.4, 1.9],
        ),
        {
          kind: "body",
          depth: 55,
          fill: [0.012, 0.024, 0.02],
          rim: [0.9, 1.9, 0.8],
          glow: [3, 5, 1.4],
          fog: 0.12,
          svg: beast,
        },
        nearLayer(near.svg, [0.008, 0.014, 0.012], [0.8, 1.6, 0.8]),
      ],
    };
  },
  grade: {
    key: 0.1,
    white: 1.6,
    contrast: 1.12,
    saturation: 1.12,
    shadowTint: [-0.006, 0.008, 0.012],
    textSide: 0.26,
    rays: { strength: 0.5, threshold: 0.5, fall: 3 },
    particles: [{ kind: "rain", count: 520, color: [0.32, 0.5, 0.38], size: 0.55 }],
  },
};

/** Lineage II Taiwan: a ship frozen into the ice below an aurora. */
const lin2nct: Scene = {
  code: "lin2nct",
  seed: 67,
  world: (random) => {
    const solids: Solid[] = ship({ x: 3, y: 0.6, z: 54 }, 1.35, 0.5, 0).map((part) => ({
      ...part,
      tilt: (part.tilt ?? 0) + (part.shape === Shape.column ? 0.1 : 0),
    }));
    for (let k = 0; k < 40; k++)
      solids.push({
        shape: Shape.crystal,
        material: "ice",
        x: between(random, -44, 44),
        y: -0.6,
        z: between(random, 24, 110),
        a: between(random, 0.5, 2.4),
        b: between(random, 0.8, 3.4),
        turn: random() * 3,
        tilt: between(random, -0.7, 0.7),
      });
    return {
      land: {
        form: "mountains",
        amplitude: 26,
        frequency: 0.018,
        bend: 6,
        plainUntil: 90,
        formFrom: 170,
        base: 0.1,
        roll: 1.1,
        drops: 250000,
        plateaus: [],
      },
      look: { ...winterLook, snowLine: -3 },
      air: {
        ...auroraNight,
        sky: {
          ...auroraNight.sky,
          aurora: { low: [0.35, 0.2, 0.9], high: [0.9, 0.15, 0.55], strength: 0.95 },
          zenith: [0.012, 0.01, 0.05],
          horizon: [0.06, 0.07, 0.18],
        },
        key: { ...auroraNight.key, color: [0.6, 0.5, 0.95], ambient: [0.08, 0.09, 0.19] },
        fog: { ...auroraNight.fog, color: [0.05, 0.05, 0.13] },
      },
      solids,
      materials: {
        ...shipMaterials([0.09, 0.07, 0.07], [0.4, 0.4, 0.5], [3.4, 1.6, 0.5], [0.7, 0.75, 0.9]),
        ice: { color: [0.3, 0.42, 0.6], cover: [0.7, 0.75, 0.9], coverFrom: 0.5 },
      },
    };
  },
  compose(c) {
    const near = standing(c, {
      figure: "wolfhunter",
      at: [0.44, 0.36, 0.42],
      size: [0.23, 0.2, 0.14],
      ledge: { from: -0.2, top: 0.93, climb: 0, rough: 0.03 },
    });
    return {
      camera: {
        at: [-4, 5, 2],
        fov: c.by(34, 39, 49),
        focus: [3, 10, 54],
        focusAt: c.by([0.69, 0.5], [0.62, 0.5], [0.54, 0.5]),
      },
      layers: [nearLayer(near.svg, [0.012, 0.012, 0.026], [0.8, 0.6, 1.2])],
    };
  },
  grade: {
    key: 0.1,
    white: 1.5,
    contrast: 1.1,
    saturation: 1.12,
    shadowTint: [0, 0, 0.022],
    bloom: 0.16,
    textSide: 0.2,
    particles: [{ kind: "snow", count: 220, color: [0.6, 0.6, 0.8], size: 0.55 }],
  },
};

/** Lineage II Japan: a fjord under the aurora, a lighthouse on the rocks. */
const lin2ncj: Scene = {
  code: "lin2ncj",
  seed: 68,
  world: () => ({
    land: {
      form: "mountains",
      amplitude: 46,
      frequency: 0.016,
      bend: 6,
      plainUntil: 30,
      formFrom: 110,
      base: -4,
      roll: 1.4,
      valley: 26,
      valleyX: -10,
      drops: 500000,
      plateaus: [{ x: 12, z: 62, radius: 5, height: 5, spread: 2.2 }],
      forest: { height: 1.4, density: 0.7, treeLine: 14 },
    },
    look: { ...winterLook, snowLine: 13 },
    air: {
      ...auroraNight,
      sky: { ...auroraNight.sky, aurora: { low: [0.05, 0.62, 0.85], high: [0.1, 0.9, 0.4], strength: 0.85 } },
      water: { level: 0.2, color: [0.004, 0.016, 0.026], waves: 0.02, scale: 0.6, mirror: 0.55, glint: 0 },
    },
    solids: [...lighthouse({ x: 12, y: 5, z: 62 }, 0.9), ...ship({ x: -10, y: 0.2, z: 84 }, 0.6, 0.2)],
    materials: {
      whitewash: { color: [0.4, 0.44, 0.5] },
      band: { color: [0.25, 0.05, 0.05] },
      lamp: { color: [0.6, 0.5, 0.3], glow: [7, 5, 2.2] },
      ...shipMaterials([0.07, 0.05, 0.045], [0.3, 0.34, 0.4], [3, 1.5, 0.5]),
      flag: { color: [0.2, 0.05, 0.05] },
    },
  }),
  compose(c) {
    const near = standing(c, { ledge: { from: -0.2, to: c.by(0.5, 0.5, 0.6), top: 0.9, climb: -0.16, rough: 0.06 } });
    const trees = c
      .pairs(
        [
          [0.02, 0.5],
          [0.08, 0.36],
          [0.13, 0.24],
        ],
        [
          [0.03, 0.5],
          [0.1, 0.34],
        ],
        [
          [0.04, 0.34],
          [0.14, 0.24],
        ],
      )
      .map(([at, h]) => pine(c.random, at * c.width, near.ground.edge(at) + 8, h * c.height))
      .join("");
    const lampX = c.by(0.725, 0.68, 0.62) * c.width;
    const lampY = c.by(0.345, 0.37, 0.4) * c.height;
    const beam = `<defs><linearGradient id="beam" x1="1" x2="0"><stop offset="0" stop-color="rgb(128,255,0)" stop-opacity=".5"/><stop offset="1" stop-color="rgb(128,255,0)" stop-opacity="0"/></linearGradient></defs><path d="M${n(lampX)} ${n(lampY - 3)}L${n(lampX - c.width * 0.62)} ${n(lampY - c.height * 0.17)}V${n(lampY + c.height * 0.02)}L${n(lampX)} ${n(lampY + 3)}Z" fill="url(#beam)"/>`;
    return {
      camera: {
        at: [2, 6, 2],
        fov: c.by(35, 40, 50),
        focus: [12, 17, 62],
        focusAt: [lampX / c.width, lampY / c.height],
      },
      layers: [
        lightLayer(beam, 60, [0.5, 0.42, 0.22]),
        nearLayer(trees + near.svg, [0.006, 0.012, 0.016], [0.25, 0.7, 0.8]),
      ],
    };
  },
  grade: {
    key: 0.1,
    white: 1.5,
    contrast: 1.1,
    saturation: 1.12,
    shadowTint: [-0.004, 0.004, 0.018],
    bloom: 0.2,
    textSide: 0.15,
    particles: [{ kind: "snow", count: 60, color: [0.5, 0.7, 0.8], size: 0.5 }],
  },
};

function warBanners(random: Random): Solid[] {
  const solids: Solid[] = [];
  for (let k = 0; k < 9; k++) {
    for (const side of [-1, 1]) {
      const x = side * (7 + k * 0.6) + 2;
      const z = 30 + k * 9;
      solids.push(
        { shape: Shape.column, material: "pole", x, y: -2, z, a: 0.14, b: 11, c: 0.3 },
        {
          shape: Shape.sail,
          material: k % 2 ? "red" : "blue",
          x: x + 0.9,
          y: 6.4,
          z: z - 0.1,
          a: 0.85,
          b: 2.1,
          c: between(random, 0.1, 0.5),
        },
      );
    }
  }
  return solids;
}

/** Lineage II Worldwide: a citadel in the pass between glaciers, war banners along the way. */
const lin2ncw: Scene = {
  code: "lin2ncw",
  seed: 69,
  world: (random) => ({
    land: {
      form: "mountains",
      amplitude: 62,
      frequency: 0.015,
      bend: 6,
      plainUntil: 20,
      formFrom: 80,
      base: 0.2,
      roll: 2.6,
      valley: 14,
      valleyX: 2,
      drops: 600000,
      plateaus: [{ x: 4, z: 86, radius: 11, height: 13, spread: 2.4 }],
    },
    look: {
      ...winterLook,
      rock: [0.12, 0.15, 0.2],
      rockLight: [0.2, 0.24, 0.3],
      snow: [0.82, 0.89, 0.97],
      snowLine: 6,
    },
    air: {
      ...snowDay,
      key: { azimuth: -84, elevation: 22, color: [5, 3.2, 1.9], ambient: [0.34, 0.46, 0.66] },
      sky: { ...snowDay.sky, zenith: [0.05, 0.2, 0.5], horizon: [0.42, 0.6, 0.82] },
      clouds: [{ ...snowDay.clouds[0]!, cover: 0.44 }],
      fog: { ...snowDay.fog, density: 0.0016, color: [0.3, 0.46, 0.7], mist: 0.7 },
    },
    solids: [...castle(random, { x: 4, y: 13, z: 86 }, 1.05, "slender"), ...warBanners(random)],
    materials: {
      ...fortressMaterials([0.4, 0.34, 0.3], [0.05, 0.1, 0.3], [3.4, 1.9, 0.7], 0.4, [0.82, 0.89, 0.97]),
      pole: { color: [0.1, 0.07, 0.05] },
      red: { color: [0.5, 0.05, 0.05], clean: true },
      blue: { color: [0.07, 0.14, 0.42], clean: true },
    },
  }),
  compose(c) {
    const near = standing(c, {
      figure: "knight",
      at: [0.44, 0.33, 0.3],
      size: [0.27, 0.24, 0.17],
      ledge: { from: c.by(0.2, 0.08, -0.1), climb: 0, rough: 0.05 },
    });
    const flags = c
      .by([0.93], [0.93], [0.9])
      .map((at) => banner(c.random, at * c.width, near.ground.edge(at) + 8, c.height * c.by(0.5, 0.44, 0.3)))
      .join("");
    return {
      camera: {
        at: [-2, 9, 2],
        fov: c.by(36, 41, 51),
        focus: [4, 22, 86],
        focusAt: c.by([0.68, 0.52], [0.61, 0.46], [0.54, 0.46]),
      },
      layers: [nearLayer(flags + near.svg, [0.03, 0.03, 0.04], [2.2, 1.6, 1.2])],
    };
  },
  grade: {
    key: 0.2,
    white: 1.4,
    contrast: 1.12,
    saturation: 1.15,
    shadowTint: [0, 0.006, 0.028],
    textSide: 0.4,
    particles: [{ kind: "snow", count: 200, color: [1, 1.05, 1.15], size: 0.6 }],
  },
};

export const northScenes: readonly Scene[] = [lms, lin2nct, lin2ncj, lin2ncw];
