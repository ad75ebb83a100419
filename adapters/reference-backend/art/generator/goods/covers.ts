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
  readonly wide: Picture;
  readonly portrait: Picture;
  readonly palette: Palette;
  /** Portraits of two other games, for a bundle with them. */
  readonly partners: readonly Picture[];
}

/** Raised when the program changes how a cover comes out. */
const VERSIONS: Readonly<Record<Edition, number>> = { standard: 2, deluxe: 2, ultimate: 3, dlc: 2, bundle: 3 };
const { width: WIDTH, height: HEIGHT } = KINDS["goods-standard"];
const GOLD = "#e9c877";

/** A fingerprint of all that the cover depends on. */
export function coverFingerprint(edition: Edition, from: readonly unknown[]): string {
  return createHash("sha256")
    .update(JSON.stringify([VERSIONS[edition], edition, from]))
    .digest("hex")
    .slice(0, 16);
}

interface Look {
  /** The part of the wide picture that is shown: left, top and width as shares. */
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
    crop: [0.14, 0.06, 0.86],
    brightness: 1,
    saturation: 1,
    hue: 0,
    overlay: ({ code, palette }) =>
      `<path d="M${WIDTH - 150} 0H${WIDTH}V150Z" fill="${palette.base}" opacity=".82"/>${emblem(code, WIDTH - 48, 48, 62, palette.accent)}`,
  },
  deluxe: {
    crop: [0.36, 0.12, 0.62],
    brightness: 0.92,
    saturation: 1.08,
    hue: -8,
    overlay: ({ code, palette }) =>
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.accent}" opacity=".1"/>${frame(16, 3, GOLD)}${corners(16, 14, GOLD)}` +
      `<circle cx="${WIDTH * 0.2}" cy="${HEIGHT / 2}" r="92" fill="${palette.base}" opacity=".86"/><circle cx="${WIDTH * 0.2}" cy="${HEIGHT / 2}" r="84" fill="none" stroke="${GOLD}" stroke-width="3"/>${emblem(code, WIDTH * 0.2, HEIGHT / 2, 116, GOLD)}`,
  },
  ultimate: {
    crop: [0.2, 0.05, 0.8],
    brightness: 0.42,
    saturation: 0.8,
    hue: 14,
    overlay: ({ code, palette }) =>
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.base}" opacity=".35"/>${rings(palette.accent)}<circle cx="${WIDTH / 2}" cy="${HEIGHT / 2 - 12}" r="150" fill="url(#glow)"/>` +
      `${emblem(code, WIDTH / 2, HEIGHT / 2 - 12, 232, GOLD)}${stars(3, GOLD)}${frame(14, 4, GOLD)}${frame(24, 1.4, GOLD, 0.7)}${corners(14, 22, GOLD)}`,
  },
  dlc: {
    crop: [0.12, 0.42, 0.56],
    brightness: 1.02,
    saturation: 1.1,
    hue: 26,
    overlay: ({ code, palette }) =>
      `<path d="M0 0H${WIDTH * 0.34}L${WIDTH * 0.22} ${HEIGHT}H0Z" fill="${palette.base}"/><path d="M${WIDTH * 0.34} 0H${WIDTH * 0.365}L${WIDTH * 0.245} ${HEIGHT}H${WIDTH * 0.22}Z" fill="${palette.accent}"/>` +
      `${emblem(code, WIDTH * 0.14, HEIGHT * 0.44, 128, palette.accent)}<path d="M${WIDTH * 0.14 - 26} ${HEIGHT * 0.76}h52M${WIDTH * 0.14} ${HEIGHT * 0.76 - 26}v52" stroke="#fff" stroke-width="9"/>`,
  },
};

