/** Other worlds: pastel islands and a ringed planet. */

import { child } from "../../figures/children.ts";
import { grass, hill } from "../../figures/ground.ts";
import { circle, shining, stroke, tone } from "../../figures/svg.ts";
import type { Random } from "../../noise/random.ts";
import { between } from "../../noise/random.ts";
import { neonBust } from "../../solids/kits/busts.ts";
import { cloudHeap, cottage, pastelPalace, roundTree } from "../../solids/kits/towns.ts";
import { duckling, hero } from "../../solids/kits/toys.ts";
import { starship } from "../../solids/kits/vessels.ts";
import { driftIsland } from "../../solids/kits/wonders.ts";
import type { MaterialSpec } from "../../solids/material.ts";
import type { Solid } from "../../solids/shapes.ts";
import { pastelDay } from "../airs/days.ts";
import { deepSpace } from "../airs/nights.ts";
import { flock, lightLayer, nearLayer } from "../foreground.ts";
import type { Scene } from "../types.ts";

const pastelMaterials: Readonly<Record<string, MaterialSpec>> = {
  rock: { color: [0.52, 0.36, 0.32] },
  turf: { color: [0.26, 0.6, 0.2], clean: true },
  bark: { color: [0.4, 0.25, 0.16], clean: true },
  leafGreen: { color: [0.28, 0.6, 0.3], clean: true },
  leafPink: { color: [0.95, 0.5, 0.62], clean: true },
  leafLime: { color: [0.62, 0.75, 0.3], clean: true },
  wall: {
    color: [0.98, 0.92, 0.88],
    openings: "windows",
    openingLight: [1.4, 0.95, 0.45],
    across: 1.1,
    up: 1.7,
    lit: 0.6,
    clean: true,
  },
  roofPink: { color: [0.9, 0.36, 0.42], clean: true },
  roofBlue: { color: [0.4, 0.55, 0.92], clean: true },
  roofViolet: { color: [0.68, 0.45, 0.86], clean: true },
  gold: { color: [1, 0.8, 0.3], glow: [0.5, 0.3, 0.05] },
  cloud: { color: [0.98, 0.94, 0.98], puffy: true, clean: true },
};

const LEAVES = ["leafGreen", "leafPink", "leafLime", "leafGreen"] as const;

function gardenIsland(random: Random, x: number, y: number, z: number, radius: number, trees: number): Solid[] {
  const solids = driftIsland(random, { x, y, z }, radius);
  for (let k = 0; k < trees; k++) {
    const angle = random() * Math.PI * 2;
    const away = radius * between(random, 0.35, 0.9);
    solids.push(
      ...roundTree(
        random,
        { x: x + Math.cos(angle) * away, y: y + radius * 0.12 * (1 - away / radius), z: z + Math.sin(angle) * away },
        radius * 0.14 * between(random, 0.7, 1.4) + 0.3,
        LEAVES[Math.floor(random() * LEAVES.length)]!,
      ),
    );
  }
  return solids;
}

