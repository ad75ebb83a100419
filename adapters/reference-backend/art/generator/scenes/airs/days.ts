/** Air of mornings and days. */
import type { Air } from "../../atmosphere/spec.ts";

/** Golden noon dust. */
export const desertNoon: Air = {
  key: { azimuth: -42, elevation: 30, color: [5, 3.7, 2.3], ambient: [0.34, 0.34, 0.4] },
  sky: {
    zenith: [0.2, 0.36, 0.56],
    horizon: [0.85, 0.66, 0.42],
    falloff: 3.4,
    glow: [0.7, 0.45, 0.2],
    glowPower: 6,
    haze: 5,
    hazeShare: 0.6,
  },
  clouds: [
    {
      low: 90,
      high: 140,
      cover: 0.4,
      scale: 0.00504,
      density: 4,
      lit: [1.3, 1.05, 0.75],
      dark: [0.5, 0.42, 0.36],
      silver: 1,
    },
  ],
  fog: {
    color: [0.5, 0.4, 0.27],
    glow: [0.3, 0.19, 0.08],
    density: 0.0026,
    fall: 0.03,
    base: 0,
    mist: 0.9,
    mistHeight: 9,
  },
};

/** White overcast, first flakes. */
export const snowDay: Air = {
  key: { azimuth: -30, elevation: 34, color: [1.5, 1.5, 1.6], ambient: [0.5, 0.58, 0.7], wrap: 0.2 },
  sky: {
    zenith: [0.32, 0.42, 0.54],
    horizon: [0.72, 0.76, 0.82],
    falloff: 4,
    glow: [0.2, 0.2, 0.2],
    glowPower: 5,
    haze: 6,
    hazeShare: 0.6,
    ridges: [{ base: 0.07, rough: 0.09, color: [0.3, 0.38, 0.5], haze: 0.55, scale: 2.4 }],
  },
  clouds: [
    {
      low: 60,
      high: 120,
      cover: 0.6,
      scale: 0.00504,
      density: 5,
      lit: [0.8, 0.82, 0.86],
      dark: [0.4, 0.46, 0.54],
      silver: 0.4,
      base: 0.5,
    },
  ],
  fog: {
    color: [0.6, 0.66, 0.74],
    glow: [0.06, 0.06, 0.06],
    density: 0.0042,
    fall: 0.03,
    base: 0,
    mist: 1.4,
    mistHeight: 9,
  },
};

/** Clear fresh morning, turquoise. */
export const freshMorning: Air = {
  key: { azimuth: -56, elevation: 26, color: [3.6, 3, 2.2], ambient: [0.3, 0.4, 0.5] },
  sky: {
    zenith: [0.1, 0.36, 0.66],
    horizon: [0.75, 0.85, 0.8],
    falloff: 4.5,
    glow: [0.6, 0.5, 0.3],
    glowPower: 6,
    haze: 7,
    hazeShare: 0.4,
  },
  clouds: [
    {
      low: 80,
      high: 140,
      cover: 0.47,
      scale: 0.00576,
      density: 6,
      lit: [1.25, 1.15, 1],
      dark: [0.4, 0.5, 0.62],
      silver: 0.8,
    },
  ],
  fog: {
    color: [0.48, 0.62, 0.66],
    glow: [0.24, 0.18, 0.08],
    density: 0.0022,
    fall: 0.03,
    base: 0,
    mist: 0.8,
    mistHeight: 8,
  },
  water: { level: 0.9, color: [0.01, 0.12, 0.13], waves: 0.02, scale: 0.8, mirror: 0.25, glint: 1 },
};

/** Soft spring noon, pink and pale blue. */
export const springDay: Air = {
  key: { azimuth: -46, elevation: 34, color: [3, 2.6, 2.3], ambient: [0.42, 0.46, 0.6], wrap: 0.1 },
  sky: {
    zenith: [0.16, 0.4, 0.76],
    horizon: [0.86, 0.82, 0.86],
    falloff: 4.4,
    glow: [0.4, 0.3, 0.24],
    glowPower: 5,
    haze: 6,
    hazeShare: 0.45,
    ridges: [{ base: 0.09, rough: 0.08, color: [0.26, 0.34, 0.5], haze: 0.5, scale: 1.8 }],
  },
  clouds: [
    {
      low: 80,
      high: 140,
      cover: 0.42,
      scale: 0.0054,
      density: 6,
      lit: [1.2, 1.08, 1.05],
      dark: [0.52, 0.54, 0.68],
      silver: 0.7,
    },
  ],
  fog: {
    color: [0.62, 0.62, 0.7],
    glow: [0.2, 0.14, 0.1],
    density: 0.003,
    fall: 0.035,
    base: 0,
    mist: 1.2,
    mistHeight: 8,
  },
};

