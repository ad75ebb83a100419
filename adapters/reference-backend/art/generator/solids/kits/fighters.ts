/** Whole figures in a pose, about 7 units tall at size 1. Materials: `armour`, `trim`, `cloth`, `blade`; `feather` for wings, `eyes` where they shine. */
import type { Random } from "../../noise/random.ts";
import { between as among } from "../../noise/random.ts";
import type { Solid } from "../shapes.ts";
import { Shape } from "../shapes.ts";
import type { Place } from "./fortress.ts";
import type { Model, Spot } from "./modelling.ts";
import { model } from "./modelling.ts";

type Both = readonly [Spot, Spot];

/** Where the joints are; pairs are the one on the left of the picture and the one on the right for a turn of 0. */
export interface Pose {
  readonly head: Spot;
  readonly chest: Spot;
  readonly hips: Spot;
  readonly shoulders: Both;
  readonly elbows: Both;
  readonly hands: Both;
  readonly knees: Both;
  readonly feet: Both;
  /** Which way the toes point, along x. */
  readonly facing: -1 | 0 | 1;
  /** From the pommel to the point. */
  readonly weapon?: Both;
  /** Long shaft with a short blade instead of a sword. */
  readonly spear?: boolean;
  /** Where the ends of the cloak fly to. */
  readonly cloak?: Both;
  readonly helm?: "crest" | "horns" | "headdress" | "circlet";
  /** How far the wings reach, 0 … 1 folded to spread. */
  readonly wings?: number;
  /** Thick and square: a thing of stone. */
  readonly heavy?: boolean;
}

function between(a: Spot, b: Spot, t: number): Spot {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

function lean(from: Spot, to: Spot): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]) - Math.PI / 2;
}

/** A figure in its pose. */
export function fighter(place: Place, size: number, turn: number, pose: Pose): Solid[] {
  const m = model(place, size, turn);
  const { put, limb } = m;
  const thick = pose.heavy ? 1.5 : 1;
  const { chest, hips, head } = pose;
  const tilt = lean(hips, chest);
  const waist = between(hips, chest, 0.45);
  put(Shape.ellipsoid, "armour", between(chest, hips, -0.08), [0.86 * thick, 0.78, 0.56 * thick], {
    tilt,
    blend: 0.25,
  });
  put(Shape.ellipsoid, "armour", waist, [0.56 * thick, 0.7, 0.44 * thick], { tilt, blend: 0.25 });
  put(Shape.ellipsoid, "armour", hips, [0.66 * thick, 0.46, 0.5 * thick], { tilt, blend: 0.2 });
  put(Shape.hoop, "trim", between(hips, chest, 0.22), [0.58 * thick, 0.07, 0.07], { tilt });
  // Tassets: plates that hang from the belt.
  for (const side of [-1, 1]) {
    const at = between(hips, pose.knees[side < 0 ? 0 : 1], 0.28);
    put(Shape.ellipsoid, "armour", [at[0] + side * 0.12, at[1] + 0.05, at[2]], [0.4 * thick, 0.62, 0.46 * thick], {
      tilt: lean(pose.knees[side < 0 ? 0 : 1], hips),
    });
  }
  limb("armour", between(chest, head, 0.25), head, 0.34 * thick, 0.1);
  for (const k of [0, 1] as const) {
    const side = k === 0 ? -1 : 1;
    const hip: Spot = [hips[0] + side * 0.3, hips[1] - 0.1, hips[2] + side * 0.1];
    limb("armour", pose.shoulders[k], pose.elbows[k], 0.34 * thick, 0.05);
    limb("armour", pose.elbows[k], pose.hands[k], 0.3 * thick, 0.05);
    put(Shape.ellipsoid, "trim", pose.elbows[k], [0.25 * thick, 0.25 * thick, 0.25 * thick]);
    put(Shape.ellipsoid, "armour", between(pose.hands[k], pose.elbows[k], -0.04), [
      0.24 * thick,
      0.24 * thick,
      0.24 * thick,
    ]);
    for (let layer = 0; layer < 3; layer++) {
      const at = between(pose.shoulders[k], pose.elbows[k], 0.02 + 0.17 * layer);
      const r = (0.56 - 0.06 * layer) * thick;
      put(Shape.ellipsoid, layer === 0 ? "trim" : "armour", [at[0], at[1] + 0.06, at[2]], [r, r * 0.78, r]);
    }
    limb("armour", hip, pose.knees[k], 0.48 * thick, 0.1);
    limb("armour", pose.knees[k], pose.feet[k], 0.38 * thick, 0.1);
    put(Shape.ellipsoid, "trim", pose.knees[k], [0.29 * thick, 0.32 * thick, 0.29 * thick]);
    const foot = pose.feet[k];
    put(
      Shape.ellipsoid,
      "armour",
      [foot[0] + 0.22 * pose.facing, foot[1] + 0.12, foot[2] - (pose.facing === 0 ? 0.22 : 0)],
      [pose.facing === 0 ? 0.26 * thick : 0.48 * thick, 0.2 * thick, pose.facing === 0 ? 0.48 * thick : 0.26 * thick],
    );
  }
  helm(m, pose, thick);
  if (pose.weapon) weapon(m, pose.weapon, pose.spear ?? false);
  if (pose.cloak) cloak(m, pose, pose.cloak);
  if (pose.wings) for (const side of [-1, 1]) wing(m, pose.chest, side, pose.wings);
  return m.solids;
}

