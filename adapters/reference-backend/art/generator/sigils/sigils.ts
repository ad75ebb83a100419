/** Flat emblems in each game's palette, from the Game Icons set (CC BY 3.0). */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Palette } from "../encoding/palette.ts";

/** The icon of each game: who drew it, and its name in the set. */
const ICONS: Readonly<Record<string, readonly [author: string, icon: string]>> = {
  tl: ["Delapouite", "castle"],
  linw: ["Delapouite", "siege-tower"],
  lin: ["Lorc", "raven"],
  lin2: ["Lorc", "snowflake-2"],
  l2m: ["Delapouite", "great-pyramid"],
  aion: ["Lorc", "feathered-wing"],
  bns: ["Delapouite", "bamboo"],
  bnsneo: ["Lorc", "lotus-flower"],
  nlw: ["Lorc", "wolf-howl"],
  hoyeon: ["Lorc", "fairy-wand"],
  battlecrush: ["Lorc", "punch-blast"],
  tricksterm: ["Lorc", "treasure-map"],
  h3: ["Lorc", "ringed-planet"],
  p0003ab: ["Lorc", "crystal-cluster"],
  lms: ["Lorc", "dragon-head"],
  lmj: ["Lorc", "galleon"],
  linwpre: ["Lorc", "daemon-skull"],
  plaync: ["Delapouite", "carousel"],
  l2mnct: ["Delapouite", "eye-of-horus"],
  l2mncj: ["Lorc", "night-sky"],
  l2mru: ["Lorc", "ankh"],
  l2mnu: ["Delapouite", "camel"],
  l2msa: ["Delapouite", "oasis"],
  lin2nct: ["Lorc", "frozen-block"],
  aionnct: ["Lorc", "angel-wings"],
  bnsnct: ["Lorc", "paper-lantern"],
  linncj: ["Lorc", "guarded-tower"],
  lin2ncj: ["Delapouite", "lighthouse"],
  aionncj: ["Delapouite", "sunrise"],
  bnsncj: ["Lorc", "maple-leaf"],
  lin2ncw: ["Delapouite", "vertical-banner"],
  aionncw: ["Skoll", "zeppelin"],
  bnsncw: ["Delapouite", "stone-pile"],
  bnsneoncaeu: ["Lorc", "feather"],
  bnsneoncana: ["Lorc", "whirlwind"],
  bnsneonct: ["Delapouite", "waterfall"],
  bnsneoncj: ["Lorc", "big-wave"],
  bns2: ["Lorc", "sword-in-stone"],
};

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const EDGE = 512;
let set: IconSet | null = null;

/** The drawing of a game's emblem in a 512 × 512 box, painted with `currentColor`. */
export function sigilBody(code: string): string {
  set ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"),
  ) as IconSet;
  const choice = ICONS[code];
  const icon = choice && set.icons[choice[1]];
  if (!icon) throw new Error(`There is no sigil for the game "${code}".`);
  return icon.body;
}

/** Writes `sigil.svg`: the emblem on a shield of the game's dark colour. */
export function writeSigil(code: string, palette: Palette, folder: string): void {
  const shield = "M256 12L470 84V262C470 372 388 456 256 500C124 456 42 372 42 262V84Z";
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE} ${EDGE}"><path d="${shield}" fill="${palette.base}"/>` +
    `<path d="${shield}" fill="none" stroke="${palette.accent}" stroke-width="14"/>` +
    `<g color="${palette.accent}" transform="translate(106 92) scale(.586)">${sigilBody(code)}</g></svg>\n`;
  writeFileSync(join(folder, "sigil.svg"), svg);
}

/** Names the artists, as the licence asks. */
export function writeCredits(path: string): void {
  const rows = Object.entries(ICONS).map(([code, [author, icon]]) => `| \`${code}\` | ${icon} | ${author} |`);
  writeFileSync(
    path,
    `# Credits

The emblems (\`pictures/<gameCode>/sigil.svg\`, and on the covers of goods) use icons from [Game Icons](https://game-icons.net)
([source](https://github.com/game-icons/icons)), licensed under [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/). Changes: coloured, scaled and set on a shield.

| Game | Icon | Artist |
|---|---|---|
${rows.join("\n")}

The lettering of the logotypes is drawn from typefaces under the SIL Open Font License 1.1: Cinzel Decorative (Natanael Gama), Cinzel (Natanael Gama), Ma Shan Zheng (Ma ShanZheng), Lilita One (Juan Montoreano), Orbitron (Matt McInerney), Pirata One (Rodrigo Fuenzalida, Nicolas Massi), Marcellus (Astigmatic), Bungee (David Jonathan Ross), Uncial Antiqua (Astigmatic).

Everything else is made by the program in \`generator/\`.
`,
  );
}
