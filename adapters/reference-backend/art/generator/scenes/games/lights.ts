/** Places of light in the dark: a neon street, a carnival, a crystal cave. */
import { child } from "../../figures/children.ts";
import { caveMouth } from "../../figures/ground.ts";
import { figure } from "../../figures/people.ts";
import { circle, n, path, shining, stroke, tone } from "../../figures/svg.ts";
import { lanternRope } from "../../figures/things.ts";
import { between } from "../../noise/random.ts";
import { neonBust } from "../../solids/kits/busts.ts";
import { crystals } from "../../solids/kits/relics.ts";
import { fairTent, ferrisWheel, neonCity } from "../../solids/kits/towns.ts";
import type { Solid } from "../../solids/shapes.ts";
import { Shape } from "../../solids/shapes.ts";
import { caveGlow, fairNight, neonNight } from "../airs/nights.ts";
import { lightLayer, nearLayer, standing } from "../foreground.ts";
import { bareLook } from "../looks.ts";
import { cityMaterials } from "../materials.ts";
import type { Composer, Scene } from "../types.ts";

function streetTraffic(c: Composer): string {
  let svg = "";
  for (let i = 0; i < 26; i++) {
    const near = c.random() ** 1.7;
    const y = c.height * c.by(0.3, 0.32, 0.34) + c.height * between(c.random, -0.28, 0.16) * near;
    const x = c.width * c.by(0.64, 0.58, 0.52) + (c.random() < 0.5 ? -1 : 1) * c.width * (0.02 + 0.33 * near);
    const long = c.width * 0.02 * near + 2;
    svg += stroke(`M${n(x)} ${n(y)}l${n(long)} ${n(long * 0.12)}`, shining(0.4 + 0.6 * near), 1 + 2 * near);
  }
  return svg;
}

/** Battle Crush: a neon street in the rain. */
const battlecrush: Scene = {
  code: "battlecrush",
  seed: 61,
  world: (random) => ({ air: neonNight, solids: neonCity(random), materials: cityMaterials, solidShadows: false }),
  compose(c) {
    const at = c.by(0.46, 0.37, 0.38);
    const base = c.height * 0.965;
    const roof = path(
      `M${n(c.width * (at - c.by(0.2, 0.24, 0.42)))} ${n(base)}H${n(c.width * (at + c.by(0.2, 0.24, 0.42)))}L${n(c.width * (at + c.by(0.24, 0.28, 0.5)))} ${n(c.height + 20)}H${n(c.width * (at - c.by(0.24, 0.28, 0.5)))}Z`,
      tone(0.2, 1),
    );
    return {
      camera: {
        at: [-2.2, 4.2, -2],
        fov: c.by(36, 42, 50),
        focus: [0, 24, 190],
        focusAt: c.by([0.64, 0.36], [0.58, 0.38], [0.52, 0.38]),
      },
      layers: [
        lightLayer(streetTraffic(c), 45, [2.5, 1.2, 1.6]),
        nearLayer(
          roof + figure("trooper", at * c.width, base + 2, c.height * c.by(0.38, 0.33, 0.24)),
          [0.012, 0.012, 0.02],
          [1.8, 0.4, 1.2],
          [0.3, 2.4, 3.4],
        ),
      ],
    };
  },
  grade: {
    key: 0.05,
    white: 2,
    contrast: 1.1,
    saturation: 1.2,
    shadowTint: [-0.004, 0.004, 0.03],
    bloom: 0.2,
    textSide: 0.35,
    brush: 1,
    rays: { strength: 0.35, threshold: 0.35, fall: 4 },
    particles: [{ kind: "rain", count: 300, color: [0.35, 0.45, 0.8], size: 0.5 }],
  },
  keyArt: {
    world: (place) => ({
      ...place,
      solids: [...place.solids, ...neonBust({ x: 7, y: 10, z: 24 }, 2.7, -0.34)],
      materials: {
        ...place.materials,
        shell: { color: [0.06, 0.06, 0.085], close: true, metal: 0.9, clean: true },
        joint: { color: [0.015, 0.015, 0.02], close: true, metal: 0.4 },
        visor: { color: [0.05, 0.02, 0.06], clean: true, metal: 1, glow: [0.02, 0.05, 0.08] },
        neonA: { color: [0, 0, 0], glow: [0.3, 3.2, 4.4] },
        neonB: { color: [0, 0, 0], glow: [4.4, 0.4, 2.4] },
      },
    }),
    compose: (c) => ({
      camera: {
        at: [-2.2, 8, -2],
        fov: c.by(36, 40, 50),
        focus: [7, 10, 24],
        focusAt: c.by([0.7, 0.42], [0.64, 0.42], [0.52, 0.42]),
      },
      layers: [],
    }),
  },
};

