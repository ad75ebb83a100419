/** Things between the foreground and the sky: lightning, banners, tents, lanterns, boats, waterfalls. */

import type { Random } from "../noise/random.ts";
import { between } from "../noise/random.ts";
import type { Point } from "./svg.ts";
import { circle, n, PLAIN, path, SHINING, shining, stroke, tone } from "./svg.ts";

/** A bolt of lightning between two points, with branches. */
export function bolt(random: Random, from: Point, to: Point, width: number, depth = 0): string {
  const steps = depth ? 9 : 17;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const points: Point[] = [from];
  let aside = 0;
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    aside = aside * 0.55 + (random() - 0.5) * length * 0.085;
    points.push([from[0] + (to[0] - from[0]) * t + aside, from[1] + (to[1] - from[1]) * t]);
  }
  points.push(to);
  let svg = "";
  for (let i = 0; i < steps; i++) {
    const [x0, y0] = points[i]!;
    const [x1, y1] = points[i + 1]!;
    svg += stroke(`M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`, SHINING, width * (1 - (0.6 * i) / steps));
    if (depth < 2 && random() < (depth ? 0.12 : 0.3)) {
      const branch = length * between(random, 0.15, 0.45);
      svg += bolt(random, [x0, y0], [x0 + (random() - 0.5) * branch * 1.6, y0 + branch * 0.7], width * 0.45, depth + 1);
    }
  }
  return svg;
}

/** A tall war banner on a pole; foot at x, y. */
export function banner(random: Random, x: number, y: number, height: number): string {
  const h = height;
  const sway = between(random, 0.02, 0.08) * h;
  return (
    stroke(`M${n(x)} ${n(y)}L${n(x + sway * 0.4)} ${n(y - h)}`, PLAIN, Math.max(1.5, h * 0.016)) +
    stroke(`M${n(x - h * 0.03)} ${n(y - h * 0.97)}H${n(x + h * 0.26)}`, PLAIN, Math.max(1.2, h * 0.012)) +
    path(
      `M${n(x + h * 0.02)} ${n(y - h * 0.96)}H${n(x + h * 0.24)}C${n(x + h * 0.27)} ${n(y - h * 0.8)} ${n(x + h * 0.22)} ${n(y - h * 0.66)} ${n(x + h * 0.26 + sway)} ${n(y - h * 0.46)}` +
        `L${n(x + h * 0.16 + sway)} ${n(y - h * 0.54)}L${n(x + h * 0.07 + sway)} ${n(y - h * 0.44)}C${n(x + h * 0.04)} ${n(y - h * 0.62)} ${n(x + h * 0.06)} ${n(y - h * 0.8)} ${n(x + h * 0.02)} ${n(y - h * 0.96)}Z`,
      tone(0.5, 1),
    ) +
    path(
      `M${n(x + h * 0.13)} ${n(y - h * 0.86)}L${n(x + h * 0.17)} ${n(y - h * 0.78)}L${n(x + h * 0.13)} ${n(y - h * 0.7)}L${n(x + h * 0.09)} ${n(y - h * 0.78)}Z`,
      tone(0.05, 0.1),
    )
  );
}

/** A lit tent; foot at x, y. */
export function tent(x: number, y: number, size: number): string {
  const s = size;
  return (
    path(
      `M${n(x - s)} ${n(y)}Q${n(x - s * 0.3)} ${n(y - s * 0.45)} ${n(x)} ${n(y - s)}Q${n(x + s * 0.3)} ${n(y - s * 0.45)} ${n(x + s)} ${n(y)}Z`,
      tone(0.3, 0.8),
    ) +
    path(
      `M${n(x - s * 0.16)} ${n(y)}L${n(x - s * 0.02)} ${n(y - s * 0.62)}L${n(x + s * 0.18)} ${n(y)}Z`,
      shining(0.8),
    ) +
    stroke(`M${n(x)} ${n(y - s * 0.98)}V${n(y - s * 1.25)}`, PLAIN, Math.max(1, s * 0.03)) +
    path(`M${n(x)} ${n(y - s * 1.25)}L${n(x + s * 0.3)} ${n(y - s * 1.17)}L${n(x)} ${n(y - s * 1.08)}Z`, tone(0.5, 1))
  );
}

/** A fire: tongues of light on a dark pile; foot at x, y. */
export function fire(random: Random, x: number, y: number, size: number): string {
  let svg = "";
  for (let i = 0; i < 6; i++) {
    const h = size * between(random, 0.5, 1.2);
    const w = size * between(random, 0.12, 0.24);
    const dx = between(random, -0.3, 0.3) * size;
    svg += path(
      `M${n(x + dx - w)} ${n(y)}C${n(x + dx - w)} ${n(y - h * 0.5)} ${n(x + dx - w * 0.2)} ${n(y - h * 0.5)} ${n(x + dx + w * 0.2)} ${n(y - h)}C${n(x + dx + w * 0.6)} ${n(y - h * 0.6)} ${n(x + dx + w * 1.2)} ${n(y - h * 0.4)} ${n(x + dx + w)} ${n(y)}Z`,
      shining(between(random, 0.5, 1)),
    );
  }
  return svg;
}

