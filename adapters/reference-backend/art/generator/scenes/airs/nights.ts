/** Air of nights. */
import type { Air, CloudSpec } from "../../atmosphere/spec.ts";

const nightClouds: CloudSpec = {
  low: 70,
  high: 120,
  cover: 0.42,
  scale: 0.007,
  density: 4,
  lit: [0.12, 0.16, 0.3],
  dark: [0.02, 0.03, 0.07],
  silver: 1,
};

/** Green aurora over snow. */
export const auroraNight: Air = {
  key: { azimuth: -35, elevation: 30, color: [0.32, 0.62, 0.66], ambient: [0.05, 0.13, 0.17] },
  sky: {
    zenith: [0.006, 0.016, 0.05],
    horizon: [0.012, 0.055, 0.08],
    falloff: 3,
    glow: [0.02, 0.08, 0.08],
    glowPower: 6,
    haze: 10,
    hazeShare: 0.5,
    stars: 1,
    aurora: { low: [0.06, 0.9, 0.5], high: [0.35, 0.12, 0.85], strength: 0.95 },
    ridges: [{ base: 0.07, rough: 0.1, color: [0.03, 0.07, 0.1], haze: 0.5, scale: 2 }],
  },
  clouds: [],
  fog: {
    color: [0.018, 0.075, 0.1],
    glow: [0.01, 0.03, 0.03],
    density: 0.0026,
    fall: 0.03,
    base: 0,
    mist: 0.9,
    mistHeight: 7,
  },
  water: { level: 0.6, color: [0.004, 0.014, 0.02], waves: 0.015, scale: 0.7, mirror: 0.5, glint: 0 },
};

/** A red moon, everything else nearly black. */
export const bloodNight: Air = {
  key: { azimuth: 4, elevation: 15, color: [1.5, 0.26, 0.16], ambient: [0.06, 0.03, 0.06] },
  sky: {
    zenith: [0.012, 0.005, 0.018],
    horizon: [0.1, 0.015, 0.02],
    falloff: 3,
    glow: [0.14, 0.016, 0.012],
    glowPower: 9,
    haze: 8,
    hazeShare: 0.7,
    stars: 0.12,
    bodies: [
      { kind: "moon", azimuth: 7, elevation: 16, radius: 8.4, color: [1.5, 0.3, 0.16], brightness: 1.4, halo: 0.06 },
    ],
    ridges: [{ base: 0.04, rough: 0.09, color: [0.02, 0.008, 0.012], haze: 0.55, scale: 2.6 }],
  },
  clouds: [
    {
      ...nightClouds,
      cover: 0.37,
      scale: 0.005,
      lit: [0.7, 0.09, 0.06],
      dark: [0.03, 0.008, 0.014],
      silver: 1.2,
      density: 5,
    },
  ],
  fog: {
    color: [0.055, 0.011, 0.018],
    glow: [0.1, 0.016, 0.01],
    density: 0.0028,
    fall: 0.045,
    base: 0,
    mist: 1.6,
    mistHeight: 8,
  },
};

/** Deep blue with bright stars and a small moon. */
export const starNight: Air = {
  key: { azimuth: -40, elevation: 34, color: [0.62, 0.78, 1.25], ambient: [0.05, 0.075, 0.16] },
  sky: {
    zenith: [0.006, 0.012, 0.05],
    horizon: [0.05, 0.09, 0.2],
    falloff: 3.4,
    glow: [0.05, 0.07, 0.14],
    glowPower: 8,
    haze: 9,
    hazeShare: 0.4,
    stars: 1.5,
    nebula: { first: [0.1, 0.13, 0.34], second: [0.3, 0.26, 0.5], strength: 0.55 },
    bodies: [
      { kind: "moon", azimuth: -13, elevation: 20, radius: 1.9, color: [0.9, 0.95, 1.1], brightness: 1.6, halo: 0.05 },
    ],
  },
  clouds: [],
  fog: {
    color: [0.03, 0.05, 0.12],
    glow: [0.02, 0.03, 0.05],
    density: 0.002,
    fall: 0.03,
    base: 0,
    mist: 0.5,
    mistHeight: 7,
  },
};

/** Warm fires under a smoky brown-black sky. */
export const siegeNight: Air = {
  key: { azimuth: 16, elevation: 12, color: [2, 0.8, 0.24], ambient: [0.075, 0.075, 0.12] },
  sky: {
    zenith: [0.01, 0.016, 0.042],
    horizon: [0.12, 0.06, 0.045],
    falloff: 5.5,
    glow: [0.42, 0.13, 0.03],
    glowPower: 20,
    haze: 8,
    hazeShare: 0.6,
    stars: 0.2,
  },
  clouds: [
    {
      low: 55,
      high: 120,
      cover: 0.6,
      scale: 0.0085,
      density: 7,
      lit: [0.26, 0.11, 0.06],
      dark: [0.024, 0.034, 0.07],
      silver: 1,
    },
  ],
  fog: {
    color: [0.07, 0.034, 0.022],
    glow: [0.24, 0.085, 0.02],
    density: 0.0034,
    fall: 0.035,
    base: 0,
    mist: 1.4,
    mistHeight: 9,
  },
};

