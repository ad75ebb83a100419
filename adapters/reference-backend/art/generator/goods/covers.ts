/** Covers of goods: the game's picture, cut, tinted and framed so that the editions differ at a glance. */
import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import sharp from "sharp";
import type { Picture } from "../encoding/encode.ts";
import type { Edition } from "../encoding/kinds.ts";
import { KINDS } from "../encoding/kinds.ts";
import type { Palette } from "../encoding/palette.ts";
import { sigilBody } from "../sigils/icons.ts";

/** What a game's covers are made from. */
export interface CoverSources {
  readonly code: string;
  readonly hero: Picture;
  readonly portrait: Picture;
  readonly shot1: Picture;
  readonly shot2: Picture;
  readonly palette: Palette;
  /** Portraits of the two other games of a bundle. */
  readonly partners: readonly Picture[];
}

/** Raised when the program changes how a cover comes out. */
const VERSIONS: Readonly<Record<Edition, number>> = { standard: 3, deluxe: 3, ultimate: 4, dlc: 3, dlc2: 1, bundle: 4 };
const { width: FULL_WIDTH, height: FULL_HEIGHT } = KINDS["goods-standard"];
/** Frames and emblems are drawn for this size and come out sharp at the full one. */
const WIDTH = 768;
const HEIGHT = 432;
const GOLD = "#e9c877";

/** A fingerprint of all that the cover depends on. */
export function coverFingerprint(edition: Edition, from: readonly unknown[]): string {
  return createHash("sha256")
    .update(JSON.stringify([VERSIONS[edition], edition, from]))
    .digest("hex")
    .slice(0, 16);
}

interface Look {
  /** The picture it is cut from, and the part of it that is shown: left, top and width as shares. */
  readonly from: "hero" | "shot1" | "shot2";
  readonly crop: readonly [number, number, number];
  readonly brightness: number;
  readonly saturation: number;
  /** Turn of all hues, degrees. */
  readonly hue: number;
  overlay(sources: CoverSources): string;
}

function emblem(code: string, x: number, y: number, size: number, color: string, opacity = 1): string {
  return `<g color="${color}" opacity="${opacity}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})">${sigilBody(code)}</g>`;
}

function frame(inset: number, stroke: number, color: string, opacity = 1): string {
  return `<rect x="${inset}" y="${inset}" width="${WIDTH - inset * 2}" height="${HEIGHT - inset * 2}" fill="none" stroke="${color}" stroke-width="${stroke}" opacity="${opacity}"/>`;
}

/** Small squares in the corners of a frame. */
function corners(inset: number, size: number, color: string): string {
  return [
    [inset, inset],
    [WIDTH - inset, inset],
    [inset, HEIGHT - inset],
    [WIDTH - inset, HEIGHT - inset],
  ]
    .map(
      ([x, y]) =>
        `<rect x="${x! - size / 2}" y="${y! - size / 2}" width="${size}" height="${size}" fill="${color}" transform="rotate(45 ${x} ${y})"/>`,
    )
    .join("");
}

function stars(count: number, color: string): string {
  const star = "M0 -13L3.6 -4.4L13 -4L5.6 1.8L8.2 11L0 5.6L-8.2 11L-5.6 1.8L-13 -4L-3.6 -4.4Z";
  return Array.from(
    { length: count },
    (_, i) =>
      `<path d="${star}" fill="${color}" transform="translate(${WIDTH / 2 + (i - (count - 1) / 2) * 34} ${HEIGHT - 44})"/>`,
  ).join("");
}

/** Rings around the emblem, fainter outwards, with small stones on every other one. */
function rings(color: string): string {
  return [0, 1, 2, 3, 4]
    .map((k) => {
      const radius = 150 + k * 46;
      const stones =
        k % 2 === 0
          ? [-1, 1]
              .map(
                (side) =>
                  `<rect x="-6" y="-6" width="12" height="12" fill="${color}" transform="translate(${WIDTH / 2 + side * radius} ${HEIGHT / 2 - 12}) rotate(45)"/>`,
              )
              .join("")
          : "";
      return `<g opacity="${(0.6 - k * 0.1).toFixed(1)}"><circle cx="${WIDTH / 2}" cy="${HEIGHT / 2 - 12}" r="${radius}" fill="none" stroke="${color}" stroke-width="${5 - k * 0.8}"/>${stones}</g>`;
    })
    .join("");
}