function helm({ put, limb, bow }: Model, { head: [x, y, z], helm: kind, facing }: Pose, thick: number): void {
  put(Shape.ellipsoid, "armour", [x, y, z], [0.44 * thick, 0.54 * thick, 0.48 * thick], { blend: 0.05 });
  const front = facing * 0.3;
  put(
    Shape.ellipsoid,
    "armour",
    [x + front, y - 0.18, z - (facing === 0 ? 0.26 : 0)],
    [0.3 * thick, 0.32 * thick, 0.3 * thick],
    {
      blend: 0.08,
    },
  );
  const eyeZ = z - (facing === 0 ? 0.42 : 0.36) * thick;
  for (const side of [-1, 1])
    put(
      Shape.ellipsoid,
      "eyes",
      [x + facing * 0.32 + side * 0.16 * thick, y + 0.04, eyeZ],
      [0.1 * thick, 0.035 * thick, 0.06],
    );
  if (kind === "crest") {
    bow(
      "cloth",
      [x + facing * 0.35, y + 0.5, z],
      [x, y + 1.05, z],
      [x - facing * 1.3, y + 0.35, z + 0.1],
      [0.17, 0.1],
      10,
    );
  }
  if (kind === "horns") {
    for (const side of [-1, 1])
      bow(
        "trim",
        [x + side * 0.3, y + 0.3, z],
        [x + side * 1.05, y + 0.45, z - 0.1],
        [x + side * 0.85, y + 1.35, z - 0.2],
        [0.19, 0.03],
        14,
      );
    limb("trim", [x + front * 0.9, y + 0.3, z], [x + front * 1.2, y + 1, z], 0.12);
  }
  if (kind === "headdress") {
    for (const side of [-1, 1]) {
      put(Shape.box, "trim", [x + side * 0.8, y - 0.95, z + 0.1], [0.3, 0.85, 0.34, 0.12], { tilt: side * 0.22 });
      put(Shape.box, "armour", [x + side * 0.82, y - 1.3, z - 0.26], [0.22, 0.5, 0.2, 0.1], { tilt: side * 0.1 });
    }
    put(Shape.ellipsoid, "trim", [x, y + 0.42, z + 0.1], [0.86, 0.5, 0.6]);
    limb("trim", [x, y + 0.5, z - 0.55], [x, y + 1.1, z - 0.85], 0.14);
  }
  if (kind === "circlet") {
    put(Shape.hoop, "trim", [x, y + 0.2, z], [0.46, 0.06, 0.05]);
    for (const side of [-1, 1]) limb("trim", [x + side * 0.44, y + 0.2, z], [x + side * 0.8, y + 0.85, z + 0.25], 0.11);
  }
}

