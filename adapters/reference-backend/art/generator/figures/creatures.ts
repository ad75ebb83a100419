/** Birds, cranes and a dragon. */

import type { Random } from "../noise/random.ts";
import { between } from "../noise/random.ts";
import type { Point } from "./svg.ts";
import { n, PLAIN, path, placed, SHINING, stroke, tone } from "./svg.ts";

/** A flock around a place; `spread` and `size` in pixels. */
export function birds(random: Random, x: number, y: number, spread: number, count: number, size: number): string {
  let svg = "";
  for (let i = 0; i < count; i++) {
    const flap = between(random, 1, 6);
    const lift = between(random, 0.5, 3);
    const bird = `M0 0C-3 ${n(-flap - 1)} -7 ${n(-flap - 2)} -11 ${n(-lift)}C-8 ${n(1 - lift)} -4 1 0 2C4 1 8 ${n(1 - lift)} 11 ${n(-lift * 1.3)}C7 ${n(-flap - 2)} 3 ${n(-flap)} 0 0Z`;
    const px = x + (random() + random() - 1) * spread;
    const py = y + (random() + random() - 1) * spread * 0.4;
    svg += placed(path(bird, PLAIN), px, py, size * between(random, 0.4, 1.4), false, between(random, -15, 15));
  }
  return svg;
}

/** Cranes in flight, necks stretched to the right. */
export function cranes(random: Random, x: number, y: number, spread: number, count: number, size: number): string {
  const wingUp = "M-2 0C-8 -10 -16 -20 -26 -24C-20 -14 -16 -4 -8 2Z";
  const wingDown = "M2 1C-2 10 -6 18 -14 24C-14 14 -12 6 -8 1Z";
  const bodyShape = "M30 -4C22 -3 14 -2 8 -2C2 -4 -8 -2 -12 1L-26 3L-12 4C-4 5 6 3 10 0C16 0 24 -2 30 -4Z";
  let svg = "";
  for (let i = 0; i < count; i++) {
    const t = count > 1 ? i / (count - 1) : 0;
    const px = x + (t - 0.5) * spread + between(random, -0.06, 0.06) * spread;
    const py = y - Math.abs(t - 0.55) * -spread * 0.28 + between(random, -0.05, 0.05) * spread;
    svg += placed(
      path(wingUp, tone(0.7, 1)) + path(wingDown, tone(0.3, 1)) + path(bodyShape, tone(0.6, 1)),
      px,
      py,
      (size / 26) * between(random, 0.7, 1.15),
      false,
      between(random, -12, 4),
    );
  }
  return svg;
}

/** A point and its half thickness along the dragon's spine. */
interface SpineNode {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

function spine(): readonly SpineNode[] {
  const nodes: SpineNode[] = [];
  const steps = 60;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const x = -118 + 250 * t;
    const y = -18 + Math.sin(t * 5.3 + 0.5) * 26 * (0.5 + 0.7 * Math.abs(t - 0.42)) - t * 12;
    const girth = Math.sin(Math.min(1, (1 - t) / 0.62) * Math.PI * 0.5) ** 0.9 * 12 * Math.min(1, 0.42 + t * 2.6);
    nodes.push({ x, y, half: Math.max(0.7, girth) });
  }
  return nodes;
}

function bodyOf(nodes: readonly SpineNode[]): string {
  const top: Point[] = nodes.map((p) => [p.x, p.y - p.half]);
  const bottom: Point[] = nodes.map((p) => [p.x, p.y + p.half * 0.9] as Point).reverse();
  let svg = path(`M${[...top, ...bottom].map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`, tone(0.25, 1));
  for (let i = 2; i < nodes.length - 2; i += 2) {
    const p = nodes[i]!;
    const h = 3 + p.half * 0.45;
    svg += path(
      `M${n(p.x - 2.6)} ${n(p.y - p.half + 0.6)}L${n(p.x + 3.4)} ${n(p.y - p.half - h)}L${n(p.x + 2.6)} ${n(p.y - p.half + 0.6)}Z`,
      tone(0.3, 1),
    );
  }
  return svg;
}

/** A wing: fingers of bone with skin between them. */
function dragonWing(rootX: number, rootY: number, length: number, angle: number, shade: number): string {
  const wristX = rootX + Math.cos(angle) * length * 0.42;
  const wristY = rootY + Math.sin(angle) * length * 0.42;
  const fingers = 5;
  const tips: Point[] = [];
  for (let i = 0; i < fingers; i++) {
    const a = angle + 0.12 + i * 0.43;
    const long = length * (0.82 - i * 0.085);
    tips.push([wristX + Math.cos(a) * long, wristY + Math.sin(a) * long]);
  }
  let skin = `M${n(rootX)} ${n(rootY)}L${n(wristX)} ${n(wristY)}L${n(tips[0]![0])} ${n(tips[0]![1])}`;
  for (let i = 1; i < fingers; i++) {
    const [x0, y0] = tips[i - 1]!;
    const [x1, y1] = tips[i]!;
    skin += `Q${n(((x0 + x1) / 2) * 0.8 + wristX * 0.2)} ${n(((y0 + y1) / 2) * 0.8 + wristY * 0.2)} ${n(x1)} ${n(y1)}`;
  }
  const last = tips[fingers - 1]!;
  skin += `Q${n((last[0] + rootX) / 2 + 6)} ${n((last[1] + rootY) / 2 - 8)} ${n(rootX + 26)} ${n(rootY + 4)}Z`;
  let svg = path(skin, tone(shade, 0.9));
  for (const [x, y] of tips) svg += stroke(`M${n(wristX)} ${n(wristY)}L${n(x)} ${n(y)}`, tone(0.1, 1), 1.8);
  return (
    svg +
    stroke(`M${n(rootX)} ${n(rootY)}L${n(wristX)} ${n(wristY)}`, tone(0.15, 1), 4.4) +
    path(
      `M${n(wristX - 2)} ${n(wristY + 2)}L${n(wristX - 5)} ${n(wristY - 9)}L${n(wristX + 3)} ${n(wristY - 1)}Z`,
      tone(0.3, 1),
    )
  );
}

/** A dragon in flight to the left, about 250 units long around 0,0. */
export function dragon(): string {
  const nodes = spine();
  const neck = nodes[1]!;
  const head =
    path(
      "M10 -9C2 -13 -10 -12 -20 -8C-28 -6 -36 -3 -42 0L-40 4C-32 4 -26 6 -18 6L-34 10L-33 14C-22 15 -10 14 -2 9C4 8 10 6 12 2Z",
      tone(0.3, 1),
    ) +
    path(
      "M2 -10C8 -18 18 -24 32 -26C24 -18 18 -12 10 -6ZM-4 -11C0 -20 8 -28 20 -33C14 -24 10 -16 4 -9Z",
      tone(0.4, 1),
    ) +
    path("M-16 -6L-10 -7.5L-12 -3.8Z", SHINING) +
    path("M-6 9L-4 18L0 10ZM-20 9L-20 14L-16 10Z", tone(0.3, 1));
  const limbs = path("M-40 -6C-46 6 -56 12 -60 22L-66 24L-58 26L-52 30L-52 24C-46 18 -38 10 -30 4Z", tone(0.2, 1));
  return (
    dragonWing(-18, -24, 132, -1.05, 0.1) +
    limbs +
    bodyOf(nodes) +
    placed(head, neck.x - 6, neck.y - 1, 0.92, false, -8) +
    dragonWing(-34, -20, 150, -1.9, 0.34) +
    path("M128 -32L150 -46L146 -30L156 -20L136 -24Z", tone(0.3, 1))
  );
}