const LOOKS: Record<Exclude<Edition, "bundle">, Look> = {
  standard: {
    from: "hero",
    crop: [0.238, 0, 0.762],
    brightness: 1,
    saturation: 1,
    hue: 0,
    overlay: ({ code, palette }) =>
      `<path d="M${WIDTH - 150} 0H${WIDTH}V150Z" fill="${palette.base}" opacity=".82"/>${emblem(code, WIDTH - 48, 48, 62, palette.accent)}`,
  },
  deluxe: {
    from: "hero",
    crop: [0.42, 0.1, 0.56],
    brightness: 0.92,
    saturation: 1.08,
    hue: -8,
    overlay: ({ code, palette }) =>
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.accent}" opacity=".1"/>${frame(16, 3, GOLD)}${corners(16, 14, GOLD)}` +
      `<circle cx="${WIDTH * 0.2}" cy="${HEIGHT / 2}" r="92" fill="${palette.base}" opacity=".86"/><circle cx="${WIDTH * 0.2}" cy="${HEIGHT / 2}" r="84" fill="none" stroke="${GOLD}" stroke-width="3"/>${emblem(code, WIDTH * 0.2, HEIGHT / 2, 116, GOLD)}`,
  },
  ultimate: {
    from: "hero",
    crop: [0.2, 0, 0.762],
    brightness: 0.42,
    saturation: 0.8,
    hue: 14,
    overlay: ({ code, palette }) =>
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.base}" opacity=".35"/>${rings(palette.accent)}<circle cx="${WIDTH / 2}" cy="${HEIGHT / 2 - 12}" r="150" fill="url(#glow)"/>` +
      `${emblem(code, WIDTH / 2, HEIGHT / 2 - 12, 232, GOLD)}${stars(3, GOLD)}${frame(14, 4, GOLD)}${frame(24, 1.4, GOLD, 0.7)}${corners(14, 22, GOLD)}`,
  },
  dlc: {
    from: "shot1",
    crop: [0, 0, 1],
    brightness: 1.02,
    saturation: 1.1,
    hue: 8,
    overlay: ({ code, palette }) =>
      `<path d="M0 0H${WIDTH * 0.34}L${WIDTH * 0.22} ${HEIGHT}H0Z" fill="${palette.base}"/><path d="M${WIDTH * 0.34} 0H${WIDTH * 0.365}L${WIDTH * 0.245} ${HEIGHT}H${WIDTH * 0.22}Z" fill="${palette.accent}"/>` +
      `${emblem(code, WIDTH * 0.14, HEIGHT * 0.44, 128, palette.accent)}<path d="M${WIDTH * 0.14 - 26} ${HEIGHT * 0.76}h52M${WIDTH * 0.14} ${HEIGHT * 0.76 - 26}v52" stroke="#fff" stroke-width="9"/>`,
  },
  dlc2: {
    from: "shot2",
    crop: [0, 0, 1],
    brightness: 1.02,
    saturation: 1.1,
    hue: -8,
    overlay: ({ code, palette }) =>
      `<path d="M${WIDTH} 0H${WIDTH * 0.66}L${WIDTH * 0.78} ${HEIGHT}H${WIDTH}Z" fill="${palette.base}"/><path d="M${WIDTH * 0.66} 0H${WIDTH * 0.635}L${WIDTH * 0.755} ${HEIGHT}H${WIDTH * 0.78}Z" fill="${palette.accent}"/>` +
      `${emblem(code, WIDTH * 0.86, HEIGHT * 0.44, 128, palette.accent)}<path d="M${WIDTH * 0.86 - 26} ${HEIGHT * 0.76}h52M${WIDTH * 0.86} ${HEIGHT * 0.76 - 26}v52" stroke="#fff" stroke-width="9"/>`,
  },
};