function fireworks(c: Composer): string {
  let svg = "";
  for (const [x, y, size] of c.triples(
    [
      [0.5, 0.2, 0.15],
      [0.88, 0.16, 0.12],
      [0.4, 0.34, 0.08],
    ],
    [
      [0.36, 0.2, 0.15],
      [0.9, 0.16, 0.12],
    ],
    [
      [0.22, 0.16, 0.11],
      [0.84, 0.12, 0.09],
    ],
  )) {
    for (let k = 0; k < 34; k++) {
      const angle = (k / 34) * Math.PI * 2 + c.random() * 0.1;
      const long = size * c.height * between(c.random, 0.7, 1.1);
      const px = x * c.width + Math.cos(angle) * long;
      const py = y * c.height + Math.sin(angle) * long + long * 0.12;
      svg +=
        stroke(
          `M${n(x * c.width + Math.cos(angle) * long * 0.3)} ${n(y * c.height + Math.sin(angle) * long * 0.3)}L${n(px)} ${n(py)}`,
          shining(0.25),
          1.4,
        ) + circle(px, py, c.height * 0.004, shining(1));
    }
  }
  return svg;
}

/** plaync Arcade: a carnival by night. */
const plaync: Scene = {
  code: "plaync",
  seed: 62,
  world: (random) => {
    const solids = ferrisWheel(random, { x: 4, y: 0.4, z: 66 }, 13);
    for (const [x, z, r, red] of [
      [-12, 56, 4, 1],
      [-20, 62, 3.4, 0],
      [15, 52, 3.6, 0],
      [22, 60, 4.2, 1],
      [-4, 50, 2.6, 1],
      [-29, 66, 4, 1],
      [9.5, 46, 2.2, 1],
    ] as const)
      solids.push(...fairTent({ x, y: 0.2, z }, r, red === 1));
    return {
      land: {
        form: "hills",
        amplitude: 14,
        frequency: 0.014,
        bend: 6,
        plainUntil: 90,
        formFrom: 180,
        base: -0.2,
        roll: 1,
        drops: 50000,
        plateaus: [{ x: 2, z: 62, radius: 34, height: 0.4, spread: 1.3 }],
      },
      look: { ...bareLook, grass: [0.04, 0.05, 0.05] },
      air: fairNight,
      solids,
      materials: {
        ...cityMaterials,
        steel: { color: [0.1, 0.08, 0.12] },
        bulb: { color: [0.2, 0.15, 0.05], glow: [3.4, 2, 0.7] },
        bulbDim: { color: [0.2, 0.1, 0.05], glow: [1.1, 0.5, 0.25] },
        canvasRed: { color: [0.5, 0.06, 0.08], glow: [0.1, 0.02, 0.02] },
        canvasPale: { color: [0.6, 0.5, 0.4], glow: [0.16, 0.09, 0.04] },
      },
      solidShadows: false,
    };
  },
  compose(c) {
    const near = standing(c, { ledge: { from: -0.2, top: 0.94, climb: 0, rough: 0.01 } });
    const at = c.by(0.43, 0.32, 0.3);
    const ropes = lanternRope(
      c.random,
      [-10, c.height * 0.16],
      [c.width * c.by(0.46, 0.5, 0.6), -10],
      c.height * 0.08,
      7,
      c.height * c.by(0.034, 0.032, 0.024),
    );
    return {
      camera: {
        at: [-2, 5, 2],
        fov: c.by(34, 39, 50),
        focus: [4, 15, 66],
        focusAt: c.by([0.69, 0.44], [0.63, 0.44], [0.54, 0.42]),
      },
      layers: [
        lightLayer(fireworks(c), 120, [3, 1.3, 2]),
        { kind: "body", depth: 5, fill: [0.02, 0.012, 0.02], glow: [3, 1.1, 0.5], svg: ropes },
        {
          kind: "paint",
          depth: 3.5,
          fill: [0.16, 0.13, 0.24],
          rim: [1.6, 0.9, 0.9],
          svg:
            child("digger", at * c.width, near.ground.edge(at) + 6, c.height * c.by(0.27, 0.24, 0.16)) +
            child(
              "witch",
              (at + c.by(0.075, 0.1, 0.17)) * c.width,
              near.ground.edge(at) + 6,
              c.height * c.by(0.25, 0.22, 0.15),
            ),
        },
        nearLayer(near.svg, [0.014, 0.01, 0.02], [1, 0.6, 0.7]),
      ],
    };
  },
  grade: {
    key: 0.09,
    white: 1.6,
    contrast: 1.1,
    saturation: 1.2,
    shadowTint: [0, 0, 0.028],
    bloom: 0.24,
    textSide: 0.24,
    particles: [{ kind: "firefly", count: 50, color: [2, 1.1, 0.5], size: 0.5 }],
  },
};

