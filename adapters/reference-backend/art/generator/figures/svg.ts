/**
 * Drawing helpers for foreground layers. A layer is drawn in code colours that the compositor
 * reads: red = how light the body is, green = light given off, blue = how much rim light it takes.
 */
import type { Random } from "../noise/random.ts";

/** A number for SVG with one decimal. */
export function n(value: number): string {
  return value.toFixed(1);
}

function code(shade: number, glow: number, rim: number): string {
  const part = (v: number): number => Math.round(Math.min(1, Math.max(0, v)) * 255);
  return `rgb(${part(shade)},${part(glow)},${part(rim)})`;
}

/** A body with a full rim of light. */
export const RIMMED = code(0.15, 0, 1);
/** A body that takes little rim light. */
export const PLAIN = code(0.12, 0, 0.35);
/** Something that shines. */
export const SHINING = code(1, 1, 0);
/** Polished metal. */
export const STEEL = code(0.7, 0, 1);

/** A body with a chosen lightness and rim, both 0 … 1. */
export function tone(shade: number, rim: number): string {
  return code(shade, 0, rim);
}

/** Something that shines with a chosen strength, 0 … 1. */
export function shining(strength: number): string {
  return code(0.5, strength, 0);
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function stroke(d: string, color: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round"/>`;
}

export type Point = readonly [number, number];

export function polygon(points: readonly Point[], fill: string): string {
  return path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`, fill);
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}

/** Places a drawing whose foot is at 0,0: moved, scaled (mirrored when `flip`), turned by degrees. */
export function placed(svg: string, x: number, y: number, scale: number, flip = false, turn = 0): string {
  const sx = flip ? -scale : scale;
  return `<g transform="translate(${n(x)},${n(y)}) rotate(${n(turn)}) scale(${sx.toFixed(3)},${scale.toFixed(3)})">${svg}</g>`;
}

/** A fractal line from -1 to 1 around zero: `count` (a power of two) steps, `rough` 0.4 … 0.7. */
export function fractalLine(random: Random, count: number, rough: number): Float64Array {
  const line = new Float64Array(count + 1);
  line[0] = random() - 0.5;
  line[count] = random() - 0.5;
  let spread = 1;
  for (let step = count; step > 1; step >>= 1) {
    const middle = step >> 1;
    for (let i = middle; i < count; i += step) {
      line[i] = (line[i - middle]! + line[i + middle]!) / 2 + (random() - 0.5) * spread;
    }
    spread *= rough;
  }
  return line;
}
