/** Drawings of the Game Icons set (CC BY 3.0), and which of them is the emblem of which game. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The icon of each game: who drew it, and its name in the set. */
export const EMBLEMS: Readonly<Record<string, readonly [author: string, icon: string]>> = {
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

let set: IconSet | null = null;

/** An icon in a 512 × 512 box, painted with `currentColor`. */
export function iconBody(icon: string): string {
  set ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"),
  ) as IconSet;
  const found = set.icons[icon];
  if (!found) throw new Error(`Game Icons has no "${icon}".`);
  return found.body;
}

/** Name of the icon that is a game's emblem. */
export function sigilIconOf(code: string): string {
  const choice = EMBLEMS[code];
  if (!choice) throw new Error(`There is no sigil for the game "${code}".`);
  return choice[1];
}

/** The drawing of a game's emblem in a 512 × 512 box, painted with `currentColor`. */
export function sigilBody(code: string): string {
  return iconBody(sigilIconOf(code));
}
