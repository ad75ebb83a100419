/** Air of storms. */
import type { Air } from "../../atmosphere/spec.ts";

/** Evening storm: low gold light from the left under blue-black clouds. */
export const goldStorm: Air = {
  key: { azimuth: -50, elevation: 19, color: [6.6, 4, 1.9], ambient: [0.14, 0.21, 0.33] },
  sky: {
    zenith: [0.025, 0.042, 0.07],
    horizon: [0.2, 0.25, 0.29],
    falloff: 3.2,
    glow: [1.2, 0.62, 0.2],
    glowPower: 9,
    haze: 9,
    hazeShare: 0.6,
    ridges: [{ base: 0.05, rough: 0.08, color: [0.05, 0.06, 0.08], haze: 0.6, scale: 2.2 }],
  },
  clouds: [
    {
      low: 62,
      high: 160,
      cover: 0.62,
      scale: 0.0075,
      density: 8,
      lit: [1.35, 0.9, 0.5],
      dark: [0.045, 0.085, 0.14],
      silver: 1.2,
      base: 0.1,
    },
  ],
  fog: {
    color: [0.06, 0.115, 0.185],
    glow: [0.24, 0.12, 0.036],
    density: 0.0022,
    fall: 0.03,
    base: 2,
    mist: 0.9,
    mistHeight: 8,
  },
  water: { level: 1.2, color: [0.01, 0.02, 0.025], waves: 0.04, scale: 0.7, mirror: 0.35, glint: 2 },
};

/** Fire below, smoke above. */
export const hellfire: Air = {
  key: { azimuth: 2, elevation: 7, color: [2.6, 0.85, 0.25], ambient: [0.1, 0.07, 0.1] },
  sky: {
    zenith: [0.02, 0.012, 0.014],
    horizon: [0.3, 0.075, 0.03],
    falloff: 3.2,
    glow: [1.1, 0.32, 0.06],
    glowPower: 16,
    haze: 8,
    hazeShare: 0.7,
    ridges: [{ base: 0.06, rough: 0.14, color: [0.03, 0.014, 0.012], haze: 0.5, scale: 2.8 }],
  },
  clouds: [
    {
      low: 55,
      high: 130,
      cover: 0.6,
      scale: 0.0085,
      density: 8,
      lit: [0.95, 0.3, 0.09],
      dark: [0.045, 0.028, 0.03],
      silver: 1.6,
    },
  ],
  fog: {
    color: [0.12, 0.036, 0.022],
    glow: [0.33, 0.096, 0.018],
    density: 0.003,
    fall: 0.03,
    base: 0,
    mist: 1,
    mistHeight: 10,
  },
};

/** Green storm light and rain over wet ridges. */
export const greenStorm: Air = {
  key: { azimuth: 16, elevation: 20, color: [1.6, 2.6, 1.5], ambient: [0.08, 0.14, 0.13] },
  sky: {
    zenith: [0.012, 0.03, 0.03],
    horizon: [0.2, 0.42, 0.26],
    falloff: 4,
    glow: [0.42, 0.85, 0.36],
    glowPower: 14,
    haze: 9,
    hazeShare: 0.55,
    ridges: [{ base: 0.09, rough: 0.14, color: [0.04, 0.08, 0.07], haze: 0.55, scale: 2.4 }],
  },
  clouds: [
    {
      low: 55,
      high: 150,
      cover: 0.62,
      scale: 0.0078,
      density: 9,
      lit: [0.5, 0.95, 0.5],
      dark: [0.025, 0.055, 0.055],
      silver: 1.8,
      base: 0.15,
    },
  ],
  fog: {
    color: [0.06, 0.125, 0.1],
    glow: [0.16, 0.32, 0.14],
    density: 0.0036,
    fall: 0.03,
    base: 0,
    mist: 1.6,
    mistHeight: 10,
  },
  water: { level: 0.6, color: [0.006, 0.02, 0.018], waves: 0.06, scale: 0.8, mirror: 0.35, glint: 1 },
};

/** Slate rain, hardly any sun. */
export const slateRain: Air = {
  key: { azimuth: -28, elevation: 36, color: [0.9, 1, 1.1], ambient: [0.24, 0.29, 0.33], wrap: 0.2 },
  sky: {
    zenith: [0.1, 0.13, 0.16],
    horizon: [0.36, 0.4, 0.42],
    falloff: 4,
    glow: [0.14, 0.15, 0.15],
    glowPower: 6,
    haze: 6,
    hazeShare: 0.6,
    ridges: [{ base: 0.13, rough: 0.14, color: [0.14, 0.17, 0.19], haze: 0.6, scale: 3 }],
  },
  clouds: [
    {
      low: 55,
      high: 120,
      cover: 0.64,
      scale: 0.0075,
      density: 8,
      lit: [0.42, 0.45, 0.48],
      dark: [0.12, 0.15, 0.18],
      silver: 0.5,
      base: 0.4,
    },
  ],
  fog: {
    color: [0.25, 0.29, 0.32],
    glow: [0.05, 0.05, 0.05],
    density: 0.006,
    fall: 0.03,
    base: 0,
    mist: 2.2,
    mistHeight: 12,
  },
  water: { level: -0.6, color: [0.02, 0.03, 0.035], waves: 0.05, scale: 0.9, mirror: 0.35, glint: 0.5 },
};

/** Violet storm around the abyss. */
export const abyssStorm: Air = {
  key: { azimuth: 22, elevation: 14, color: [1.5, 0.95, 2.4], ambient: [0.1, 0.1, 0.22] },
  sky: {
    zenith: [0.014, 0.012, 0.05],
    horizon: [0.2, 0.12, 0.36],
    falloff: 3,
    glow: [0.55, 0.25, 0.85],
    glowPower: 12,
    haze: 8,
    hazeShare: 0.5,
    ridges: [{ base: 0.04, rough: 0.16, color: [0.05, 0.04, 0.12], haze: 0.4, scale: 2.6 }],
  },
  clouds: [
    {
      low: 70,
      high: 160,
      cover: 0.62,
      scale: 0.0075,
      density: 9,
      lit: [0.75, 0.42, 1.15],
      dark: [0.03, 0.03, 0.085],
      silver: 2,
    },
    {
      low: -34,
      high: 4,
      cover: 0.57,
      scale: 0.007,
      density: 9,
      lit: [0.5, 0.3, 0.85],
      dark: [0.04, 0.035, 0.12],
      silver: 1,
      base: 0.3,
    },
  ],
  fog: {
    color: [0.055, 0.045, 0.13],
    glow: [0.18, 0.09, 0.3],
    density: 0.0026,
    fall: 0,
    base: 0,
    mist: 0,
    mistHeight: 1,
  },
};