/** A rope between two points with round lanterns on it. */
export function lanternRope(random: Random, from: Point, to: Point, sag: number, count: number, size: number): string {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  let d = "";
  for (let i = 0; i <= 24; i++) {
    const [x, y] = at(i / 24);
    d += `${i ? "L" : "M"}${n(x)} ${n(y)}`;
  }
  let svg = stroke(d, tone(0.1, 0.3), Math.max(1, size * 0.08));
  for (let i = 0; i < count; i++) {
    const [x, y] = at((i + 0.5) / count);
    const s = size * between(random, 0.85, 1.15);
    svg += `<ellipse cx="${n(x)}" cy="${n(y + s * 0.9)}" rx="${n(s * 0.62)}" ry="${n(s * 0.72)}" fill="${shining(between(random, 0.7, 1))}"/>`;
    svg +=
      path(`M${n(x - s * 0.3)} ${n(y + s * 0.16)}h${n(s * 0.6)}v${n(s * 0.14)}h${n(-s * 0.6)}Z`, PLAIN) +
      stroke(`M${n(x)} ${n(y + s * 1.6)}V${n(y + s * 2)}`, tone(0.3, 0.4), s * 0.1);
  }
  return svg;
}

/** Sky lanterns rising, larger towards the viewer. */
export function skyLanterns(random: Random, width: number, height: number, count: number, size: number): string {
  let svg = "";
  for (let i = 0; i < count; i++) {
    const s = size * (0.15 + random() ** 2.5);
    const x = random() * width;
    const y = random() * height;
    svg += path(
      `M${n(x - s * 0.4)} ${n(y)}L${n(x - s * 0.55)} ${n(y - s)}Q${n(x)} ${n(y - s * 1.7)} ${n(x + s * 0.55)} ${n(y - s)}L${n(x + s * 0.4)} ${n(y)}Z`,
      shining(between(random, 0.35, 1)),
    );
  }
  return svg;
}

/** A ribbon of falling water with mist at its foot; x, top and bottom in pixels. */
export function waterfall(random: Random, x: number, top: number, bottom: number, width: number): string {
  let svg = "";
  for (let i = 0; i < 46; i++) {
    const dx = (random() + random() - 1) * width * 0.5;
    const w = width * between(random, 0.015, 0.07);
    const y0 = top + random() ** 2 * (bottom - top) * 0.5;
    const y1 = bottom - random() * (bottom - top) * 0.2;
    svg += `<path d="M${n(x + dx * 0.7)} ${n(y0)}Q${n(x + dx)} ${n((y0 + y1) / 2)} ${n(x + dx * 1.25)} ${n(y1)}" stroke="${shining(1)}" stroke-width="${n(w)}" fill="none" opacity="${between(random, 0.15, 0.6).toFixed(2)}"/>`;
  }
  for (let i = 0; i < 26; i++) {
    svg += `<ellipse cx="${n(x + (random() + random() - 1) * width * 1.5)}" cy="${n(bottom + between(random, -0.06, 0.04) * (bottom - top))}" rx="${n(width * between(random, 0.3, 0.9))}" ry="${n(width * between(random, 0.12, 0.34))}" fill="${shining(1)}" opacity="0.08"/>`;
  }
  return svg;
}

/** Camels and walkers in a line; foot at x, y. */
export function caravan(random: Random, x: number, y: number, size: number, count: number): string {
  let svg = "";
  for (let i = 0; i < count; i++) {
    const s = size * between(random, 0.9, 1.1);
    const px = x + i * size * 1.75;
    svg +=
      `<g transform="translate(${n(px)},${n(y + between(random, -0.04, 0.04) * size)}) scale(${(s / 60).toFixed(3)})">` +
      path(
        "M-30 -34C-34 -44 -40 -52 -48 -52L-58 -48L-57 -44L-48 -43C-42 -40 -40 -28 -30 -24L-27 0L-23 0L-22 -22L14 -22L16 0L20 0L22 -24C26 -30 26 -34 24 -38C18 -42 14 -50 4 -52C-2 -52 -6 -46 -10 -40C-16 -48 -24 -46 -30 -34Z",
        tone(0.15, 1),
      ) +
      path("M-8 -50C-8 -60 2 -62 4 -50L10 -38L-12 -38Z", tone(0.4, 1)) +
      circle(-2, -64, 5, tone(0.3, 1)) +
      path("M-8 -58C-6 -64 4 -64 6 -56L8 -44L-10 -44Z", tone(0.3, 1)) +
      "</g>";
    if (i % 2 === 0)
      svg += `<g transform="translate(${n(px - size * 0.95)},${n(y)}) scale(${(s / 60).toFixed(3)})">${path("M-4 0L-5 -28Q0 -36 5 -28L4 0Z", tone(0.15, 1))}${circle(0, -38, 4.5, tone(0.2, 1))}</g>`;
  }
  return svg;
}
