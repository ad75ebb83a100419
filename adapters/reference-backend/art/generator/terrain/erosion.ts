/** Rain on the land: drops run downhill, take soil where they are fast and leave it where they are slow. */
import { scramble } from "../noise/random.ts";
import { GRID } from "./height-field.ts";

const LIFETIME = 52;
const INERTIA = 0.1;
const CAPACITY = 5;
const EXCHANGE = 0.3;

/** Wears the ground down with a number of drops; the result depends on the seed alone. */
export function erode(ground: Float32Array, drops: number, seed: number): void {
  let state = scramble(seed * 77 + 5);
  for (let drop = 0; drop < drops; drop++) {
    state = scramble(state + drop);
    const x = ((state & 0xffff) / 65536) * (GRID - 3) + 1;
    const y = ((state >>> 16) / 65536) * (GRID - 3) + 1;
    runDrop(ground, x, y);
  }
}

function runDrop(ground: Float32Array, startX: number, startY: number): void {
  let x = startX;
  let y = startY;
  let directionX = 0;
  let directionY = 0;
  let soil = 0;
  let water = 1;
  let speed = 1;
  for (let step = 0; step < LIFETIME; step++) {
    const i = x | 0;
    const j = y | 0;
    const u = x - i;
    const v = y - j;
    const p = j * GRID + i;
    const h00 = ground[p]!;
    const h10 = ground[p + 1]!;
    const h01 = ground[p + GRID]!;
    const h11 = ground[p + GRID + 1]!;
    const slopeX = (h10 - h00) * (1 - v) + (h11 - h01) * v;
    const slopeY = (h01 - h00) * (1 - u) + (h11 - h10) * u;
    const height = (h00 * (1 - u) + h10 * u) * (1 - v) + (h01 * (1 - u) + h11 * u) * v;
    directionX = directionX * INERTIA - slopeX * (1 - INERTIA);
    directionY = directionY * INERTIA - slopeY * (1 - INERTIA);
    const length = Math.sqrt(directionX * directionX + directionY * directionY);
    if (length < 1e-6) return;
    directionX /= length;
    directionY /= length;
    x += directionX;
    y += directionY;
    if (x < 1 || y < 1 || x > GRID - 3 || y > GRID - 3) return;
    const i2 = x | 0;
    const j2 = y | 0;
    const u2 = x - i2;
    const v2 = y - j2;
    const q = j2 * GRID + i2;
    const next =
      (ground[q]! * (1 - u2) + ground[q + 1]! * u2) * (1 - v2) +
      (ground[q + GRID]! * (1 - u2) + ground[q + GRID + 1]! * u2) * v2;
    const fall = next - height;
    const capacity = Math.max(-fall, 0.01) * speed * water * CAPACITY;
    let moved: number;
    if (soil > capacity || fall > 0) {
      moved = fall > 0 ? Math.min(fall, soil) : (soil - capacity) * EXCHANGE;
    } else {
      moved = -Math.min((capacity - soil) * EXCHANGE, -fall);
    }
    soil -= moved;
    ground[p] = h00 + moved * (1 - u) * (1 - v);
    ground[p + 1] = h10 + moved * u * (1 - v);
    ground[p + GRID] = h01 + moved * (1 - u) * v;
    ground[p + GRID + 1] = h11 + moved * u * v;
    speed = Math.sqrt(Math.max(0, speed * speed - fall * 2));
    water *= 0.985;
  }
}
