/** How ground is painted in different countries. Linear colours. */
import type { GroundLook } from "../atmosphere/spec.ts";

export const bareLook: GroundLook = {
  rock: [0.085, 0.085, 0.09],
  rockLight: [0.15, 0.13, 0.11],
  grass: [0.06, 0.07, 0.03],
  grassShare: 0.6,
  tree: [0.02, 0.035, 0.025],
  snow: [0.8, 0.85, 0.9],
  snowLine: 1000,
  detail: 0.35,
};

export const alpineLook: GroundLook = { ...bareLook, snowLine: 40 };

export const winterLook: GroundLook = {
  ...bareLook,
  rock: [0.06, 0.075, 0.1],
  rockLight: [0.1, 0.12, 0.15],
  grassShare: 0,
  tree: [0.02, 0.035, 0.04],
  snow: [0.75, 0.83, 0.92],
  snowLine: 4,
};

export const autumnLook: GroundLook = {
  ...bareLook,
  rock: [0.09, 0.075, 0.065],
  rockLight: [0.15, 0.12, 0.09],
  grass: [0.15, 0.1, 0.035],
  grassShare: 0.9,
  tree: [0.26, 0.095, 0.02],
};

export const sandLook: GroundLook = {
  ...bareLook,
  rock: [0.5, 0.32, 0.17],
  rockLight: [0.58, 0.38, 0.2],
  grassShare: 0,
  detail: 0.22,
};

export const karstLook: GroundLook = {
  ...bareLook,
  rock: [0.1, 0.13, 0.12],
  rockLight: [0.2, 0.19, 0.15],
  grass: [0.08, 0.13, 0.05],
  grassShare: 1,
  tree: [0.05, 0.085, 0.045],
};

export const lavaLook: GroundLook = {
  ...bareLook,
  rock: [0.045, 0.04, 0.042],
  rockLight: [0.075, 0.06, 0.058],
  grassShare: 0,
  lava: { strength: 1.1, top: 9 },
};

export const meadowLook: GroundLook = {
  ...bareLook,
  rock: [0.14, 0.12, 0.1],
  rockLight: [0.2, 0.17, 0.13],
  grass: [0.12, 0.16, 0.05],
  grassShare: 1,
  tree: [0.05, 0.08, 0.03],
};

export const beachLook: GroundLook = {
  ...bareLook,
  rock: [0.6, 0.5, 0.34],
  rockLight: [0.72, 0.6, 0.42],
  grass: [0.13, 0.22, 0.06],
  grassShare: 0.55,
  tree: [0.05, 0.13, 0.05],
  detail: 0.18,
};