function overlaySvg(body: string, glow: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><radialGradient id="glow"><stop offset="0" stop-color="${glow}" stop-opacity=".75"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>${body}</svg>`,
  );
}

function open(picture: Picture): Sharp {
  return sharp(picture.rgb, { raw: { width: picture.width, height: picture.height, channels: 3 } });
}

async function toPicture(image: Sharp): Promise<Picture> {
  const rgb = await image.removeAlpha().raw().toBuffer();
  return { width: WIDTH, height: HEIGHT, rgb: new Uint8Array(rgb) };
}

/** Makes the cover of an edition. */
export async function makeCover(edition: Edition, sources: CoverSources): Promise<Picture> {
  if (edition === "bundle") return makeBundle(sources);
  const look = LOOKS[edition];
  const { wide } = sources;
  const width = Math.round(wide.width * look.crop[2]);
  const height = Math.round((width * HEIGHT) / WIDTH);
  const left = Math.min(wide.width - width, Math.round(wide.width * look.crop[0]));
  const top = Math.min(wide.height - height, Math.round(wide.height * look.crop[1]));
  const cut = await open(wide)
    .extract({ left, top, width, height })
    .resize(WIDTH, HEIGHT)
    .modulate({ brightness: look.brightness, saturation: look.saturation, hue: look.hue })
    .png()
    .toBuffer();
  return toPicture(sharp(cut).composite([{ input: overlaySvg(look.overlay(sources), sources.palette.accent) }]));
}

/** Three slanted panes: those of three games, or the figure, the portrait and the subject of one, each in its own light. */
async function makeBundle(sources: CoverSources): Promise<Picture> {
  const pane = Math.round(WIDTH * 0.44);
  const cut = async (picture: Picture, left: number, top: number, share: number, hue: number): Promise<Buffer> => {
    const height = Math.round(picture.height * share);
    const width = Math.min(picture.width, Math.round((height * pane) / HEIGHT));
    const x = Math.min(picture.width - width, Math.round(picture.width * left));
    return open(picture)
      .extract({ left: x, top: Math.round(picture.height * top), width, height })
      .resize(pane, HEIGHT, { fit: "cover" })
      .modulate({ hue })
      .png()
      .toBuffer();
  };
  const [second, third] = sources.partners;
  const images =
    second && third
      ? [
          await cut(sources.portrait, 0, 0.16, 0.7, 0),
          await cut(second, 0, 0.16, 0.7, 0),
          await cut(third, 0, 0.16, 0.7, 0),
        ]
      : [
          await cut(sources.wide, 0.24, 0.3, 0.7, 0),
          await cut(sources.portrait, 0.1, 0.08, 0.72, 18),
          await cut(sources.wide, 0.56, 0.02, 0.7, -18),
        ];
  const slant = 70;
  const share = WIDTH / 3;
  const panes = images
    .map((image, i) => {
      const x = i * share;
      const shape = `M${x + (i ? slant / 2 + 5 : -slant)} 0H${x + share + (i < 2 ? slant / 2 - 5 : slant)}L${x + share + (i < 2 ? -slant / 2 - 5 : slant)} ${HEIGHT}H${x + (i ? -slant / 2 + 5 : -slant)}Z`;
      return `<clipPath id="pane${i}"><path d="${shape}"/></clipPath><image href="data:image/png;base64,${image.toString("base64")}" x="${x - (pane - share) / 2}" y="0" width="${pane}" height="${HEIGHT}" clip-path="url(#pane${i})"/>`;
    })
    .join("");
  const badge = `<circle cx="${WIDTH / 2}" cy="${HEIGHT - 70}" r="50" fill="${sources.palette.base}"/><circle cx="${WIDTH / 2}" cy="${HEIGHT - 70}" r="46" fill="none" stroke="${sources.palette.accent}" stroke-width="3"/>${emblem(sources.code, WIDTH / 2, HEIGHT - 70, 62, sources.palette.accent)}`;
  return toPicture(
    sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: sources.palette.accent } }).composite([
      { input: overlaySvg(panes + badge, sources.palette.accent) },
    ]),
  );
}