/** Project Aurora: a crystal cave and an expedition with lamps. */
const p0003ab: Scene = {
  code: "p0003ab",
  seed: 65,
  world: (random) => {
    const solids: Solid[] = crystals(random, { x: 2, y: 1, z: 52 }, 11, 17);
    for (const [x, z, size, count] of [
      [-14, 44, 4, 8],
      [15, 40, 3.6, 8],
      [-24, 66, 7, 9],
      [24, 62, 7, 9],
      [-6, 34, 2, 6],
      [9, 30, 1.6, 6],
      [0, 84, 10, 9],
    ] as const)
      solids.push(...crystals(random, { x, y: 0, z }, size, count));
    for (let k = 0; k < 26; k++)
      solids.push({
        shape: Shape.cone,
        material: "rock",
        x: between(random, -50, 50),
        y: 46,
        z: between(random, 34, 110),
        a: between(random, 1.4, 4),
        b: between(random, 10, 30),
        c: 0.5,
        tilt: Math.PI,
      });
    return {
      land: {
        form: "mountains",
        amplitude: 14,
        frequency: 0.03,
        bend: 4,
        plainUntil: 14,
        formFrom: 60,
        base: -0.6,
        roll: 2.4,
        drops: 200000,
        plateaus: [{ x: 2, z: 52, radius: 7, height: 1.6, spread: 2 }],
      },
      look: { ...bareLook, rock: [0.045, 0.055, 0.07], rockLight: [0.08, 0.09, 0.11], grassShare: 0 },
      air: { ...caveGlow, fog: { ...caveGlow.fog, color: [0.004, 0.026, 0.05], density: 0.0062 } },
      solids,
      materials: {
        crystal: { color: [0.14, 0.5, 0.62], glow: [0.004, 0.06, 0.09] },
        crystalDark: { color: [0.3, 0.16, 0.6], glow: [0.04, 0.01, 0.1] },
        rock: { color: [0.05, 0.06, 0.075] },
      },
    };
  },
  compose(c) {
    const near = standing(c, {
      ledge: { from: c.by(0.1, 0, -0.2), top: c.by(0.86, 0.87, 0.88), climb: 0, rough: 0.06 },
    });
    let team = "";
    for (const [at, size] of c.pairs(
      [
        [0.42, 0.27],
        [0.5, 0.25],
        [0.36, 0.24],
      ],
      [
        [0.32, 0.24],
        [0.42, 0.22],
        [0.25, 0.21],
      ],
      [
        [0.34, 0.17],
        [0.5, 0.16],
      ],
    ))
      team += figure("trooper", at * c.width, near.ground.edge(at) + 5, size * c.height);
    return {
      camera: {
        at: [0, 6, 2],
        fov: c.by(36, 42, 52),
        focus: [2, 11, 52],
        focusAt: c.by([0.68, 0.46], [0.62, 0.46], [0.55, 0.46]),
      },
      layers: [
        nearLayer(near.svg + team, [0.008, 0.012, 0.017], [0.22, 0.6, 0.7], [3.4, 2.2, 0.9]),
        {
          kind: "body",
          depth: 2,
          fill: [0.006, 0.009, 0.013],
          rim: [0.05, 0.14, 0.17],
          svg: caveMouth(c.random, c, 0.84),
        },
      ],
    };
  },
  grade: {
    key: 0.07,
    white: 1.5,
    contrast: 1.12,
    saturation: 1.12,
    shadowTint: [-0.004, 0.004, 0.02],
    bloom: 0.24,
    textSide: 0.2,
    rays: { strength: 0.7, threshold: 0.2, fall: 2, from: [10, 60, 60] },
    particles: [{ kind: "firefly", count: 110, color: [0.5, 1.5, 1.8], size: 0.55 }],
  },
};

export const lightScenes: readonly Scene[] = [battlecrush, plaync, p0003ab];
