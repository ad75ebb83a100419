/** Flat emblems in each game's palette. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Palette } from "../encoding/palette.ts";
import { sigilBody } from "./icons.ts";

const EDGE = 512;

/** Writes `sigil.svg`: the emblem on a shield of the game's dark colour. */
export function writeSigil(code: string, palette: Palette, folder: string): void {
  const shield = "M256 12L470 84V262C470 372 388 456 256 500C124 456 42 372 42 262V84Z";
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE} ${EDGE}"><path d="${shield}" fill="${palette.base}"/>` +
    `<path d="${shield}" fill="none" stroke="${palette.accent}" stroke-width="14"/>` +
    `<g color="${palette.accent}" transform="translate(106 92) scale(.586)">${sigilBody(code)}</g></svg>\n`;
  writeFileSync(join(folder, "sigil.svg"), svg);
}
