/** Trees and branches as dark shapes in front. Sizes in pixels, feet at x, y. */

import type { Random } from "../noise/random.ts";
import { between } from "../noise/random.ts";
import type { Point } from "./svg.ts";
import { circle, n, PLAIN, path, polygon, stroke, tone } from "./svg.ts";

/** A fir with drooping boughs. */
export function pine(random: Random, x: number, y: number, height: number): string {
  const h = height;
  let svg = path(`M${n(x - h * 0.012)} ${n(y)}L${n(x)} ${n(y - h)}L${n(x + h * 0.012)} ${n(y)}Z`, PLAIN);
  const tiers = 20;
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const foot = y - h * (0.1 + 0.88 * t);
    const reach = h * 0.2 * (1 - t) ** 0.85 * between(random, 0.75, 1.2) + h * 0.012;
    const droop = h * 0.05 * (1.2 - t);
    for (const side of [-1, 1]) {
      const w = reach * between(random, 0.8, 1.15) * side;
      svg += path(
        `M${n(x)} ${n(foot - droop)}Q${n(x + w * 0.5)} ${n(foot - droop * 0.1)} ${n(x + w)} ${n(foot + droop * between(random, 0.6, 1.3))}` +
          `L${n(x + w * 0.62)} ${n(foot + droop * 0.35)}L${n(x + w * 0.48)} ${n(foot + droop * 1.1)}L${n(x + w * 0.25)} ${n(foot + droop * 0.5)}L${n(x)} ${n(foot + droop * 0.9)}Z`,
        PLAIN,
      );
    }
  }
  return svg;
}

export interface BranchSpec {
  readonly x: number;
  readonly y: number;
  /** Length of the first piece and its thickness. */
  readonly length: number;
  readonly thickness: number;
  /** Direction in radians; -π/2 is up. */
  readonly angle: number;
  readonly fill?: string;
}

/** A bare tree: every piece bends and forks. Calls `tip` at the end of each twig. */
export function bareTree(random: Random, spec: BranchSpec, tip?: (x: number, y: number) => void): string {
  return fork(random, spec.x, spec.y, spec.length, spec.angle, spec.thickness, 0, spec.fill ?? PLAIN, tip);
}

const DEEPEST = 7;
const BENDS = 4;

function fork(
  random: Random,
  x: number,
  y: number,
  length: number,
  angle: number,
  thickness: number,
  depth: number,
  fill: string,
  tip: ((x: number, y: number) => void) | undefined,
): string {
  if (depth > DEEPEST || length < 3) {
    tip?.(x, y);
    return "";
  }
  let svg = "";
  let px = x;
  let py = y;
  let direction = angle;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= BENDS; i++) {
    const w = thickness * (1 - (0.45 * i) / BENDS) * 0.5;
    left.push([px - Math.sin(direction) * w, py + Math.cos(direction) * w]);
    right.unshift([px + Math.sin(direction) * w, py - Math.cos(direction) * w]);
    if (i === BENDS) break;
    px += (Math.cos(direction) * length) / BENDS;
    py += (Math.sin(direction) * length) / BENDS;
    direction += (random() - 0.5) * 0.42;
    if (depth > 0 && i === 2 && random() < 0.6) {
      const side = random() < 0.5 ? -1 : 1;
      svg += fork(
        random,
        px,
        py,
        length * 0.55,
        direction + side * between(random, 0.5, 1),
        thickness * 0.4,
        depth + 2,
        fill,
        tip,
      );
    }
  }
  svg += polygon([...left, ...right], fill);
  const arms = 2 + (random() < 0.4 ? 1 : 0);
  for (let i = 0; i < arms; i++) {
    const spread = (i - (arms - 1) / 2) * between(random, 0.55, 1.05) + (random() - 0.5) * 0.2 - 0.05;
    svg += fork(
      random,
      px,
      py,
      length * between(random, 0.62, 0.82),
      direction + spread,
      thickness * 0.56,
      depth + 1,
      fill,
      tip,
    );
  }
  return svg;
}

/** Share of the twigs that bear leaves; the others stay bare, so that the branch can be read. */
const TIPS_IN_LEAF = 0.4;

/** A branch with blossoms or leaves at its twigs; `leaf` is the size in pixels. */
export function leafyBranch(random: Random, spec: BranchSpec, leaf: number, perTip: number): string {
  let leaves = "";
  const bough = bareTree(random, spec, (x, y) => {
    if (random() > TIPS_IN_LEAF) return;
    for (let i = 0; i < perTip; i++) {
      const angle = random() * Math.PI * 2;
      const away = random() * leaf * 4;
      const size = leaf * between(random, 0.5, 1.15);
      leaves += `<ellipse cx="${n(x + Math.cos(angle) * away)}" cy="${n(y + Math.sin(angle) * away)}" rx="${n(size)}" ry="${n(size * 0.62)}" transform="rotate(${n(random() * 180)} ${n(x)} ${n(y)})" fill="${tone(between(random, 0.55, 1), 0.5)}" opacity="${between(random, 0.65, 1).toFixed(2)}"/>`;
    }
  });
  return bough + leaves;
}

