/** Paints built things: stains, cover on upward faces, windows, light, and a rim towards the key light. */
import { mottle, valueNoise } from "../noise/lattice.ts";
import { clamp, mix, ramp } from "../noise/scalar.ts";
import type { Material } from "../solids/material.ts";
import { Openings } from "../solids/material.ts";
import { Col, Shape, STRIDE } from "../solids/shapes.ts";
import type { OpeningLight } from "./openings.ts";
import { openingAt } from "./openings.ts";
import type { Stage } from "./stage.ts";
import type { Tracer } from "./tracer.ts";

/** How far things that are seen from close shade each other, world units. */
export const CREASE = 1.2;

export type ShadeSolid = (
  px: number,
  py: number,
  pz: number,
  nx: number,
  ny: number,
  nz: number,
  dx: number,
  dy: number,
  dz: number,
  solid: number,
  out: Float64Array,
) => void;

export function createSolidShader(stage: Stage, tracer: Tracer): ShadeSolid {
  const { solids, materials, air, sunX, sunY, sunZ } = stage;
  const wrap = air.key.wrap ?? 0;
  const opening: OpeningLight = { light: 0, dim: 1 };
  const color = new Float64Array(3);
  const mirrored = new Float64Array(3);

  return (px, py, pz, nx, ny, nz, dx, dy, dz, solid, out) => {
    const o = solid * STRIDE;
    const made = materials[solids[o + Col.material]!]!;
    const cosTurn = solids[o + Col.cosTurn]!;
    const sinTurn = solids[o + Col.sinTurn]!;
    const wx = px - solids[o + Col.x]!;
    const wz = pz - solids[o + Col.z]!;
    const localX = wx * cosTurn + wz * sinTurn;
    const localY = py - solids[o + Col.y]!;
    const localZ = -wx * sinTurn + wz * cosTurn;
    const faceX = nx * cosTurn + nz * sinTurn;
    const faceZ = -nx * sinTurn + nz * cosTurn;
    const round = solids[o] === Shape.column || solids[o] === Shape.cone;
    const u = round
      ? Math.atan2(localZ, localX) * solids[o + Col.a]!
      : Math.abs(faceX) > Math.abs(faceZ)
        ? localZ
        : localX;

    const grain = mottle(u * 2.3 + solid * 3.1, localY * 2.3, 4);
    const stain = made.clean ? 1 : (0.6 + 0.8 * grain) * (0.75 + 0.5 * valueNoise(u * 0.7 + solid, localY * 0.12));
    color[0] = made.r * stain;
    color[1] = made.g * stain;
    color[2] = made.b * stain;
    let shine = 0;
    if (made.openings !== Openings.none && Math.abs(ny) < 0.6) {
      openingAt(made, solids, o, solid, u, localY, localX, localY, opening);
      shine = opening.light;
      for (let c = 0; c < 3; c++) color[c]! *= opening.dim;
    }
    const covered = ramp(made.coverFrom - 0.2, made.coverFrom + 0.15, ny + 0.25 * (grain - 0.5));
    if (covered > 0) {
      color[0] = mix(color[0]!, made.coverR, covered);
      color[1] = mix(color[1]!, made.coverG, covered);
      color[2] = mix(color[2]!, made.coverB, covered);
    }

    const facing = clamp((nx * sunX + ny * sunY + nz * sunZ + wrap) / (1 + wrap), 0, 1);
    const arrives = facing > 0 || made.metal > 0 ? tracer.light(px + nx * 0.15, py + ny * 0.15, pz + nz * 0.15) : 0;
    const direct = facing * arrives;
    const crease = made.close ? tracer.openness(px, py, pz, nx, ny, nz, CREASE) : 1;
    const foot = made.clean || made.close ? crease : clamp(0.5 + 0.12 * (localY + 1), 0.5, 1);
    const open = (0.55 + 0.45 * (ny * 0.5 + 0.5)) * (made.puffy ? 1 : foot);
    const towards = clamp((dx * sunX + dy * sunY + dz * sunZ) * 0.5 + 0.5, 0, 1);
    const rim = (1 - clamp(-(nx * dx + ny * dy + nz * dz), 0, 1)) ** 3 * 0.35 * towards;
    const { color: key, ambient } = air.key;
    const back = 0.12;
    const horizon = air.sky.horizon;
    out[0] =
      color[0]! * (key[0] * (direct + rim) + (ambient[0] + horizon[0] * back) * open) +
      made.glowR +
      made.lightR * shine;
    out[1] =
      color[1]! * (key[1] * (direct + rim) + (ambient[1] + horizon[1] * back) * open) +
      made.glowG +
      made.lightG * shine;
    out[2] =
      color[2]! * (key[2] * (direct + rim) + (ambient[2] + horizon[2] * back) * open) +
      made.glowB +
      made.lightB * shine;
    if (made.metal > 0) addMirror(nx, ny, nz, dx, dy, dz, made, arrives, crease, out);
  };

  /** The sky and the key light as polished metal shows them, tinted by its colour. */
  function addMirror(
    nx: number,
    ny: number,
    nz: number,
    dx: number,
    dy: number,
    dz: number,
    made: Material,
    arrives: number,
    crease: number,
    out: Float64Array,
  ): void {
    const facing = dx * nx + dy * ny + dz * nz;
    const rx = dx - 2 * facing * nx;
    const ry = dy - 2 * facing * ny;
    const rz = dz - 2 * facing * nz;
    stage.sky(rx, Math.max(ry, 0.02), rz, false, mirrored);
    const open = crease * crease * (ry < 0 ? Math.max(0.12, 1 + ry * 3) : 1);
    const highlight = arrives * clamp(rx * sunX + ry * sunY + rz * sunZ, 0, 1) ** 22;
    const glancing = 0.5 + 0.5 * (1 - clamp(-facing, 0, 1)) ** 4;
    for (let c = 0; c < 3; c++) {
      const tint = 0.25 + 2 * (c === 0 ? made.r : c === 1 ? made.g : made.b);
      out[c]! += made.metal * tint * (mirrored[c]! * open * glancing + air.key.color[c]! * highlight * 0.5);
    }
  }
}
