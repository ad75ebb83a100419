/** Windows, signs and portals: patterns laid over the faces of built things. */
import { mottle } from "../noise/lattice.ts";
import { cellValue } from "../noise/random.ts";
import type { Material } from "../solids/material.ts";
import { Openings } from "../solids/material.ts";
import { Col } from "../solids/shapes.ts";

/** What an opening does to the face: `light` is given off (times the material's light), `dim` darkens the wall. */
export interface OpeningLight {
  light: number;
  dim: number;
}

/** Evaluates the pattern at face coordinates u (across) and v (up from the foot). */
export function openingAt(
  made: Material,
  table: Float64Array,
  o: number,
  solid: number,
  u: number,
  v: number,
  localX: number,
  localY: number,
  out: OpeningLight,
): void {
  out.light = 0;
  out.dim = 1;
  const a = u / made.across + solid * 0.37;
  const b = v / made.up;
  const i = Math.floor(a);
  const j = Math.floor(b);
  const fa = Math.abs(a - i - 0.5);
  const fb = b - j - 0.5;
  const chance = cellValue(i + solid * 131, j + solid * 17, 1);
  switch (made.openings) {
    case Openings.windows: {
      const inside = (fa < 0.13 && Math.abs(fb) < 0.2) || Math.hypot(fa, (fb - 0.2) * 0.7) < 0.13;
      if (!inside || v < made.up * 0.5) return;
      if (chance < made.lit) out.light = 1.2 + 2.2 * cellValue(j, i, 2);
      else out.dim = 0.25;
      return;
    }
    case Openings.offices: {
      const inside = fa < 0.36 && Math.abs(fb) < 0.3;
      if (!inside) return;
      const floor = cellValue(j + solid * 31, 7, 2);
      if (chance < made.lit * (0.25 + 1.5 * floor * floor))
        out.light = 0.06 + 1.1 * cellValue(i + 5, j + solid, 3) ** 3;
      else out.dim = 0.5;
      return;
    }
    case Openings.lancets: {
      const head = fb > 0 ? 1.5 * 0.5 * Math.max(fa - 0.05, 0) : 0;
      if (fa >= 0.24 || Math.abs(fb) >= 0.38 - head) return;
      if (chance >= made.lit) {
        out.dim = 0.2;
        return;
      }
      const bar = fa < 0.02 || Math.abs(fb - 0.05) < 0.02;
      out.light = (bar ? 0.15 : 1) * (1 + 1.5 * chance);
      return;
    }
    case Openings.lattice: {
      if (fa > 0.44 || Math.abs(fb) > 0.36) return;
      const frame = Math.abs(((fa * 8) % 1) - 0.5) > 0.38 || Math.abs((Math.abs(fb) * 7) % 1) < 0.16;
      if (chance < made.lit) out.light = frame ? 0.18 : 0.7 + 0.7 * chance;
      else out.dim = frame ? 0.7 : 0.3;
      return;
    }
    case Openings.sign:
      out.light = signStrokes(table, o, solid, localX, localY);
      return;
    case Openings.portal: {
      const x = localX / table[o + Col.a]!;
      const y = (localY - table[o + Col.b]!) / table[o + Col.b]!;
      const r = Math.hypot(x, y);
      const angle = Math.atan2(y, x) + r * 3;
      const whirl = mottle(Math.cos(angle) * r * 3 + 7, Math.sin(angle) * r * 3, 5);
      out.light = 0.12 + 2.6 * whirl ** 2.2 + 1.1 * Math.exp(-r * r * 7);
    }
  }
}

/** Strokes of an unreadable script inside a bright frame. */
function signStrokes(table: Float64Array, o: number, solid: number, x: number, y: number): number {
  const width = table[o + Col.a]!;
  const height = table[o + Col.b]!;
  const a = x / 0.26 + 50;
  const b = y / 0.2;
  const i = Math.floor(a);
  const j = Math.floor(b);
  const edge = Math.min(width - Math.abs(x), y, 2 * height - y);
  if (width < 0.1 || height < 0.2) return 1;
  if (edge < 0.07) return 1.5;
  if (edge < 0.16) return 0.06;
  const stroke = cellValue(i + solid * 13, j, 4) < 0.55 && a - i > 0.12 && b - j > 0.2;
  return stroke ? 1.25 : 0.12;
}
