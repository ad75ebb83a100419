import type { Palette } from "#core/catalogue/game.ts";

/** Kinds of pictures with a gradient placeholder, and their sizes in pixels. */
export const PLACEHOLDER_SIZES = {
  hero: [2100, 900],
  wide: [1600, 900],
  portrait: [900, 1200],
  cover: [900, 1200],
  badge: [512, 512],
} as const;
export type PlaceholderKind = keyof typeof PLACEHOLDER_SIZES;
export const PLACEHOLDER_KINDS = Object.keys(PLACEHOLDER_SIZES) as readonly PlaceholderKind[];

/** A quiet gradient in a game's colours, where its picture is not there; badges are round. */
export function drawPlaceholder(kind: PlaceholderKind, palette: Palette): string {
  const [w, h] = PLACEHOLDER_SIZES[kind];
  const size = `width="${w}" height="${h}"${kind === "badge" ? ` rx="${w / 2}"` : ""}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs><linearGradient id="sky" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="${palette.base}"/><stop offset="1" stop-color="${palette.accent}" stop-opacity="0.55"/></linearGradient><radialGradient id="light" cx="0.68" cy="0.34" r="0.6"><stop offset="0" stop-color="${palette.accent}" stop-opacity="0.6"/><stop offset="1" stop-color="${palette.accent}" stop-opacity="0"/></radialGradient></defs><rect ${size} fill="${palette.base}"/><rect ${size} fill="url(#sky)"/><rect ${size} fill="url(#light)"/></svg>`;
}
