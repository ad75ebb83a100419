/** Materials that several scenes share. */
import type { MaterialSpec, Rgb } from "../solids/material.ts";

type Materials = Readonly<Record<string, MaterialSpec>>;

/** Stone with lit windows and a dark roof; `snow` lies on both when given. */
export function fortressMaterials(stone: Rgb, roof: Rgb, light: Rgb, lit: number, snow?: Rgb): Materials {
  return {
    stone: { color: stone, openings: "windows", openingLight: light, across: 1.3, up: 2.2, lit },
    plain: { color: stone },
    roof: snow ? { color: roof, cover: snow, coverFrom: 0.35 } : { color: roof },
  };
}

/** Timber, tile and paper of the east. */
export function easternMaterials(light: Rgb, lit: number, tile: Rgb, snow?: Rgb): Materials {
  return {
    timber: { color: [0.14, 0.06, 0.035] },
    vermilion: { color: [0.5, 0.07, 0.03] },
    tile: snow ? { color: tile, cover: snow, coverFrom: 0.4 } : { color: tile },
    plaster: { color: [0.34, 0.31, 0.27] },
    paper: { color: [0.22, 0.11, 0.06], openings: "lattice", openingLight: light, across: 0.85, up: 1.44, lit },
    lamp: { color: [0.1, 0.06, 0.03], glow: light },
  };
}

/** Sandstone, gold and a small sun. */
export function desertMaterials(stone: Rgb, cover: Rgb, sunlight: Rgb): Materials {
  return {
    sandstone: { color: stone, cover, coverFrom: 0.5 },
    gold: { color: [0.5, 0.35, 0.12], glow: [sunlight[0] * 0.18, sunlight[1] * 0.16, sunlight[2] * 0.1] },
    sunlight: { color: [1, 0.9, 0.6], glow: sunlight },
  };
}

/** Wood, cloth and lamps of ships. */
export function shipMaterials(hull: Rgb, sail: Rgb, lamp: Rgb, frost?: Rgb): Materials {
  const cover = frost ? { cover: frost, coverFrom: 0.3 } : {};
  return {
    hull: { color: hull, ...cover },
    sail: { color: sail },
    mast: { color: [hull[0] * 0.6, hull[1] * 0.6, hull[2] * 0.6], ...cover },
    flag: { color: [0.5, 0.05, 0.04], clean: true },
    lamp: { color: [0.1, 0.05, 0.02], glow: lamp },
  };
}

/** Lit signs and offices of a night city. */
export const cityMaterials: Materials = {
  offices: {
    color: [0.035, 0.035, 0.05],
    openings: "offices",
    openingLight: [1.2, 0.75, 0.4],
    across: 0.3,
    up: 0.42,
    lit: 0.2,
  },
  officesCold: {
    color: [0.03, 0.034, 0.05],
    openings: "offices",
    openingLight: [0.4, 0.85, 1.3],
    across: 0.42,
    up: 0.3,
    lit: 0.17,
  },
  steel: { color: [0.02, 0.02, 0.03] },
  pinkSign: { color: [0, 0, 0], openings: "sign", openingLight: [1.5, 0.05, 0.6] },
  cyanSign: { color: [0, 0, 0], openings: "sign", openingLight: [0.03, 0.8, 1.6] },
  amberSign: { color: [0, 0, 0], openings: "sign", openingLight: [1.5, 0.4, 0.03] },
  violetSign: { color: [0, 0, 0], openings: "sign", openingLight: [0.6, 0.07, 1.6] },
};
