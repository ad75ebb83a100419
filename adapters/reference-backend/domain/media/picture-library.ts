import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Media, MediaRole, Palette } from "#core/catalogue/game.ts";
import { PLACEHOLDER_SIZES, type PlaceholderKind } from "./placeholder.ts";

const pictureSchema = v.object({
  w: v.number(),
  h: v.number(),
  /** Widths there is an AVIF of, in pixels. */
  widths: v.array(v.number()),
  /** Widths there is a WebP of, for browsers without AVIF. */
  webp: v.pipe(v.array(v.number()), v.minLength(1)),
  /** Tiny `data:` picture. */
  blur: v.string(),
});
type Picture = v.InferOutput<typeof pictureSchema>;

const gameArtSchema = v.object({
  palette: v.optional(v.object({ base: v.string(), accent: v.string(), ink: v.string() })),
  hero: v.optional(pictureSchema),
  wide: v.optional(pictureSchema),
  portrait: v.optional(pictureSchema),
  /** `null` for a picture that has not been made yet. */
  shots: v.optional(v.array(v.nullable(pictureSchema)), []),
  goods: v.optional(v.record(v.string(), pictureSchema), {}),
  logotype: v.optional(v.object({ w: v.number(), h: v.number() })),
  sigil: v.optional(v.boolean(), false),
  /** A silent film, and which picture is its still. */
  trailer: v.optional(
    v.object({ w: v.number(), h: v.number(), still: v.optional(v.picklist(["wide", "shot3"]), "wide") }),
  ),
});
type GameArt = v.InferOutput<typeof gameArtSchema>;

/** Prefix of the addresses under which the pictures are served. */
export const ART_PREFIX = "/media/art/";

/** The committed art: which pictures a game has, and where they are. */
export interface PictureLibrary {
  /** Folder of the pictures on disk. */
  readonly folder: string;
  paletteOf(artCode: string): Palette;
  /** Pictures of a game; missing ones are replaced by a gradient. `title` is their alternative text. */
  mediaOf(artCode: string, title: string): Media[];
  /** Address of the small picture beside a search suggestion. */
  thumbnailOf(artCode: string): string;
  /** Address of the game's sigil; empty without one. */
  sigilOf(artCode: string): string;
  /** Cover of goods. */
  coverOf(artCode: string, cover: string, title: string): Media;
  /** Address of the badge of an achievement, a gradient if it has none; `hidden` gives the badge of a hidden one. */
  badgeOf(artCode: string, badgeId: string): string;
}

