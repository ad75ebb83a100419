/** The colour and the depth of one ray. */
import { billows } from "../noise/lattice.ts";
import { clamp } from "../noise/scalar.ts";
import { createGroundShader } from "./ground-surface.ts";
import { createSolidShader } from "./solid-surface.ts";
import type { Stage } from "./stage.ts";
import type { Tracer } from "./tracer.ts";
import { createTracer, NOTHING } from "./tracer.ts";

const FAR = 600;
const WATER_FAR = 1400;
/** Distance noted for far ridges, which are painted on the sky: before any clouds near the horizon. */
const RIDGE_AT = 300;
const REFLECTED_CLOUD_STEPS = 18;

export interface Painter {
  readonly tracer: Tracer;
  /** Writes linear colour into `out` and returns the distance (NOTHING for sky). */
  paint(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, out: Float64Array): number;
}

export function createPainter(stage: Stage): Painter {
  const tracer = createTracer(stage);
  const shadeGround = stage.land ? createGroundShader(stage, stage.land, tracer) : null;
  const shadeSolid = createSolidShader(stage, tracer);
  const normal = new Float64Array(3);
  const mist = new Float64Array(3);
  const reflected = new Float64Array(3);
  const cloud = new Float64Array(4);
  const water = stage.air.water;

  function addFog(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    length: number,
    out: Float64Array,
  ): void {
    const share = stage.fog.share(ox, oy, oz, dx, dy, dz, length);
    stage.fog.color(dx, dy, dz, mist);
    for (let c = 0; c < 3; c++) out[c]! += (mist[c]! - out[c]!) * share;
  }

  /** Land and built things only; returns NOTHING and leaves `out` alone when there is sky. */
  function paintThings(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    limit: number,
    out: Float64Array,
  ): number {
    const solidAt = tracer.toSolid(ox, oy, oz, dx, dy, dz, limit);
    const solid = tracer.found.solid;
    const landAt = tracer.toLand(ox, oy, oz, dx, dy, dz, Math.min(limit, solidAt));
    if (solidAt < landAt) {
      const px = ox + dx * solidAt;
      const py = oy + dy * solidAt;
      const pz = oz + dz * solidAt;
      tracer.normal(px, py, pz, 0.0008 * solidAt + 0.002, normal);
      shadeSolid(px, py, pz, normal[0]!, normal[1]!, normal[2]!, dx, dy, dz, solid, out);
      return solidAt;
    }
    if (landAt < NOTHING && shadeGround) {
      shadeGround(ox + dx * landAt, oy + dy * landAt, oz + dz * landAt, landAt, out);
      return landAt;
    }
    return NOTHING;
  }

  function paintWater(
    ox: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    length: number,
    out: Float64Array,
  ): void {
    if (!water) return;
    const px = ox + dx * length;
    const pz = oz + dz * length;
    const calm = water.waves / (1 + length * 0.012);
    const s = water.scale;
    const nx = calm * (billows(px * s, pz * s * 1.7, 4) + 0.5 * billows(px * s * 4.3, pz * s * 6.1, 3));
    const nz = calm * 1.6 * (billows(px * s + 31, pz * s * 1.7, 4) + 0.5 * billows(px * s * 4.3 + 9, pz * s * 6.1, 3));
    const steep = Math.sqrt(nx * nx + nz * nz + 1);
    const facing = (dx * nx + dy + dz * nz) / steep;
    let rx = dx - (2 * facing * nx) / steep;
    let ry = Math.max(dy - (2 * facing) / steep, 0.005);
    let rz = dz - (2 * facing * nz) / steep;
    const r = Math.sqrt(rx * rx + ry * ry + rz * rz);
    rx /= r;
    ry /= r;
    rz /= r;
    const py = water.level + 0.05;
    tracer.considerAll();
    const at = paintThings(px, py, pz, rx, ry, rz, 400, reflected);
    if (at < NOTHING) addFog(px, py, pz, rx, ry, rz, at, reflected);
    else {
      stage.sky(rx, ry, rz, false, reflected);
      stage.clouds(px, py, pz, rx, ry, rz, NOTHING, REFLECTED_CLOUD_STEPS, 0.5, cloud);
      for (let c = 0; c < 3; c++) reflected[c] = reflected[c]! * cloud[3]! + cloud[c]!;
    }
    const mirror = Math.max(0.04 + 0.96 * (1 - clamp(-facing, 0, 1)) ** 5, water.mirror);
    const glint = clamp(rx * stage.sunX + ry * stage.sunY + rz * stage.sunZ, 0, 1) ** 180 * water.glint;
    for (let c = 0; c < 3; c++) {
      out[c] = water.color[c]! * (1 - mirror) + reflected[c]! * mirror + stage.air.key.color[c]! * glint;
    }
  }

  return {
    tracer,
    paint(ox, oy, oz, dx, dy, dz, out) {
      let waterAt = NOTHING;
      if (water && dy < -1e-4 && oy > water.level) {
        waterAt = (water.level - oy) / dy;
        if (waterAt > WATER_FAR) waterAt = NOTHING;
      }
      let at = paintThings(ox, oy, oz, dx, dy, dz, Math.min(FAR, waterAt), out);
      if (at === NOTHING && waterAt < NOTHING) {
        paintWater(ox, oz, dx, dy, dz, waterAt, out);
        at = waterAt;
      }
      if (at < NOTHING) addFog(ox, oy, oz, dx, dy, dz, at, out);
      else if (stage.sky(dx, dy, dz, true, out) > 0.5) return RIDGE_AT;
      return at;
    },
  };
}