function overlaySvg(body: string, glow: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FULL_WIDTH}" height="${FULL_HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs><radialGradient id="glow"><stop offset="0" stop-color="${glow}" stop-opacity=".75"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>${body}</svg>`,
  );
}

function open(picture: Picture): Sharp {
  return sharp(picture.rgb, { raw: { width: picture.width, height: picture.height, channels: 3 } });
}

async function toPicture(image: Sharp): Promise<Picture> {
  const rgb = await image.removeAlpha().raw().toBuffer();
  return { width: FULL_WIDTH, height: FULL_HEIGHT, rgb: new Uint8Array(rgb) };
}

/** Makes the cover of an edition. */
export async function makeCover(edition: Edition, sources: CoverSources): Promise<Picture> {
  if (edition === "bundle") return makeBundle(sources);
  const look = LOOKS[edition];
  const source = sources[look.from];
  const width = Math.round(source.width * look.crop[2]);
  const height = Math.min(source.height, Math.round((width * HEIGHT) / WIDTH));
  const left = Math.min(source.width - width, Math.round(source.width * look.crop[0]));
  const top = Math.min(source.height - height, Math.round(source.height * look.crop[1]));
  const cut = await open(source)
    .extract({ left, top, width, height })
    .resize(FULL_WIDTH, FULL_HEIGHT)
    .modulate({ brightness: look.brightness, saturation: look.saturation, hue: look.hue })
    .png()
    .toBuffer();
  return toPicture(sharp(cut).composite([{ input: overlaySvg(look.overlay(sources), sources.palette.accent) }]));
}

/** Three slanted panes: the portraits of three games. */
async function makeBundle({ portrait, partners, palette, code }: CoverSources): Promise<Picture> {
  const pane = Math.round(WIDTH * 0.44);
  const cut = (picture: Picture): Promise<Buffer> =>
    open(picture)
      .extract({
        left: 0,
        top: Math.round(picture.height * 0.16),
        width: Math.min(picture.width, Math.round((picture.height * 0.7 * pane) / HEIGHT)),
        height: Math.round(picture.height * 0.7),
      })
      .resize(Math.round((pane * FULL_WIDTH) / WIDTH), FULL_HEIGHT, { fit: "cover" })
      .png()
      .toBuffer();
  const images = await Promise.all([portrait, ...partners].map(cut));
  const slant = 70;
  const share = WIDTH / 3;
  const panes = images
    .map((image, i) => {
      const x = i * share;
      const shape = `M${x + (i ? slant / 2 + 5 : -slant)} 0H${x + share + (i < 2 ? slant / 2 - 5 : slant)}L${x + share + (i < 2 ? -slant / 2 - 5 : slant)} ${HEIGHT}H${x + (i ? -slant / 2 + 5 : -slant)}Z`;
      return `<clipPath id="pane${i}"><path d="${shape}"/></clipPath><image href="data:image/png;base64,${image.toString("base64")}" x="${x - (pane - share) / 2}" y="0" width="${pane}" height="${HEIGHT}" clip-path="url(#pane${i})"/>`;
    })
    .join("");
  const badge = `<circle cx="${WIDTH / 2}" cy="${HEIGHT - 70}" r="50" fill="${palette.base}"/><circle cx="${WIDTH / 2}" cy="${HEIGHT - 70}" r="46" fill="none" stroke="${palette.accent}" stroke-width="3"/>${emblem(code, WIDTH / 2, HEIGHT - 70, 62, palette.accent)}`;
  return toPicture(
    sharp({ create: { width: FULL_WIDTH, height: FULL_HEIGHT, channels: 3, background: palette.accent } }).composite([
      { input: overlaySvg(panes + badge, palette.accent) },
    ]),
  );
}
