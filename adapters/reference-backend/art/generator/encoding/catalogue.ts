/** `pictures.json`: what there is for each game, so that pages know sizes and placeholders beforehand. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Edition, KindName } from "./kinds.ts";
import { KINDS } from "./kinds.ts";
import type { Palette } from "./palette.ts";

/** One picture as pages use it; its files are `<gameCode>/<kind>-<width>.<avif|webp>`. */
export interface PictureEntry {
  readonly w: number;
  readonly h: number;
  readonly widths: readonly number[];
  readonly webp: readonly number[];
  readonly blur: string;
}

export interface GameEntry {
  palette?: Palette;
  hero?: PictureEntry;
  wide?: PictureEntry;
  portrait?: PictureEntry;
  /** For the head of the boards; very wide, the subject on the end side. */
  banner?: PictureEntry;
  shots: PictureEntry[];
  goods: Partial<Record<Edition, PictureEntry>>;
  logotype?: { readonly w: number; readonly h: number };
  sigil: boolean;
  /** Achievement badges `badge-<id>.svg`, from easy to hard; beside them lies `badge-hidden.svg`. */
  badges: readonly { readonly id: string; readonly tier: string }[];
  /** A silent film `trailer.webm`, and which picture is its still. */
  trailer?: { readonly w: number; readonly h: number; readonly still?: "wide" | "shot3" };
  /** Fingerprints of the scene data each picture was made from. */
  made: Partial<Record<KindName | "trailer", string>>;
}

export type Catalogue = Record<string, GameEntry>;

export function readCatalogue(path: string): Catalogue {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Catalogue) : {};
}

/** Writes the games in alphabetical order, so that a change shows as a small difference. */
export function writeCatalogue(path: string, catalogue: Catalogue): void {
  const sorted = Object.fromEntries(Object.entries(catalogue).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(path, `${JSON.stringify(sorted, null, 1)}\n`);
}

export function emptyGame(): GameEntry {
  return { shots: [], goods: {}, sigil: false, badges: [], made: {} };
}

/** Notes a stored picture in a game's entry. */
export function notePicture(game: GameEntry, name: KindName, blur: string, fingerprint: string): void {
  const kind = KINDS[name];
  const entry: PictureEntry = { w: kind.width, h: kind.height, widths: kind.widths, webp: kind.webp, blur };
  if (name === "hero" || name === "wide" || name === "portrait" || name === "banner") game[name] = entry;
  else if (name === "shot1") game.shots[0] = entry;
  else if (name === "shot2") game.shots[1] = entry;
  else if (name === "shot3") game.shots[2] = entry;
  else game.goods[name.slice("goods-".length) as Edition] = entry;
  game.made[name] = fingerprint;
}

/** Takes the cover of an edition that is no longer sold out of a game's entry. */
export function forgetCover(game: GameEntry, edition: Edition): void {
  delete game.goods[edition];
  delete game.made[`goods-${edition}`];
}