/** Reads `pictures.json` of the art folder. Without the file every picture is a placeholder. */
export function createPictureLibrary(picturesRoot: string): PictureLibrary {
  const manifest = readManifest(join(picturesRoot, "pictures.json"));
  const paletteOf = (artCode: string): Palette => manifest.art.get(artCode)?.palette ?? paletteFromCode(artCode);

  const pictureOf = (
    input: { artCode: string; name: string; role: MediaRole; alt: string },
    picture: Picture,
  ): Media => {
    const address = (width: number, type: string) =>
      `${ART_PREFIX}${input.artCode}/${input.name}-${width}.${type}?v=${manifest.version}`;
    return {
      type: "image",
      role: input.role,
      src: address(Math.max(...picture.webp), "webp"),
      srcset: picture.widths.map((width) => `${address(width, "avif")} ${width}w`).join(", "),
      poster: "",
      alt: input.alt,
      w: picture.w,
      h: picture.h,
      captions: [],
      blur: picture.blur,
    };
  };

  const drawing = (
    input: { artCode: string; name: string; role: MediaRole; alt: string },
    w: number,
    h: number,
  ): Media => ({
    type: "image",
    role: input.role,
    src: `${ART_PREFIX}${input.artCode}/${input.name}.svg?v=${manifest.version}`,
    srcset: "",
    poster: "",
    alt: input.alt,
    w,
    h,
    captions: [],
    blur: "",
  });

  const placeholder = (artCode: string, kind: Exclude<PlaceholderKind, "badge">, alt: string): Media => {
    const [w, h] = PLACEHOLDER_SIZES[kind];
    return drawing({ artCode, name: `stand-in-${kind}`, role: kind, alt }, w, h);
  };

  const folder = join(picturesRoot, "pictures");
  const badges = new Set(globSync("*/badge-*.svg", { cwd: folder }));

  const film = (
    artCode: string,
    still: { readonly name: "wide" | "shot3"; readonly picture: Picture },
    size: { readonly w: number; readonly h: number },
    alt: string,
  ): Media => {
    const image = pictureOf({ artCode, name: still.name, role: "wide", alt }, still.picture);
    return {
      ...image,
      type: "video",
      role: "trailer",
      src: `${ART_PREFIX}${artCode}/trailer.webm?v=${manifest.version}`,
      poster: image.src,
      w: size.w,
      h: size.h,
    };
  };

  const keyArt = (
    artCode: string,
    kind: "hero" | "wide" | "portrait",
    art: GameArt | undefined,
    alt: string,
  ): Media => {
    const picture = art?.[kind];
    return picture === undefined
      ? placeholder(artCode, kind, alt)
      : pictureOf({ artCode, name: kind, role: kind, alt }, picture);
  };

  const sigilOf = (artCode: string) =>
    manifest.art.get(artCode)?.sigil === true ? `${ART_PREFIX}${artCode}/sigil.svg?v=${manifest.version}` : "";

  return {
    folder,
    paletteOf,
    mediaOf: (artCode, title) => {
      const art = manifest.art.get(artCode);
      const media = [
        keyArt(artCode, "hero", art, title),
        keyArt(artCode, "wide", art, title),
        keyArt(artCode, "portrait", art, title),
      ];
      if (art?.logotype !== undefined) {
        media.push(
          drawing({ artCode, name: "logotype", role: "logotype", alt: title }, art.logotype.w, art.logotype.h),
        );
      }
      if (art?.sigil === true) media.push(drawing({ artCode, name: "sigil", role: "sigil", alt: title }, 512, 512));
      const { trailer } = art ?? {};
      const still = trailer?.still === "shot3" ? art?.shots[2] : art?.wide;
      if (trailer !== undefined && still) {
        media.push(film(artCode, { name: trailer.still, picture: still }, trailer, title));
      }
      for (const [at, shot] of (art?.shots ?? []).entries()) {
        if (shot === null) continue;
        const alt = `${title} – ${at + 1}`;
        media.push(pictureOf({ artCode, name: `shot${at + 1}`, role: "screenshot", alt }, shot));
      }
      return media;
    },
    thumbnailOf: (artCode) => {
      const picture = manifest.art.get(artCode)?.wide;
      if (picture === undefined) return placeholder(artCode, "wide", "").src;
      return `${ART_PREFIX}${artCode}/wide-${Math.min(...picture.webp)}.webp?v=${manifest.version}`;
    },
    sigilOf,
    badgeOf: (artCode, badgeId) => {
      const name = badges.has(join(artCode, `badge-${badgeId}.svg`)) ? `badge-${badgeId}` : "stand-in-badge";
      return `${ART_PREFIX}${artCode}/${name}.svg?v=${manifest.version}`;
    },
    coverOf: (artCode, cover, title) => {
      const picture = manifest.art.get(artCode)?.goods[cover];
      return picture === undefined
        ? placeholder(artCode, "cover", title)
        : pictureOf({ artCode, name: `goods-${cover}`, role: "cover", alt: title }, picture);
    },
  };
}

/** Colours for a game without art, the same every time. */
function paletteFromCode(artCode: string): Palette {
  const hue = (createHash("sha256").update(artCode).digest()[0] ?? 0) * (360 / 256);
  return { base: hslToHex(hue, 0.38, 0.16), accent: hslToHex((hue + 28) % 360, 0.62, 0.62), ink: "#f5f2fb" };
}

function hslToHex(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** A manifest entry that cannot be read counts as a game without art. */
function readManifest(path: string): { readonly version: string; readonly art: ReadonlyMap<string, GameArt> } {
  if (!existsSync(path)) return { version: "0", art: new Map() };
  const text = readFileSync(path, "utf8");
  const entries: unknown = JSON.parse(text);
  const art = new Map<string, GameArt>();
  for (const [gameCode, entry] of Object.entries(typeof entries === "object" && entries !== null ? entries : {})) {
    const parsed = v.safeParse(gameArtSchema, entry);
    if (parsed.success) art.set(gameCode, parsed.output);
  }
  return { version: createHash("sha256").update(text).digest("hex").slice(0, 10), art };
}
