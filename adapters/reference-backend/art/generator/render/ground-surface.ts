/** Paints bare ground: rock, grass, trees, snow, lava, in the key light and the ambient light. */
import { billows, mottle, valueNoise } from "../noise/lattice.ts";
import { clamp, mix, ramp } from "../noise/scalar.ts";
import type { HeightField } from "../terrain/height-field.ts";
import { heightAt } from "../terrain/height-field.ts";
import type { Stage } from "./stage.ts";
import type { Tracer } from "./tracer.ts";

export type ShadeGround = (px: number, py: number, pz: number, distance: number, out: Float64Array) => void;

const TREE_SHOWS = 0.15;

export function createGroundShader(stage: Stage, land: HeightField, tracer: Tracer): ShadeGround {
  const { look, air, sunX, sunY, sunZ } = stage;
  const { surface, ground } = land;
  const color = new Float64Array(3);

  /** Colour of the ground before light falls on it. */
  function paint(px: number, py: number, pz: number, base: number, upward: number, grain: number): void {
    const stone = ramp(0.3, 0.7, grain);
    for (let c = 0; c < 3; c++) color[c] = mix(look.rock[c]!, look.rockLight[c]!, stone);
    if (look.strata) {
      const band = valueNoise(3.3, py * 1.4 + grain * 2);
      const k = 1 - look.strata * 0.5 + look.strata * band;
      for (let c = 0; c < 3; c++) color[c]! *= k;
    }
    if (look.grassShare > 0) {
      const share = look.grassShare * ramp(0.55, 0.8, upward + 0.2 * (grain - 0.5));
      const tuft = 0.6 + 0.8 * mottle(px * 1.7, pz * 1.7, 3);
      for (let c = 0; c < 3; c++) color[c] = mix(color[c]!, look.grass[c]! * tuft, share);
    }
    const trees = py > base + TREE_SHOWS;
    if (trees) {
      const k = 0.45 + 0.7 * clamp((py - base) / 1.6, 0, 1);
      for (let c = 0; c < 3; c++) color[c] = look.tree[c]! * k;
    }
    const lies = ramp(look.snowLine - 4, look.snowLine + 4, py + 8 * (grain - 0.5));
    const snow = lies * (trees ? 0.55 : ramp(0.5, 0.72, upward + 0.25 * (grain - 0.5)));
    for (let c = 0; c < 3; c++) color[c] = mix(color[c]!, look.snow[c]!, snow);
  }

  return (px, py, pz, distance, out) => {
    const e = 0.11 + 0.0012 * distance;
    let nx = heightAt(surface, px - e, pz) - heightAt(surface, px + e, pz);
    let ny = 2 * e;
    let nz = heightAt(surface, px, pz - e) - heightAt(surface, px, pz + e);
    let length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    nx /= length;
    ny /= length;
    nz /= length;
    const upward = ny;
    const base = heightAt(ground, px, pz);
    const grain = mottle(px * 0.5, pz * 0.5 + py * 0.3, 5);
    paint(px, py, pz, base, upward, grain);

    const rough = look.detail * clamp(40 / (distance + 10), 0.15, 1);
    nx += rough * billows(px * 1.3, pz * 1.3 + py, 4);
    nz += rough * billows(px * 1.3 + 50, pz * 1.3 + py, 4);
    length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    const facing = (nx * sunX + ny * sunY + nz * sunZ) / length;
    const direct = facing > 0 ? facing * tracer.light(px, py + 0.12, pz) : 0;
    const around =
      0.25 *
      (heightAt(ground, px + 2.5, pz) +
        heightAt(ground, px - 2.5, pz) +
        heightAt(ground, px, pz + 2.5) +
        heightAt(ground, px, pz - 2.5));
    const open = (0.45 + 0.55 * upward) * clamp(1 - 0.35 * (around - base), 0.3, 1.25);
    for (let c = 0; c < 3; c++) out[c] = color[c]! * (air.key.color[c]! * direct + air.key.ambient[c]! * open);
    if (look.lava) addLava(look.lava.strength, look.lava.top, px, py, pz, grain, out);
  };
}

/** Glowing cracks where the ground is low. */
function addLava(
  strength: number,
  top: number,
  px: number,
  py: number,
  pz: number,
  grain: number,
  out: Float64Array,
): void {
  const crack = Math.abs(billows(px * 0.09, pz * 0.09, 5));
  const low = ramp(top, 0, py);
  const core = strength * ramp(0.055, 0, crack) * low * (0.5 + grain);
  const warmth = strength * 0.35 * ramp(0.2, 0, crack) * low;
  out[0]! += 4.5 * core + 0.8 * warmth;
  out[1]! += 0.75 * core + 0.12 * warmth;
  out[2]! += 0.06 * core + 0.02 * warmth;
}