/** Hoyeon: pastel islands, a palace, a rainbow, a small witch. */
const hoyeon: Scene = {
  code: "hoyeon",
  seed: 55,
  world: (random) => {
    const solids = [...gardenIsland(random, 0, 20, 70, 11, 15), ...pastelPalace({ x: 0, y: 21.2, z: 70 }, 11)];
    for (let k = 0; k < 4; k++) {
      const angle = 3.6 + k * 0.75;
      solids.push(
        ...cottage(
          random,
          { x: Math.cos(angle) * 5.8, y: 21.4, z: 70 + Math.sin(angle) * 4.6 },
          1.5 * between(random, 1, 1.3),
        ),
      );
    }
    for (const [x, y, z, r, trees] of [
      [-27, 25, 95, 6, 6],
      [21, 29, 100, 5, 5],
      [-16, 12.5, 52, 3, 4],
      [16, 12, 48, 2.4, 2],
      [-46, 33, 130, 7, 5],
    ] as const)
      solids.push(...gardenIsland(random, x, y, z, r, trees));
    for (let k = 0; k < 15; k++)
      solids.push(
        ...cloudHeap(
          random,
          { x: between(random, -70, 60), y: between(random, -3, 10), z: between(random, 66, 150) },
          between(random, 2, 5.5),
        ),
      );
    return { air: pastelDay, solids, materials: pastelMaterials };
  },
  compose(c) {
    const ground = hill(c, c.by(0.94, 0.945, 0.95), 0.03, tone(0.6, 0.5));
    let meadow = ground.svg + grass(c.random, c, ground, 0, 1, 620, c.height * 0.035, tone(0.75, 0.6));
    let flowers = "";
    for (let i = 0; i < 70; i++) {
      const at = c.random();
      const h = c.height * between(c.random, 0.015, 0.045);
      const y = ground.edge(at) - h * 0.4;
      meadow += stroke(`M${at * c.width} ${y + h}L${at * c.width + 2} ${y}`, tone(0.4, 0.3), 1.5);
      for (let k = 0; k < 5; k++)
        flowers += circle(
          at * c.width + 2 + Math.cos(k * 1.257) * h * 0.16,
          y + Math.sin(k * 1.257) * h * 0.16,
          h * 0.12,
          shining(between(c.random, 0.4, 1)),
        );
    }
    const at = c.by(0.4, 0.28, 0.26);
    return {
      camera: {
        at: [0, 19, 2],
        fov: c.by(31, 36, 44),
        focus: [0, 26, 70],
        focusAt: c.by([0.7, 0.42], [0.63, 0.42], [0.54, 0.42]),
      },
      layers: [
        flock(c, 0.3, 0.3, 7, [0.5, 0.4, 0.5], 0.4),
        {
          kind: "paint",
          depth: 3.5,
          fill: [1, 0.95, 1],
          rim: [0.5, 0.4, 0.3],
          svg: child("witch", at * c.width, ground.edge(at) + c.height * 0.012, c.height * c.by(0.34, 0.3, 0.2)),
        },
        nearLayer(meadow, [0.1, 0.26, 0.1], [0.5, 0.6, 0.3]),
        lightLayer(flowers, 2.9, [0.9, 0.6, 0.65]),
      ],
    };
  },
  grade: {
    key: 0.44,
    white: 1.5,
    contrast: 1.04,
    saturation: 1.35,
    vignette: 0.15,
    grain: 0.008,
    shadowTint: [0.01, 0, 0.02],
    bloom: 0.16,
    textSide: 0.3,
    particles: [{ kind: "petal", count: 60, color: [1.2, 0.65, 0.75], size: 0.9 }],
  },
  keyArt: {
    world: (place, random) => ({
      ...place,
      solids: [
        ...place.solids.filter(({ z }) => z > 62),
        ...[-9, -3, 2, 7, 12, 18, 25].flatMap((x, i) =>
          cloudHeap(random, { x, y: 12.2 - (i % 2), z: 27 + (i % 3) * 2 }, 2.6),
        ),
        ...hero({ x: 5.2, y: 20.9, z: 30 }, 2.3, -0.22, { name: "Witch", hat: "witch", waves: -1, staff: true }),
        ...hero({ x: 12, y: 19.6, z: 31.5 }, 2.05, 0.12, { name: "Digger", hat: "cap", waves: 1 }),
        ...duckling({ x: 8.8, y: 15.9, z: 27 }, 1.15, -0.1),
      ],
      materials: {
        ...place.materials,
        skin: { color: [0.72, 0.46, 0.34], close: true, clean: true },
        cheek: { color: [0.85, 0.25, 0.25], clean: true },
        mouth: { color: [0.3, 0.06, 0.06], clean: true },
        pupil: { color: [0.02, 0.014, 0.02], clean: true, metal: 0.15 },
        sparkle: { color: [0.9, 0.9, 0.9], clean: true, glow: [0.15, 0.15, 0.15] },
        star: { color: [0.9, 0.8, 0.3], clean: true, glow: [1.6, 1.2, 0.4] },
        wood: { color: [0.2, 0.1, 0.05], close: true },
        duck: { color: [0.85, 0.62, 0.12], close: true, clean: true },
        beak: { color: [0.85, 0.28, 0.05], close: true, clean: true },
        irisWitch: { color: [0.12, 0.3, 0.55], clean: true },
        hairWitch: { color: [0.22, 0.08, 0.04], close: true, clean: true },
        dressWitch: { color: [0.6, 0.06, 0.16], close: true, clean: true },
        trimWitch: { color: [0.8, 0.6, 0.2], close: true, clean: true },
        irisDigger: { color: [0.1, 0.35, 0.14], clean: true },
        hairDigger: { color: [0.6, 0.26, 0.06], close: true, clean: true },
        dressDigger: { color: [0.05, 0.2, 0.55], close: true, clean: true },
        trimDigger: { color: [0.85, 0.6, 0.14], close: true, clean: true },
      },
    }),
    compose: (c) => ({
      camera: {
        at: [-3, 20, 2],
        fov: c.by(32, 36, 45),
        focus: [8, 21, 30],
        focusAt: c.by([0.68, 0.46], [0.62, 0.46], [0.5, 0.54]),
      },
      layers: [],
    }),
  },
};

