/** Pictures for players who have chosen none: a creature before a moon, in flat colours. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { iconBody } from "../sigils/icons.ts";

interface Avatar {
  /** Name in the Game Icons set. */
  readonly icon: string;
  readonly ground: string;
  readonly moon: string;
  readonly creature: string;
}

const EDGE = 160;
const SIZE = 112;

/** Files `avatar-01.svg` … in this order. A new one goes to the end, so that no player's picture changes. */
export const AVATARS: readonly Avatar[] = [
  { icon: "wolf-head", ground: "#2a2350", moon: "#5a48b8", creature: "#f1ecff" },
  { icon: "fox-head", ground: "#4a1f14", moon: "#c2562a", creature: "#ffe3c9" },
  { icon: "owl", ground: "#16343f", moon: "#2f8294", creature: "#e2f6f4" },
  { icon: "bear-head", ground: "#3a2a1c", moon: "#9a7040", creature: "#fff0d8" },
  { icon: "deer-head", ground: "#1d3524", moon: "#4d8c52", creature: "#eef8dc" },
  { icon: "tiger-head", ground: "#4d3208", moon: "#d79a22", creature: "#2b1a05" },
  { icon: "raven", ground: "#b9c0d4", moon: "#e9edf6", creature: "#1b1d2e" },
  { icon: "rabbit-head", ground: "#5a2340", moon: "#d9729f", creature: "#ffeaf3" },
  { icon: "dragon-head", ground: "#3b0f14", moon: "#b32a31", creature: "#ffdcc8" },
  { icon: "polar-bear", ground: "#1f4a6d", moon: "#6fb2dc", creature: "#f4fbff" },
  { icon: "parrot-head", ground: "#0f4a3b", moon: "#2bb38a", creature: "#fff3a8" },
  { icon: "samurai-helmet", ground: "#2c1216", moon: "#d0473e", creature: "#fbe9dd" },
  { icon: "visored-helm", ground: "#232a36", moon: "#6d7f99", creature: "#f2f6fc" },
  { icon: "wizard-face", ground: "#261a55", moon: "#8a5be0", creature: "#fff1b8" },
  { icon: "ninja-head", ground: "#12262b", moon: "#3f6a70", creature: "#d6f3ee" },
  { icon: "robot-helmet", ground: "#0d2b3a", moon: "#1aa3c4", creature: "#e8fbff" },
  { icon: "fairy", ground: "#4a3160", moon: "#c79be8", creature: "#fff8ff" },
  { icon: "octopus", ground: "#3d1644", moon: "#a844b4", creature: "#ffdff9" },
  { icon: "cat", ground: "#e2b94a", moon: "#f7e2a0", creature: "#33260c" },
  { icon: "sea-turtle", ground: "#0c4a52", moon: "#34a7a0", creature: "#eafff2" },
  { icon: "unicorn", ground: "#3a3d78", moon: "#98a4ea", creature: "#ffffff" },
  { icon: "panda", ground: "#b7d6b0", moon: "#e9f5e2", creature: "#1c2a1c" },
  { icon: "eagle-head", ground: "#1b2f5c", moon: "#d8a440", creature: "#fff6e0" },
  { icon: "ghost", ground: "#2b2b3d", moon: "#7878a8", creature: "#f5f5ff" },
];

function draw({ icon, ground, moon, creature }: Avatar): string {
  const inset = (EDGE - SIZE) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE} ${EDGE}"><path fill="${ground}" d="M0 0H${EDGE}V${EDGE}H0Z"/>` +
    `<circle cx="96" cy="66" r="54" fill="${moon}"/><path fill="${moon}" opacity=".38" d="M0 118Q44 92 86 116T160 104V160H0Z"/>` +
    `<g color="${creature}" transform="translate(${inset} ${inset + 4}) scale(${SIZE / 512})">${iconBody(icon)}</g></svg>\n`
  );
}

/** Writes `avatar-<two digits>.svg` for each. */
export function writeAvatars(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [i, avatar] of AVATARS.entries()) {
    writeFileSync(join(folder, `avatar-${String(i + 1).padStart(2, "0")}.svg`), draw(avatar));
  }
}