/** Pastel world of candy colours. */
export const pastelDay: Air = {
  key: { azimuth: -58, elevation: 38, color: [1.75, 1.5, 1.25], ambient: [0.72, 0.74, 0.95], wrap: 0.45 },
  sky: {
    zenith: [0.07, 0.33, 0.95],
    horizon: [0.95, 0.66, 0.68],
    falloff: 7,
    glow: [0.35, 0.2, 0.12],
    glowPower: 5,
    haze: 5,
    hazeShare: 0.3,
    rainbow: { azimuth: 12, elevation: -16, radius: 38, strength: 0.3 },
  },
  clouds: [
    {
      low: 85,
      high: 125,
      cover: 0.42,
      scale: 0.00576,
      density: 4,
      lit: [1.05, 0.92, 0.9],
      dark: [0.62, 0.56, 0.78],
      silver: 0.4,
      base: 0.5,
    },
  ],
  fog: { color: [0.72, 0.66, 0.9], glow: [0.12, 0.06, 0.03], density: 0.002, fall: 0, base: 0, mist: 0, mistHeight: 1 },
};

/** Tropical noon over the sea. */
export const tropicNoon: Air = {
  key: { azimuth: -48, elevation: 42, color: [3.6, 3.2, 2.6], ambient: [0.42, 0.55, 0.72], wrap: 0.15 },
  sky: {
    zenith: [0.05, 0.3, 0.82],
    horizon: [0.6, 0.85, 0.95],
    falloff: 4.2,
    glow: [0.4, 0.35, 0.25],
    glowPower: 5,
    haze: 9,
    hazeShare: 0.35,
  },
  clouds: [
    {
      low: 60,
      high: 130,
      cover: 0.47,
      scale: 0.0065,
      density: 8,
      lit: [1.35, 1.28, 1.2],
      dark: [0.42, 0.55, 0.72],
      silver: 0.6,
      base: 0.35,
    },
  ],
  fog: {
    color: [0.5, 0.72, 0.85],
    glow: [0.1, 0.1, 0.06],
    density: 0.0014,
    fall: 0.03,
    base: 0,
    mist: 0.2,
    mistHeight: 6,
  },
  water: { level: 0.5, color: [0.0, 0.26, 0.32], waves: 0.07, scale: 0.55, mirror: 0.18, glint: 1 },
};

/** Two suns over white stone: clear high air. */
export const twinSuns: Air = {
  key: { azimuth: 14, elevation: 22, color: [3.6, 3, 2.2], ambient: [0.36, 0.44, 0.66] },
  sky: {
    zenith: [0.03, 0.17, 0.6],
    horizon: [0.62, 0.7, 0.78],
    falloff: 4.4,
    glow: [0.75, 0.55, 0.28],
    glowPower: 9,
    haze: 9,
    hazeShare: 0.25,
    ridges: [{ base: 0.035, rough: 0.12, color: [0.3, 0.4, 0.6], haze: 0.5, scale: 2.4 }],
    bodies: [
      { kind: "sun", azimuth: 13, elevation: 19, radius: 2.4, color: [1.7, 1.4, 0.95], brightness: 1.6, halo: 0.14 },
      { kind: "sun", azimuth: 22.5, elevation: 25.5, radius: 1.2, color: [1.3, 1.5, 1.9], brightness: 1.6, halo: 0.1 },
    ],
  },
  clouds: [
    {
      low: 95,
      high: 160,
      cover: 0.34,
      scale: 0.00432,
      density: 6,
      lit: [1.3, 1.18, 1],
      dark: [0.42, 0.5, 0.68],
      silver: 1.4,
    },
    {
      low: -34,
      high: 2,
      cover: 0.57,
      scale: 0.0066,
      density: 9,
      lit: [1.25, 1.12, 0.95],
      dark: [0.4, 0.5, 0.7],
      silver: 1,
      base: 0.5,
    },
  ],
  fog: {
    color: [0.5, 0.58, 0.72],
    glow: [0.3, 0.22, 0.1],
    density: 0.0016,
    fall: 0.0,
    base: 0,
    mist: 0,
    mistHeight: 1,
  },
};

