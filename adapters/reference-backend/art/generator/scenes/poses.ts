/** Poses of figures that are seen from close. Units of the model: about 7 tall, feet at 0. */
import type { Pose } from "../solids/kits/fighters.ts";

/** Blocks a blow from above; faces right. */
export const PARRY: Pose = {
  head: [-1.95, 6.1, 0],
  chest: [-2.6, 4.9, 0],
  hips: [-3.1, 3.1, 0],
  shoulders: [
    [-3.25, 5.3, 0.45],
    [-2.05, 5.3, -0.45],
  ],
  elbows: [
    [-1.9, 4.5, 0.4],
    [-1.2, 4.5, -0.6],
  ],
  hands: [
    [-0.95, 5.15, 0.1],
    [-0.7, 5.45, -0.1],
  ],
  knees: [
    [-4.1, 1.7, 0.3],
    [-1.7, 2, -0.3],
  ],
  feet: [
    [-4.9, 0, 0.3],
    [-1.8, 0, -0.3],
  ],
  facing: 1,
  weapon: [
    [-1.2, 4.95, 0],
    [2, 8.1, 0],
  ],
  cloak: [
    [-7.2, 2.6, 1],
    [-5.4, 0.8, 0.6],
  ],
  helm: "crest",
};

/** Strikes from above; faces left. */
export const STRIKE: Pose = {
  head: [2.15, 6.5, 0],
  chest: [2.75, 5.25, 0],
  hips: [3.3, 3.4, 0],
  shoulders: [
    [2.2, 5.85, -0.5],
    [3.35, 5.75, 0.5],
  ],
  elbows: [
    [1.55, 6.9, -0.5],
    [2.95, 7.1, 0.4],
  ],
  hands: [
    [1.5, 7.75, -0.1],
    [1.95, 8, 0.1],
  ],
  knees: [
    [1.8, 2.2, -0.3],
    [4.4, 1.8, 0.3],
  ],
  feet: [
    [1.6, 0, -0.3],
    [5.2, 0, 0.3],
  ],
  facing: -1,
  weapon: [
    [2.3, 8.15, 0],
    [-1.9, 6, 0],
  ],
  cloak: [
    [6.4, 1, 0.8],
    [7.6, 3.4, 0.8],
  ],
  helm: "horns",
};

/** A giant in stride, seen from before. */
export const STRIDE: Pose = {
  head: [0.15, 6.6, -0.5],
  chest: [0, 5.1, -0.2],
  hips: [0, 3.3, 0],
  shoulders: [
    [-1.35, 5.6, -0.1],
    [1.35, 5.75, -0.3],
  ],
  elbows: [
    [-2.1, 4.1, 0.5],
    [2.15, 4.4, -0.7],
  ],
  hands: [
    [-2.2, 2.6, 0.1],
    [2, 3.2, -2],
  ],
  knees: [
    [-0.85, 2, -1.1],
    [0.8, 1.7, 0.5],
  ],
  feet: [
    [-0.95, 0, -1],
    [0.85, -0.1, 1.6],
  ],
  facing: 0,
  helm: "headdress",
  heavy: true,
};

/** Hangs in the air with spread wings, a spear held ready. */
export const DESCENT: Pose = {
  head: [-0.2, 6.35, -0.2],
  chest: [0, 5, 0],
  hips: [0.25, 3.1, 0.1],
  shoulders: [
    [-0.85, 5.45, 0],
    [0.85, 5.45, 0],
  ],
  elbows: [
    [-1.7, 4.5, -0.3],
    [1.75, 5.2, 0.2],
  ],
  hands: [
    [-1.5, 3.4, -0.8],
    [2.3, 6.2, -0.2],
  ],
  knees: [
    [-0.35, 1.3, -0.7],
    [0.75, 1.2, 0.1],
  ],
  feet: [
    [-0.1, -0.6, 0.2],
    [1, -0.9, 0.9],
  ],
  facing: 0,
  weapon: [
    [4.6, 8.8, 0],
    [-3.9, 0.6, -1.4],
  ],
  spear: true,
  cloak: [
    [0.2, -1.2, 1.6],
    [1.9, -0.8, 1.8],
  ],
  helm: "circlet",
  wings: 1,
};

/** Waits with both hands on a sword that stands on its point, seen from before. */
export const GUARD: Pose = {
  head: [0, 6.45, -0.15],
  chest: [0, 5.1, 0],
  hips: [0, 3.3, 0],
  shoulders: [
    [-1.05, 5.6, 0],
    [1.05, 5.6, 0],
  ],
  elbows: [
    [-1.45, 4.4, -0.4],
    [1.45, 4.4, -0.4],
  ],
  hands: [
    [-0.25, 3.75, -1.2],
    [0.25, 3.95, -1.2],
  ],
  knees: [
    [-0.65, 1.8, -0.25],
    [0.7, 1.8, -0.1],
  ],
  feet: [
    [-0.85, 0, 0],
    [0.9, 0, 0.15],
  ],
  facing: 0,
  weapon: [
    [0, 4.4, -1.25],
    [0, -0.1, -1.4],
  ],
  cloak: [
    [-2.3, 0, 1.3],
    [2.4, 0, 1.3],
  ],
  helm: "horns",
};
