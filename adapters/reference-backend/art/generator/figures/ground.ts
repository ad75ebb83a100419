/** The dark ground in front of everything: ledges, grass, stones, the frame of a cave. Sizes in pixels. */

import type { Random } from "../noise/random.ts";
import { between } from "../noise/random.ts";
import type { Point } from "./svg.ts";
import { fractalLine, n, PLAIN, path, polygon, tone } from "./svg.ts";

/** The size of the picture that is drawn for. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
}

/** A drawn piece of ground and the height of its edge at a place (0 … 1 across the picture). */
export interface Ground {
  readonly svg: string;
  /** Pixels from the top. */
  edge(across: number): number;
}

export interface LedgeSpec {
  /** Where the ledge begins and ends, 0 … 1 across the picture (may lie outside). */
  readonly from: number;
  readonly to: number;
  /** Height of its top, 0 … 1 from the top of the picture. */
  readonly top: number;
  /** How far it climbs towards its end, in picture heights; negative falls. */
  readonly climb?: number;
  /** Unevenness in picture heights. */
  readonly rough?: number;
}

const POINTS = 256;

/** A rock ledge that rises quickly at its start and is nearly level afterwards. */
export function ledge(random: Random, canvas: Canvas, spec: LedgeSpec): Ground {
  const { width, height } = canvas;
  const line = fractalLine(random, POINTS, 0.58);
  const rough = (spec.rough ?? 0.04) * height;
  const climb = (spec.climb ?? 0) * height;
  const points: Point[] = [];
  for (let i = 0; i <= POINTS; i++) {
    const t = i / POINTS;
    const rise = Math.min(1, t / 0.16) ** 0.55;
    const base = height * 1.03 + (spec.top * height - height * 1.03) * rise;
    const calm = t > 0.16 && t < 0.6 ? 0.35 : 1;
    points.push([
      (spec.from + (spec.to - spec.from) * t) * width,
      base - climb * Math.max(0, t - 0.16) + line[i]! * rough * calm,
    ]);
  }
  let svg = polygon([...points, [spec.to * width + 10, height + 40], [spec.from * width - 10, height + 40]], PLAIN);
  const unit = width / 1600;
  for (let i = 0; i < 70; i++) {
    const [x, y] = points[8 + Math.floor(random() * (POINTS - 20))]!;
    const w = between(random, 4, 34) * unit;
    const h = between(random, 10, 90) * unit;
    const top = y + random() * random() * height * 0.25 + 6 * unit;
    const facet = `M${n(x)} ${n(top)}l${n(w)} ${n(h * 0.25)}l${n(-w * 0.4)} ${n(h)}l${n(-w * 0.9)} ${n(-h * 0.5)}Z`;
    svg += `<path d="${facet}" fill="${tone(0.12 + random() * 0.3, 0.2)}" opacity="${between(random, 0.2, 0.7).toFixed(2)}"/>`;
  }
  const edge = (across: number): number => {
    const i = Math.round(((across - spec.from) / (spec.to - spec.from)) * POINTS);
    return points[Math.max(0, Math.min(POINTS, i))]![1];
  };
  return { svg, edge };
}

/** A smooth hill or beach across the whole picture; `top` and `rise` in picture heights. */
export function hill(canvas: Canvas, top: number, rise: number, fill: string = PLAIN): Ground {
  const { width, height } = canvas;
  const edge = (across: number): number => (top - Math.sin(across * 3.1) * rise) * height;
  let d = `M-20 ${n(height + 20)}L-20 ${n(edge(0))}`;
  for (let i = 0; i <= 40; i++) d += `L${n((width * i) / 40)} ${n(edge(i / 40))}`;
  return { svg: path(`${d}L${n(width + 20)} ${n(height + 20)}Z`, fill), edge };
}

/** Blades of grass along a stretch of ground; `length` in pixels. */
export function grass(
  random: Random,
  canvas: Canvas,
  ground: Ground,
  from: number,
  to: number,
  count: number,
  length: number,
  fill: string = PLAIN,
): string {
  let svg = "";
  for (let i = 0; i < count; i++) {
    const across = between(random, from, to);
    const x = across * canvas.width;
    const y = ground.edge(across) + 4;
    const h = length * (0.3 + random() * random() * 1.3);
    const lean = (random() - 0.35) * h * 0.9;
    const w = 1 + h * 0.035;
    svg += path(
      `M${n(x - w)} ${n(y)}Q${n(x + lean * 0.3)} ${n(y - h * 0.6)} ${n(x + lean)} ${n(y - h)}Q${n(x + lean * 0.35 + w)} ${n(y - h * 0.5)} ${n(x + w)} ${n(y)}Z`,
      fill,
    );
  }
  return svg;
}

/** A vault of dark rock around the picture, seen from inside a cave; `open` is the share left free. */
export function caveMouth(random: Random, canvas: Canvas, open: number): string {
  const { width, height } = canvas;
  const line = fractalLine(random, POINTS, 0.62);
  line[POINTS] = line[0]!;
  let d = `M-20 -20H${n(width + 20)}V${n(height + 20)}H-20Z`;
  for (let i = 0; i <= POINTS; i++) {
    const angle = (i / POINTS) * Math.PI * 2;
    const square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))) ** 0.55;
    const reach = open * square * (1 + line[i]! * 0.34 * Math.sin((i / POINTS) * Math.PI));
    d += `${i === 0 ? "M" : "L"}${n(width / 2 + Math.cos(angle) * reach * width * 0.53)} ${n(height * 0.72 - Math.sin(angle) * reach * height * 0.8)}`;
  }
  let svg = `<path d="${d}Z" fill="${tone(0.2, 0.9)}" fill-rule="evenodd"/>`;
  for (let i = 0; i < 22; i++) {
    const x = random() * width;
    const h = height * between(random, 0.06, 0.2) * (0.4 + Math.abs(x / width - 0.5) * 1.6);
    const w = h * between(random, 0.09, 0.17);
    svg += path(
      `M${n(x - w)} -10L${n(x - w * 0.2)} ${n(h * 0.7)}L${n(x)} ${n(h + height * 0.06)}L${n(x + w * 0.3)} ${n(h * 0.6)}L${n(x + w)} -10Z`,
      tone(0.2, 0.9),
    );
  }
  return svg;
}