/** Pale morning over ink-washed mountains. */
export const inkMorning: Air = {
  key: { azimuth: -8, elevation: 10, color: [2.7, 2, 1.5], ambient: [0.34, 0.4, 0.42] },
  sky: {
    zenith: [0.24, 0.42, 0.48],
    horizon: [1, 0.74, 0.56],
    falloff: 3,
    glow: [0.5, 0.24, 0.12],
    glowPower: 14,
    haze: 6,
    hazeShare: 0.4,
    bodies: [
      { kind: "sun", azimuth: -9, elevation: 12, radius: 2.6, color: [1.35, 0.34, 0.16], brightness: 1.1, halo: 0.06 },
    ],
    ridges: [
      { base: 0.12, rough: 0.12, color: [0.34, 0.4, 0.4], haze: 0.62, scale: 2.6 },
      { base: 0.06, rough: 0.09, color: [0.26, 0.32, 0.32], haze: 0.5, scale: 3.4 },
    ],
  },
  clouds: [
    {
      low: 80,
      high: 115,
      cover: 0.42,
      scale: 0.00504,
      density: 3,
      lit: [1.05, 0.85, 0.72],
      dark: [0.6, 0.55, 0.55],
      silver: 0.5,
    },
  ],
  fog: {
    color: [0.52, 0.54, 0.52],
    glow: [0.2, 0.1, 0.04],
    density: 0.0034,
    fall: 0.045,
    base: 0,
    mist: 2.6,
    mistHeight: 11,
  },
  water: { level: -1, color: [0.05, 0.09, 0.09], waves: 0.02, scale: 0.7, mirror: 0.4, glint: 1 },
};

/** Green dawn light falling through stems. */
export const bambooDawn: Air = {
  key: { azimuth: 12, elevation: 24, color: [2.6, 2.6, 1.5], ambient: [0.16, 0.26, 0.19] },
  sky: {
    zenith: [0.16, 0.32, 0.24],
    horizon: [0.66, 0.82, 0.5],
    falloff: 2.4,
    glow: [0.85, 0.85, 0.4],
    glowPower: 7,
    haze: 2,
    hazeShare: 0.5,
  },
  clouds: [],
  fog: {
    color: [0.2, 0.36, 0.25],
    glow: [0.46, 0.48, 0.2],
    density: 0.0085,
    fall: 0.012,
    base: 0,
    mist: 1.6,
    mistHeight: 8,
  },
};

/** Gold morning above a sea of clouds. */
export const cloudSea: Air = {
  key: { azimuth: 20, elevation: 14, color: [4.6, 3, 1.5], ambient: [0.3, 0.34, 0.46] },
  sky: {
    zenith: [0.12, 0.28, 0.52],
    horizon: [1.05, 0.72, 0.4],
    falloff: 3.4,
    glow: [0.9, 0.5, 0.18],
    glowPower: 12,
    haze: 7,
    hazeShare: 0.4,
    bodies: [
      { kind: "sun", azimuth: 21, elevation: 10.5, radius: 2, color: [1.9, 1.5, 0.8], brightness: 1.8, halo: 0.16 },
    ],
    ridges: [{ base: 0.03, rough: 0.1, color: [0.3, 0.3, 0.38], haze: 0.5, scale: 3 }],
  },
  clouds: [
    {
      low: 90,
      high: 140,
      cover: 0.42,
      scale: 0.00468,
      density: 4,
      lit: [1.4, 0.95, 0.55],
      dark: [0.42, 0.4, 0.5],
      silver: 1.4,
    },
    {
      low: -16,
      high: 16,
      cover: 0.58,
      scale: 0.007,
      density: 9,
      lit: [1.4, 0.98, 0.6],
      dark: [0.34, 0.36, 0.5],
      silver: 1.2,
      base: 0.45,
    },
  ],
  fog: {
    color: [0.5, 0.42, 0.36],
    glow: [0.36, 0.22, 0.08],
    density: 0.0024,
    fall: 0.05,
    base: 0,
    mist: 0,
    mistHeight: 1,
  },
};
