/** Small things in the air, with a depth of field: near ones are large and soft. */
import { cellValue } from "../noise/random.ts";
import { clamp, ramp } from "../noise/scalar.ts";
import type { Frame } from "../render/frame.ts";
import type { ParticleSpec } from "./spec.ts";

/** Length over width, and the direction they lie in (radians), by kind; null turns freely. */
const STYLE: Record<
  ParticleSpec["kind"],
  { readonly stretch: number; readonly lie: number | null; readonly adds: boolean; readonly glow: boolean }
> = {
  ember: { stretch: 1.8, lie: -1.0, adds: true, glow: false },
  snow: { stretch: 1, lie: null, adds: false, glow: false },
  petal: { stretch: 1.8, lie: null, adds: false, glow: false },
  firefly: { stretch: 1, lie: null, adds: true, glow: true },
  dust: { stretch: 1, lie: null, adds: true, glow: true },
  rain: { stretch: 26, lie: 1.45, adds: true, glow: false },
};

/**
 * Adds the particles of a still picture, or of a film at `time` (0 … 1 of its round): each flies along its own way,
 * faint at both ends, at its own phase, so that the end of the round leads into its beginning.
 */
export function addParticles(frame: Frame, spec: ParticleSpec, seed: number, time?: number): void {
  const { width, height } = frame;
  const scale = width > height * 1.2 ? width / 1600 : height / 1200;
  for (let i = 0; i < spec.count; i++) {
    const near = cellValue(i, 1, seed) ** 2.2;
    const soft = near > 0.75 && spec.kind !== "rain";
    const radius = (0.8 + 5 * near * near * (spec.kind === "rain" ? 0.12 : 1)) * spec.size * scale * (soft ? 2.2 : 1);
    const strength = (0.25 + 0.75 * cellValue(i, 5, seed)) * (soft ? 0.22 : 1);
    const flight = time === undefined ? AT_REST : flightOf(spec.kind, near, cellValue(i, 11, seed), time);
    drawOne(
      frame,
      spec,
      cellValue(i, 2, seed) * width + flight.x * height,
      cellValue(i, 3, seed) * height + flight.y * height,
      radius,
      strength * flight.strength,
      soft,
      cellValue(i, 7, seed),
    );
  }
}

interface Flight {
  /** Away from its middle, picture heights. */
  readonly x: number;
  readonly y: number;
  readonly strength: number;
}

const AT_REST: Flight = { x: 0, y: 0, strength: 1 };

/** Way of a particle in one round, picture heights to the right and down, and how far it swings aside. */
const WAYS: Record<ParticleSpec["kind"], { readonly x: number; readonly y: number; readonly swing: number }> = {
  ember: { x: 0.16, y: -0.3, swing: 0.02 },
  snow: { x: -0.08, y: 0.28, swing: 0.025 },
  petal: { x: -0.26, y: 0.24, swing: 0.04 },
  firefly: { x: 0.05, y: -0.07, swing: 0.03 },
  dust: { x: 0.12, y: -0.04, swing: 0.015 },
  rain: { x: 0.5, y: 4.2, swing: 0 },
};
/** Rain falls so fast that each drop is seen several times in a round. */
const FALLS = 5;

/** Near particles seem to fly faster than far ones. */
function flightOf(kind: ParticleSpec["kind"], near: number, start: number, time: number): Flight {
  const way = WAYS[kind];
  const rounds = kind === "rain" ? FALLS : 1;
  const phase = (time * rounds + start) % 1;
  const speed = (0.5 + near) / rounds;
  const swing = way.swing * Math.sin((phase + start) * Math.PI * 4);
  return {
    x: way.x * speed * (phase - 0.5) + swing,
    y: way.y * speed * (phase - 0.5) + swing * 0.4,
    strength: Math.sin(phase * Math.PI) ** 0.7,
  };
}

function drawOne(
  frame: Frame,
  spec: ParticleSpec,
  x: number,
  y: number,
  radius: number,
  strength: number,
  soft: boolean,
  turn: number,
): void {
  const { width, height, color } = frame;
  const style = STYLE[spec.kind];
  const angle = style.lie ?? turn * Math.PI * 2;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const long = radius * style.stretch;
  const reach = Math.ceil(long * 1.5 + 2);
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const px = Math.round(x) + dx;
      const py = Math.round(y) + dy;
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const along = (dx * cos + dy * sin) / long;
      const across = (-dx * sin + dy * cos) / radius;
      const d = Math.sqrt(along * along + across * across);
      const share = clamp((style.glow ? Math.exp(-d * d * 2.5) : ramp(1, soft ? 0.75 : 0.4, d)) * strength, 0, 1);
      if (share < 0.004) continue;
      const p = (py * width + px) * 3;
      for (let c = 0; c < 3; c++) {
        color[p + c]! += style.adds ? spec.color[c]! * share : (spec.color[c]! - color[p + c]!) * share;
      }
    }
  }
}