/** Magenta and cyan over a wet street. */
export const neonNight: Air = {
  key: { azimuth: 3, elevation: 6, color: [0.35, 0.2, 0.5], ambient: [0.1, 0.1, 0.26] },
  sky: {
    zenith: [0.008, 0.008, 0.04],
    horizon: [0.2, 0.05, 0.24],
    falloff: 4.2,
    glow: [0.8, 0.2, 0.42],
    glowPower: 50,
    haze: 5,
    hazeShare: 0.6,
    stars: 0.3,
  },
  clouds: [{ ...nightClouds, low: 110, high: 170, cover: 0.5, lit: [0.5, 0.14, 0.42], dark: [0.05, 0.03, 0.12] }],
  fog: {
    color: [0.03, 0.035, 0.11],
    glow: [0.24, 0.042, 0.18],
    density: 0.0038,
    fall: 0.012,
    base: 0,
    mist: 0.7,
    mistHeight: 10,
  },
  water: { level: 0, color: [0.004, 0.004, 0.008], waves: 0.022, scale: 1.6, mirror: 0.5, glint: 0 },
};

/** A fair's warm lights under a violet night. */
export const fairNight: Air = {
  key: { azimuth: 12, elevation: 20, color: [0.7, 0.5, 0.75], ambient: [0.14, 0.1, 0.24] },
  sky: {
    zenith: [0.012, 0.01, 0.055],
    horizon: [0.16, 0.06, 0.2],
    falloff: 3,
    glow: [0.4, 0.16, 0.2],
    glowPower: 10,
    haze: 7,
    hazeShare: 0.5,
    stars: 0.9,
  },
  clouds: [{ ...nightClouds, cover: 0.38, lit: [0.3, 0.12, 0.3], dark: [0.04, 0.025, 0.09] }],
  fog: {
    color: [0.06, 0.03, 0.1],
    glow: [0.2, 0.08, 0.1],
    density: 0.0026,
    fall: 0.03,
    base: 0,
    mist: 0.7,
    mistHeight: 8,
  },
  water: { level: 0.1, color: [0.006, 0.006, 0.014], waves: 0.03, scale: 0.9, mirror: 0.4, glint: 0 },
};

/** Moonlight on mist and water, ink blue. */
export const moonMist: Air = {
  key: { azimuth: -14, elevation: 19, color: [0.75, 0.92, 1.2], ambient: [0.09, 0.13, 0.22] },
  sky: {
    zenith: [0.01, 0.025, 0.07],
    horizon: [0.12, 0.2, 0.32],
    falloff: 3,
    glow: [0.12, 0.17, 0.24],
    glowPower: 16,
    haze: 7,
    hazeShare: 0.45,
    stars: 0.6,
    bodies: [
      { kind: "moon", azimuth: -9, elevation: 15, radius: 3.6, color: [1, 1.02, 1.05], brightness: 1.15, halo: 0.1 },
    ],
  },
  clouds: [{ ...nightClouds, cover: 0.4, scale: 0.005, lit: [0.4, 0.48, 0.62], dark: [0.04, 0.06, 0.12], silver: 1.6 }],
  fog: {
    color: [0.07, 0.115, 0.19],
    glow: [0.1, 0.13, 0.17],
    density: 0.0034,
    fall: 0.045,
    base: 0,
    mist: 2,
    mistHeight: 10,
  },
  water: { level: -1, color: [0.008, 0.02, 0.04], waves: 0.05, scale: 0.6, mirror: 0.35, glint: 1.4 },
};

/** Below the ground: no sky, cold light from crystals, a shaft from above. */
export const caveGlow: Air = {
  key: { azimuth: 14, elevation: 64, color: [0.9, 1.15, 1.3], ambient: [0.06, 0.1, 0.17] },
  sky: {
    zenith: [0.002, 0.006, 0.014],
    horizon: [0.01, 0.045, 0.07],
    falloff: 3,
    glow: [0.06, 0.22, 0.26],
    glowPower: 16,
    haze: 4,
    hazeShare: 0.4,
  },
  clouds: [],
  fog: {
    color: [0.012, 0.05, 0.08],
    glow: [0.04, 0.12, 0.14],
    density: 0.008,
    fall: 0.015,
    base: 0,
    mist: 1,
    mistHeight: 9,
  },
  water: { level: -0.6, color: [0.002, 0.012, 0.02], waves: 0.02, scale: 0.8, mirror: 0.5, glint: 0 },
};

/** Space, magenta dust. */
export const deepSpace: Air = {
  key: { azimuth: -52, elevation: 30, color: [4.2, 3.4, 3], ambient: [0.09, 0.07, 0.13] },
  sky: {
    zenith: [0.004, 0.003, 0.012],
    horizon: [0.03, 0.008, 0.03],
    falloff: 1.6,
    glow: [0.5, 0.22, 0.16],
    glowPower: 10,
    haze: 40,
    hazeShare: 0,
    stars: 1.6,
    nebula: { first: [0.26, 0.05, 0.22], second: [0.1, 0.28, 0.5], strength: 0.5 },
    bodies: [
      { kind: "planet", azimuth: 9, elevation: 11.5, radius: 9, color: [0.1, 0.2, 0.42], brightness: 0.95, ring: 20 },
    ],
  },
  clouds: [],
  fog: {
    color: [0.02, 0.008, 0.03],
    glow: [0.02, 0.01, 0.02],
    density: 0.0002,
    fall: 0,
    base: 0,
    mist: 0,
    mistHeight: 1,
  },
};
