/** Air of evenings. */
import type { Air } from "../../atmosphere/spec.ts";

/** Teal rain light with a warm slit at the horizon. */
export const monsoonEvening: Air = {
  key: { azimuth: 28, elevation: 10, color: [2.4, 1.5, 0.9], ambient: [0.16, 0.24, 0.28] },
  sky: {
    zenith: [0.05, 0.11, 0.14],
    horizon: [0.52, 0.42, 0.3],
    falloff: 7,
    glow: [0.7, 0.4, 0.18],
    glowPower: 12,
    haze: 10,
    hazeShare: 0.5,
  },
  clouds: [
    {
      low: 55,
      high: 140,
      cover: 0.68,
      scale: 0.0054,
      density: 9,
      lit: [0.5, 0.42, 0.34],
      dark: [0.05, 0.1, 0.125],
      silver: 1,
    },
  ],
  fog: {
    color: [0.13, 0.2, 0.22],
    glow: [0.22, 0.13, 0.05],
    density: 0.0036,
    fall: 0.03,
    base: 0,
    mist: 1.3,
    mistHeight: 9,
  },
  water: { level: 0.7, color: [0.012, 0.035, 0.04], waves: 0.05, scale: 0.8, mirror: 0.35, glint: 1.4 },
};

/** Crimson dusk. */
export const redDusk: Air = {
  key: { azimuth: 24, elevation: 6, color: [4.4, 1.25, 0.45], ambient: [0.2, 0.14, 0.26] },
  sky: {
    zenith: [0.06, 0.06, 0.19],
    horizon: [0.95, 0.22, 0.09],
    falloff: 3.2,
    glow: [1.2, 0.34, 0.08],
    glowPower: 12,
    haze: 9,
    hazeShare: 0.45,
    bodies: [
      { kind: "sun", azimuth: 9, elevation: 4.2, radius: 3.4, color: [1.8, 0.5, 0.14], brightness: 1.3, halo: 0.12 },
    ],
  },
  clouds: [
    {
      low: 80,
      high: 130,
      cover: 0.45,
      scale: 0.00432,
      density: 6,
      lit: [1.5, 0.32, 0.14],
      dark: [0.12, 0.06, 0.15],
      silver: 1.5,
    },
  ],
  fog: {
    color: [0.3, 0.1, 0.09],
    glow: [0.46, 0.12, 0.02],
    density: 0.003,
    fall: 0.03,
    base: 0,
    mist: 0.9,
    mistHeight: 8,
  },
};

/** Autumn evening: amber low sun, blue shadow. */
export const autumnDusk: Air = {
  key: { azimuth: -58, elevation: 12, color: [4.8, 2.3, 0.9], ambient: [0.17, 0.2, 0.34] },
  sky: {
    zenith: [0.1, 0.14, 0.3],
    horizon: [0.86, 0.42, 0.2],
    falloff: 4.4,
    glow: [0.9, 0.4, 0.14],
    glowPower: 7,
    haze: 8,
    hazeShare: 0.45,
    ridges: [{ base: 0.06, rough: 0.05, color: [0.12, 0.1, 0.14], haze: 0.5, scale: 1.6 }],
  },
  clouds: [
    {
      low: 75,
      high: 130,
      cover: 0.47,
      scale: 0.0045,
      density: 6,
      lit: [1.4, 0.62, 0.3],
      dark: [0.14, 0.13, 0.22],
      silver: 1.2,
    },
  ],
  fog: {
    color: [0.24, 0.17, 0.17],
    glow: [0.36, 0.17, 0.05],
    density: 0.0036,
    fall: 0.035,
    base: 0,
    mist: 1.6,
    mistHeight: 8,
  },
  water: { level: 0.8, color: [0.02, 0.03, 0.035], waves: 0.02, scale: 0.7, mirror: 0.4, glint: 1.4 },
};

/** Sunset over the sea, orange and violet. */
export const seaSunset: Air = {
  key: { azimuth: 11, elevation: 5, color: [4.4, 2.2, 1], ambient: [0.18, 0.2, 0.3] },
  sky: {
    zenith: [0.06, 0.14, 0.36],
    horizon: [1, 0.42, 0.22],
    falloff: 3,
    glow: [1.2, 0.5, 0.16],
    glowPower: 24,
    haze: 9,
    hazeShare: 0.45,
    bodies: [
      { kind: "sun", azimuth: 6, elevation: 5.4, radius: 3.6, color: [1.9, 0.8, 0.3], brightness: 1.3, halo: 0.12 },
    ],
    ridges: [{ base: 0.03, rough: 0.05, color: [0.2, 0.12, 0.18], haze: 0.45, scale: 2 }],
  },
  clouds: [
    {
      low: 70,
      high: 140,
      cover: 0.46,
      scale: 0.0045,
      density: 7,
      lit: [1.6, 0.72, 0.4],
      dark: [0.14, 0.12, 0.26],
      silver: 2,
    },
  ],
  fog: {
    color: [0.34, 0.2, 0.2],
    glow: [0.42, 0.19, 0.06],
    density: 0.002,
    fall: 0.03,
    base: 0,
    mist: 0.5,
    mistHeight: 6,
  },
  water: { level: 0, color: [0.012, 0.03, 0.05], waves: 0.14, scale: 0.4, mirror: 0.14, glint: 2.4 },
};
