/** Finds a game's palette in its key art. */
import type { Picture } from "./encode.ts";

export interface Palette {
  /** A dark tone of the picture, for surfaces. */
  readonly base: string;
  /** Its liveliest colour. */
  readonly accent: string;
  /** Text that reads on the base. */
  readonly ink: string;
}

const HUES = 36;

function hex(r: number, g: number, b: number): string {
  const part = (v: number): string =>
    Math.round(Math.min(255, Math.max(0, v)))
      .toString(16)
      .padStart(2, "0");
  return `#${part(r)}${part(g)}${part(b)}`;
}

function hueOf(r: number, g: number, b: number, most: number, spread: number): number {
  const raw = most === r ? (g - b) / spread : most === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
  return ((raw + 6) % 6) / 6;
}

/** The hue that shines most decides the accent; the darkest third of the picture decides the base. */
export function paletteOf(picture: Picture): Palette {
  const weight = new Float64Array(HUES);
  const sums = new Float64Array(HUES * 3);
  const dark = [0, 0, 0, 0];
  for (let p = 0; p < picture.rgb.length; p += 3 * 7) {
    const r = picture.rgb[p]!;
    const g = picture.rgb[p + 1]!;
    const b = picture.rgb[p + 2]!;
    const most = Math.max(r, g, b);
    const spread = most - Math.min(r, g, b);
    if (most < 90) {
      dark[0]! += r;
      dark[1]! += g;
      dark[2]! += b;
      dark[3]!++;
    }
    if (spread < 24 || most < 110) continue;
    const bin = Math.floor(hueOf(r, g, b, most, spread) * HUES) % HUES;
    const k = (spread / most) ** 2 * (most / 255) ** 3;
    weight[bin]! += k;
    sums[bin * 3]! += r * k;
    sums[bin * 3 + 1]! += g * k;
    sums[bin * 3 + 2]! += b * k;
  }
  let best = 0;
  for (let i = 1; i < HUES; i++) if (weight[i]! > weight[best]!) best = i;
  const w = Math.max(weight[best]!, 1e-6);
  const accent = [sums[best * 3]! / w, sums[best * 3 + 1]! / w, sums[best * 3 + 2]! / w] as const;
  const lift = 235 / Math.max(...accent, 1);
  const n = Math.max(dark[3]!, 1);
  const base = dark[3]! > 40 ? [dark[0]! / n, dark[1]! / n, dark[2]! / n] : accent.map((v) => v * 0.22);
  const sink = Math.min(1, 44 / Math.max(...base, 1));
  return {
    base: hex(base[0]! * sink, base[1]! * sink, base[2]! * sink),
    accent: weight[best]! > 0 ? hex(accent[0] * lift, accent[1] * lift, accent[2] * lift) : "#d8d2c4",
    ink: "#ffffff",
  };
}