function weapon({ limb, put }: Model, [pommel, point]: Both, spear: boolean): void {
  const length = Math.hypot(point[0] - pommel[0], point[1] - pommel[1], point[2] - pommel[2]);
  const [ax, ay] = [-(point[1] - pommel[1]) / length, (point[0] - pommel[0]) / length];
  const guard = between(pommel, point, spear ? 0.8 : 0.17);
  if (spear) {
    limb("trim", between(pommel, point, 0.9), pommel, 0.1);
    limb("trim", pommel, between(pommel, point, 0.9), 0.1);
  } else limb("trim", pommel, guard, 0.11);
  put(Shape.ellipsoid, "trim", pommel, [0.15, 0.15, 0.15]);
  limb("blade", guard, point, 0.24);
  const wide = spear ? 0.45 : 0.6;
  for (const side of [-1, 1])
    limb("trim", guard, [guard[0] + ax * wide * side, guard[1] + ay * wide * side, guard[2]], 0.12);
}

/** Folds of cloth from shoulder to shoulder, flying towards two ends. */
function cloak({ rope }: Model, { shoulders, hips }: Pose, ends: Both): void {
  const folds = 12;
  for (let k = 0; k < folds; k++) {
    const t = k / (folds - 1);
    const [x, y, z] = between(shoulders[0], shoulders[1], t);
    const end = between(ends[0], ends[1], t);
    const wave = Math.sin(k * 2.1) * 0.22;
    const pull: Spot = [hips[0] * 0.6 + end[0] * 0.4 + wave, hips[1] + 0.6, hips[2] + 0.75];
    rope(
      "cloth",
      [x, y + 0.1, z + 0.35],
      pull,
      [end[0], end[1] + wave, end[2] + wave],
      [0.2, 0.36 - 0.1 * (k % 2)],
      20,
    );
  }
}

/** Three rows of feathers along a raised arm of bone. */
function wing({ put, bow }: Model, [x, y, z]: Spot, side: number, spread: number): void {
  const arm: readonly [Spot, Spot, Spot] = [
    [x + side * 0.4, y + 0.4, z + 0.6],
    [x + side * 2.0 * spread, y + 3.6, z + 0.9],
    [x + side * 5.4 * spread, y + 2.9, z + 0.7],
  ];
  bow("feather", ...arm, [0.34, 0.2], 12);
  for (let row = 0; row < 3; row++) {
    const count = 17 - row * 2;
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1);
      const at = (k: 0 | 1 | 2): number => (1 - t) ** 2 * arm[0][k] + 2 * t * (1 - t) * arm[1][k] + t * t * arm[2][k];
      const long = (row === 0 ? 2 + 2.6 * t ** 0.7 : row === 1 ? 1.5 + 1.3 * t : 1 + 0.5 * t) * 0.5;
      const angle = -1.75 + 1.5 * t ** 1.2;
      const dx = Math.cos(angle) * long;
      const dy = Math.sin(angle) * long;
      put(
        Shape.ellipsoid,
        "feather",
        [at(0) + side * dx, at(1) + dy, at(2) - 0.1 * row + 0.015 * (i % 3)],
        [long, 0.24 - 0.03 * row, 0.05],
        { tilt: side > 0 ? angle : Math.PI - angle },
      );
    }
  }
}

/** Sparks of two blades that meet. Material: `spark`. */
export function sparks(random: Random, place: Place, size: number): Solid[] {
  const { solids, put, limb } = model(place, size, 0);
  put(Shape.ellipsoid, "spark", [0, 0, 0], [0.2, 0.2, 0.2]);
  for (let k = 0; k < 70; k++) {
    const angle = among(random, 0, Math.PI * 2);
    const from = 0.25 + 1.7 * random() ** 1.6;
    const long = among(random, 0.1, 0.5);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const fall = 0.16 * from * from;
    limb(
      "spark",
      [x * from, y * from - fall, among(random, -0.5, 0.5)],
      [x * (from + long), y * (from + long) - fall * 1.5, among(random, -0.5, 0.5)],
      among(random, 0.018, 0.05),
    );
  }
  return solids;
}
