/** Short ways to the layers that most compositions have. */
import { birds, cranes } from "../figures/creatures.ts";
import type { Ground, LedgeSpec } from "../figures/ground.ts";
import { grass, ledge } from "../figures/ground.ts";
import type { Layer } from "../figures/layers.ts";
import type { FigureKind } from "../figures/people.ts";
import { figure } from "../figures/people.ts";
import type { Rgb } from "../solids/material.ts";
import type { Composer } from "./types.ts";

export interface Stand {
  readonly figure?: FigureKind;
  /** Where the figure stands, 0 … 1 across: 21:9, 16:9, 3:4. */
  readonly at?: readonly [number, number, number];
  /** Its height in picture heights. */
  readonly size?: readonly [number, number, number];
  readonly flip?: boolean;
  /** Differences from the usual ledge. */
  readonly ledge?: Partial<LedgeSpec>;
  /** Length of the grass in picture heights and blades. */
  readonly grass?: number;
  readonly blades?: number;
}

/** A ledge with grass and a figure on it; returns the drawing and the ground, for more things to stand on. */
export function standing(c: Composer, stand: Stand): { readonly svg: string; readonly ground: Ground } {
  const spec: LedgeSpec = {
    from: c.by(0.3, 0.18, 0.02),
    to: 1.06,
    top: c.by(0.9, 0.9, 0.91),
    climb: 0.03,
    rough: 0.05,
    ...stand.ledge,
  };
  const ground = ledge(c.random, c, spec);
  let svg = ground.svg;
  if (stand.grass)
    svg += grass(c.random, c, ground, Math.max(0, spec.from + 0.05), 1, stand.blades ?? 170, stand.grass * c.height);
  if (stand.figure) {
    const at = c.by(...(stand.at ?? [0.47, 0.36, 0.34]));
    svg += figure(
      stand.figure,
      at * c.width,
      ground.edge(at) + 5,
      c.height * c.by(...(stand.size ?? [0.29, 0.27, 0.2])),
      stand.flip,
    );
  }
  return { svg, ground };
}

/** The foreground: dark, with a rim of light. */
export function nearLayer(svg: string, fill: Rgb, rim: Rgb, glow?: Rgb): Layer {
  return glow ? { kind: "body", depth: 3, fill, rim, glow, svg } : { kind: "body", depth: 3, fill, rim, svg };
}

/** A flock in the middle distance; positions 0 … 1. */
export function flock(c: Composer, x: number, y: number, count: number, fill: Rgb, fog = 0.25): Layer {
  const size = (c.width / 1600) * c.by(1.1, 1.3, 2);
  return {
    kind: "body",
    depth: 60,
    fill,
    fog,
    svg: birds(c.random, x * c.width, y * c.height, c.width * c.by(0.1, 0.12, 0.18), count, size),
  };
}

/** A line of cranes; positions 0 … 1. */
export function craneFlight(c: Composer, x: number, y: number, count: number, fill: Rgb, rim: Rgb): Layer {
  return {
    kind: "body",
    depth: 40,
    fill,
    rim,
    fog: 0.15,
    svg: cranes(
      c.random,
      x * c.width,
      y * c.height,
      c.width * c.by(0.22, 0.28, 0.5),
      count,
      c.height * c.by(0.045, 0.04, 0.028),
    ),
  };
}

/** Light in code colours, added to the picture. */
export function lightLayer(svg: string, depth: number, glow: Rgb): Layer {
  return { kind: "light", depth, fill: [0, 0, 0], glow, svg };
}