/** H3: a ringed planet and the fleet. */
const h3: Scene = {
  code: "h3",
  seed: 56,
  world: (random) => ({
    air: { ...deepSpace, key: { ...deepSpace.key, azimuth: -74, elevation: 34 } },
    solids: [
      ...starship(random, { x: 4, y: 13, z: 58 }, 1.5, -0.45),
      ...starship(random, { x: -17, y: 23, z: 104 }, 1.2, -0.4),
      ...starship(random, { x: 22, y: 29, z: 120 }, 1.1, -0.5),
      ...starship(random, { x: -2, y: 31, z: 150 }, 1, -0.45),
      ...starship(random, { x: 30, y: 9, z: 92 }, 1, -0.4),
      ...starship(random, { x: -34, y: 15, z: 130 }, 1, -0.42),
      ...starship(random, { x: 12, y: 24, z: 170 }, 1, -0.42),
    ],
    materials: {
      plate: {
        color: [0.3, 0.3, 0.35],
        openings: "offices",
        openingLight: [1.6, 1.2, 0.7],
        across: 0.34,
        up: 0.22,
        lit: 0.16,
      },
      deck: { color: [0.17, 0.16, 0.2] },
      drive: { color: [0, 0, 0], glow: [0.7, 2.4, 5] },
    },
  }),
  compose(c) {
    return {
      camera: {
        at: [-4, 15, 2],
        fov: c.by(33, 38, 48),
        focus: [6, 18, 60],
        focusAt: c.by([0.68, 0.52], [0.62, 0.52], [0.54, 0.52]),
      },
      layers: [],
    };
  },
  grade: {
    key: 0.05,
    white: 1.4,
    contrast: 1.12,
    saturation: 1.15,
    shadowTint: [0, 0, 0.012],
    bloom: 0.2,
    textSide: 0.2,
  },
  keyArt: {
    world: (place) => ({
      ...place,
      solids: [...neonBust({ x: 8, y: 17, z: 28 }, 3, -0.85), ...place.solids.filter(({ z }) => z > 75)],
      materials: {
        ...place.materials,
        shell: { color: [0.4, 0.4, 0.44], close: true, metal: 0.25 },
        joint: { color: [0.05, 0.05, 0.06], close: true, metal: 0.4 },
        visor: { color: [0.4, 0.22, 0.06], clean: true, metal: 1.4 },
        neonA: { color: [0, 0, 0], glow: [4, 1.5, 0.3] },
        neonB: { color: [0, 0, 0], glow: [4, 0.7, 0.2] },
      },
    }),
    compose: (c) => ({
      camera: {
        at: [-4, 15, 2],
        fov: c.by(33, 37, 46),
        focus: [8, 17, 28],
        focusAt: c.by([0.72, 0.42], [0.66, 0.42], [0.54, 0.42]),
      },
      layers: [],
    }),
  },
};

export const worldScenes: readonly Scene[] = [hoyeon, h3];
