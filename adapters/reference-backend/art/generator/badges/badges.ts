/** Draws achievement badges: the tier decides the shape and the metal, the game's palette the ground and the icon. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contrast, lighten, scaleToBrightness } from "../encoding/colour.ts";
import type { Palette } from "../encoding/palette.ts";
import { iconBody, sigilIconOf } from "../sigils/icons.ts";
import type { Badge, Tier } from "./themes.ts";
import { badgesOf } from "./themes.ts";

const EDGE = 256;
/** What the icon must reach on its ground, as large graphics need. */
const LEAST_CONTRAST = 4.5;

interface Metal {
  readonly light: string;
  readonly dark: string;
  /** Outline and its inner copy, for a 256 × 256 box. */
  readonly shape: string;
  readonly inner: string;
  /** Size and middle of the icon. */
  readonly icon: number;
  readonly y: number;
}

/** A regular shape around the middle; `waist` below 1 makes a star of it. */
function rosette(corners: number, radius: number, waist = 1, y = EDGE / 2): string {
  const points = Array.from({ length: waist < 1 ? corners * 2 : corners }, (_, k) => {
    const angle = (k / (waist < 1 ? corners * 2 : corners)) * Math.PI * 2 - Math.PI / 2;
    const reach = waist < 1 && k % 2 === 1 ? radius * waist : radius;
    return `${Math.round(EDGE / 2 + Math.cos(angle) * reach)} ${Math.round(y + Math.sin(angle) * reach)}`;
  });
  return `M${points.join("L")}Z`;
}

const METALS: Readonly<Record<Tier, Metal>> = {
  bronze: {
    light: "#d99a66",
    dark: "#8a4b24",
    shape: rosette(6, 120),
    inner: rosette(6, 102),
    icon: 116,
    y: 128,
  },
  silver: {
    light: "#e6ebf2",
    dark: "#8793a6",
    shape: "M128 8L228 44V132C228 190 184 232 128 250C72 232 28 190 28 132V44Z",
    inner: "M128 27L210 57V132C210 180 174 215 128 231C82 215 46 180 46 132V57Z",
    icon: 120,
    y: 124,
  },
  gold: {
    light: "#ffe08a",
    dark: "#b07c1e",
    shape: rosette(12, 124, 0.87),
    inner: rosette(36, 94),
    icon: 118,
    y: 128,
  },
};

/** The metal is cut in a light and a dark half, so that it shines without a gradient. */
function medal(tier: Tier, ground: string, face: string): string {
  const { light, dark, shape, inner } = METALS[tier];
  return (
    `<path fill="${dark}" d="${shape}"/><path fill="${light}" d="${shape}" clip-path="url(#h)"/>` +
    `<path fill="${ground}" d="${inner}"/>${face}`
  );
}

function page(body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE} ${EDGE}">` +
    `<clipPath id="h"><path d="M0 0H256L0 256Z"/></clipPath>${body}</svg>\n`
  );
}

function placed(icon: string, size: number, y: number, color: string): string {
  const scale = size / 512;
  return `<g color="${color}" transform="translate(${(EDGE - size) / 2} ${y - size / 2}) scale(${scale.toFixed(4)})">${iconBody(icon)}</g>`;
}

function drawBadge(badge: Badge, palette: Palette): string {
  const { inner, icon, y } = METALS[badge.tier];
  const ground = scaleToBrightness(palette.base, 0.16);
  const color = readable(palette.accent, ground);
  const sheen = `<path fill="${palette.accent}" opacity=".14" d="${inner}" clip-path="url(#h)"/>`;
  return page(medal(badge.tier, ground, sheen) + placed(badge.icon, icon, y, color));
}

/** For what has not been earned and shall not be known: the shape without its metal. */
function drawHidden(palette: Palette): string {
  const { shape, inner } = METALS.bronze;
  const ground = scaleToBrightness(palette.base, 0.1);
  return page(
    `<path fill="${lighten(ground, 0.16)}" d="${shape}"/><path fill="${ground}" d="${inner}"/>${placed("padlock", 92, 126, lighten(ground, 0.5))}`,
  );
}

/** The colour, made lighter until it reads on the ground. */
function readable(color: string, ground: string): string {
  let result = color;
  for (let step = 0; step < 12 && contrast(result, ground) < LEAST_CONTRAST; step++) result = lighten(result, 0.12);
  return result;
}

/** Writes `badge-<id>.svg` for every badge of a game and `badge-hidden.svg`; returns what there is. */
export function writeBadges(code: string, palette: Palette, folder: string): readonly Omit<Badge, "icon">[] {
  const badges = badgesOf(code, sigilIconOf(code));
  for (const badge of badges) writeFileSync(join(folder, `badge-${badge.id}.svg`), drawBadge(badge, palette));
  writeFileSync(join(folder, "badge-hidden.svg"), drawHidden(palette));
  return badges.map(({ id, tier }) => ({ id, tier }));
}