/** A bamboo stem with joints, twigs and blades. */
export function bamboo(random: Random, x: number, foot: number, top: number, thickness: number, lean: number): string {
  let svg = "";
  const joints = Math.max(4, Math.round((foot - top) / (thickness * 7)));
  const at = (t: number): Point => [x + lean * t * t, foot + (top - foot) * t];
  for (let i = 0; i < joints; i++) {
    const [x0, y0] = at(i / joints);
    const [x1, y1] = at((i + 1) / joints);
    const w = thickness * 0.5 * (1 - (0.35 * i) / joints);
    svg += path(
      `M${n(x0 - w)} ${n(y0 - 1)}L${n(x1 - w * 0.96)} ${n(y1 + 1)}H${n(x1 + w * 0.96)}L${n(x0 + w)} ${n(y0 - 1)}Z`,
      tone(0.3, 1),
    );
    svg += path(`M${n(x0 - w * 1.2)} ${n(y0)}h${n(w * 2.4)}v${n(-thickness * 0.14)}h${n(-w * 2.4)}Z`, tone(0.5, 1));
    if (i > joints * 0.35 && random() < 0.8)
      svg += bambooTwig(random, x0, y0, thickness * between(random, 5, 11), random() < 0.5 ? -1 : 1, thickness);
  }
  return svg;
}

function bambooTwig(random: Random, x: number, y: number, length: number, side: number, thickness: number): string {
  const ex = x + side * length;
  const ey = y - length * between(random, 0.1, 0.6);
  let svg = stroke(
    `M${n(x)} ${n(y)}Q${n((x + ex) / 2)} ${n(ey)} ${n(ex)} ${n(ey)}`,
    tone(0.25, 0.8),
    Math.max(1, thickness * 0.08),
  );
  for (let i = 0; i < 7; i++) {
    const t = between(random, 0.4, 1);
    const lx = x + (ex - x) * t;
    const ly = y + (ey - y) * Math.sqrt(t);
    const long = thickness * between(random, 1.6, 3.4);
    const angle = side > 0 ? between(random, 0.1, 1.2) : Math.PI - between(random, 0.1, 1.2);
    const tx = lx + Math.cos(angle) * long;
    const ty = ly + Math.sin(angle) * long;
    const w = long * 0.09;
    svg += path(
      `M${n(lx)} ${n(ly)}Q${n((lx + tx) / 2 + w)} ${n((ly + ty) / 2 - w)} ${n(tx)} ${n(ty)}Q${n((lx + tx) / 2 - w)} ${n((ly + ty) / 2 + w)} ${n(lx)} ${n(ly)}Z`,
      tone(0.35, 0.9),
    );
  }
  return svg;
}

/** A palm leaning to one side. */
export function palm(random: Random, x: number, y: number, height: number, lean: number): string {
  const topX = x + lean;
  const topY = y - height;
  const w = height * 0.022;
  let svg = path(
    `M${n(x - w * 1.5)} ${n(y)}Q${n(x + lean * 0.15 - w)} ${n(y - height * 0.6)} ${n(topX - w * 0.6)} ${n(topY)}L${n(topX + w * 0.6)} ${n(topY)}Q${n(x + lean * 0.15 + w)} ${n(y - height * 0.6)} ${n(x + w * 1.5)} ${n(y)}Z`,
    tone(0.2, 0.9),
  );
  const fronds = 13;
  for (let i = 0; i < fronds; i++) {
    const angle = Math.PI * (0.95 + (1.1 * i) / (fronds - 1)) + (random() - 0.5) * 0.2;
    svg += frond(random, topX, topY, height * between(random, 0.34, 0.5), angle);
  }
  for (let i = 0; i < 4; i++)
    svg += circle(
      topX + between(random, -1, 1) * w * 2,
      topY + between(random, 0.5, 2.4) * w,
      w * 1.1,
      tone(0.25, 0.8),
    );
  return svg;
}

function frond(random: Random, x: number, y: number, length: number, angle: number): string {
  let svg = "";
  const at = (t: number): Point => [
    x + Math.cos(angle) * length * t,
    y + Math.sin(angle) * length * t * 0.75 + length * 0.62 * t * t,
  ];
  const steps = 15;
  for (let i = 1; i <= steps; i++) {
    const [x0, y0] = at((i - 1) / steps);
    const [x1, y1] = at(i / steps);
    svg += stroke(`M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`, tone(0.25, 0.7), length * 0.014);
    const blade = length * 0.24 * Math.sin((i / steps) * 2.6 + 0.35) * between(random, 0.8, 1.1);
    for (const side of [-1, 1]) {
      const tilt = Math.atan2(y1 - y0, x1 - x0) + side * 1.05;
      const tx = x1 + Math.cos(tilt) * blade;
      const ty = y1 + Math.sin(tilt) * blade * 0.7 + blade * 0.45;
      svg += path(`M${n(x0)} ${n(y0)}L${n(tx)} ${n(ty)}L${n(x1)} ${n(y1)}Z`, tone(0.22, 0.7));
    }
  }
  return svg;
}

/** Reeds or tall ferns in a clump. */
export function reeds(random: Random, x: number, y: number, height: number, count: number): string {
  let svg = "";
  for (let i = 0; i < count; i++) {
    const h = height * between(random, 0.5, 1);
    const bend = between(random, -0.35, 0.5) * h;
    const foot = x + between(random, -0.25, 0.25) * height;
    svg += stroke(
      `M${n(foot)} ${n(y)}Q${n(foot + bend * 0.2)} ${n(y - h * 0.7)} ${n(foot + bend)} ${n(y - h)}`,
      PLAIN,
      Math.max(1, h * 0.012),
    );
    if (random() < 0.35)
      svg += `<ellipse cx="${n(foot + bend * 0.8)}" cy="${n(y - h * 0.93)}" rx="${n(h * 0.018)}" ry="${n(h * 0.07)}" transform="rotate(${n((bend / h) * 60)} ${n(foot + bend * 0.8)} ${n(y - h * 0.93)})" fill="${PLAIN}"/>`;
  }
  return svg;
}
