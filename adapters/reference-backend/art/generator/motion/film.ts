/** Plays a view as a loop: the camera sways, clouds and water move, particles fly, lights flicker. */
import { blur } from "../grading/blur.ts";
import { exposureFor, grade } from "../grading/grade.ts";
import { addParticles } from "../grading/particles.ts";
import type { ParticleSpec } from "../grading/spec.ts";
import { clamp, radians } from "../noise/scalar.ts";
import { createFrame, half } from "../render/frame.ts";
import { layClouds } from "../render/renderer.ts";
import { NOTHING } from "../render/tracer.ts";
import { nearnessOf, usualNearness } from "./nearness.ts";
import type { ViewParts } from "./parts.ts";
import type { TrailerSpec } from "./spec.ts";
import { FILM } from "./spec.ts";

/** Most that things of usual nearness move to either side, pixels. */
const SWAY = 13;
/** Drawn layers stand very near; more than this much of the usual motion would tear the picture apart. */
const NEAREST_PLANE = 2.1;
const STEPS = 5;
const DAMPING = 0.75;
/** A hit this near to the level of the water is water, world units. */
const WATER_REACH = 0.06;
const RIPPLE = 1.7;
const TURN = Math.PI * 2;
/** Length of a flash of lightning, as a share of the round. */
const FLASH = 0.035;
/** Motes that fly where the still picture has no particles. */
const MOTES: ParticleSpec = { kind: "dust", count: 70, color: [1, 0.9, 0.7], size: 0.45 };

/** Draws the frame at `time` (0 … 1 of the round): 8-bit red green blue, `FILM.width` × `FILM.height`. */
export type Film = (time: number) => Uint8Array;

export function createFilm(parts: ViewParts, spec: TrailerSpec): Film {
  const { frame, planes } = parts;
  const { width, height } = frame;
  const isSky = Uint8Array.from(frame.depth, (at) => (at >= NOTHING ? 1 : 0));
  const isWater = waterOf(parts);
  const near = nearnessOf(frame.depth, width, height);
  const bare = Float32Array.from(frame.color);
  if (parts.openClouds) layClouds(frame);
  const world = Float32Array.from(frame.color);
  // The clouds are sampled with a jitter, which would be seen to move as grain.
  if (parts.openClouds) blur(parts.openClouds, half(width), half(height), 4, 1);
  const usual = usualNearness(near);
  const focal = height / 2 / Math.tan(radians(parts.cameraSpec.fov) / 2);
  const reach = SWAY / (usual * focal);
  const [centreX, centreY] = principalPoint(parts, width, height);
  const particles = parts.grade.particles ?? [MOTES];
  const left = (width - FILM.width) / 2;
  const top = (height - FILM.height) / 2;
  const out = createFrame(FILM.width, FILM.height);
  const finish = { ...parts.grade, textSide: 0, grain: 0 };
  let exposure = 0;

  /** Light of the clouds at a place of the sky and share of the bare sky that shows, drifted along. */
  const cloud = new Float64Array(4);
  function driftedClouds(x: number, y: number, time: number): void {
    cloud.fill(0);
    // Clouds near the horizon are far away and hardly move.
    const speed = clamp(Math.abs(centreY - y) / (height * 0.55), 0.04, 1) * spec.drift * width;
    for (const start of [0, 0.5]) {
      const phase = (time + start) % 1;
      const weight = 1 - Math.abs(2 * phase - 1);
      sampleClouds(parts.openClouds!, x - (phase - 0.5) * speed, y, weight);
    }
  }

  function sampleClouds(layer: Float32Array, x: number, y: number, weight: number): void {
    const columns = half(width);
    const rows = half(height);
    const cx = clamp(x / 2, 0, columns - 1.001);
    const cy = clamp(y / 2, 0, rows - 1.001);
    const i = Math.floor(cx);
    const j = Math.floor(cy);
    for (let k = 0; k < 4; k++) {
      const share = weight * (k & 1 ? cx - i : 1 - (cx - i)) * (k & 2 ? cy - j : 1 - (cy - j));
      const q = ((j + (k >> 1)) * columns + i + (k & 1)) * 4;
      for (let c = 0; c < 4; c++) cloud[c]! += layer[q + c]! * share;
    }
  }

  const picked = new Float64Array(3);
  function pick(image: Float32Array, channels: number, x: number, y: number): void {
    const sx = clamp(x, 0, width - 1.001);
    const sy = clamp(y, 0, height - 1.001);
    const i = Math.floor(sx);
    const j = Math.floor(sy);
    const fx = sx - i;
    const fy = sy - j;
    const q = (j * width + i) * channels;
    const below = q + width * channels;
    for (let c = 0; c < channels; c++) {
      picked[c] =
        (image[q + c]! * (1 - fx) + image[q + channels + c]! * fx) * (1 - fy) +
        (image[below + c]! * (1 - fx) + image[below + channels + c]! * fx) * fy;
    }
  }

  /** Light of the lightning at a time, 0 … 1. */
  function flashAt(time: number): number {
    let most = 0;
    for (const at of spec.flashes ?? []) {
      const since = (((time - at) % 1) + 1) % 1;
      if (since < FLASH * 2.5) most = Math.max(most, Math.exp(-((since / FLASH) ** 2) * 1.6));
    }
    return most;
  }

  return (time) => {
    const aside = Math.sin(time * TURN) * reach;
    const forward = (1 - Math.cos(time * TURN)) * reach * 0.9;
    const flash = flashAt(time);
    for (let y = 0; y < FILM.height; y++) {
      for (let x = 0; x < FILM.width; x++) {
        const qx = x + left;
        const qy = y + top;
        const moveX = focal * aside - (qx - centreX) * forward;
        const moveY = -(qy - centreY) * forward;
        let sx = qx;
        let sy = qy;
        for (let k = 0; k < STEPS; k++) {
          const p = Math.round(clamp(sy, 0, height - 1)) * width + Math.round(clamp(sx, 0, width - 1));
          sx += (qx + near[p]! * moveX - sx) * DAMPING;
          sy += (qy + near[p]! * moveY - sy) * DAMPING;
        }
        const p = Math.round(clamp(sy, 0, height - 1)) * width + Math.round(clamp(sx, 0, width - 1));
        if (isWater[p] === 1) {
          const depth = clamp((sy - centreY) / height, 0.02, 1);
          sx += RIPPLE * Math.sin(2 * time * TURN + sy * (0.16 / depth ** 0.5) + sx * 0.013);
          sy += RIPPLE * 0.6 * Math.sin(time * TURN + sx * 0.05 + sy * 0.11);
        }
        const o = (y * FILM.width + x) * 3;
        if (isSky[p] === 1 && parts.openClouds) {
          pick(bare, 3, sx, sy);
          driftedClouds(sx, sy, time);
          for (let c = 0; c < 3; c++) out.color[o + c] = picked[c]! * cloud[3]! + cloud[c]!;
        } else {
          pick(world, 3, sx, sy);
          for (let c = 0; c < 3; c++) out.color[o + c] = picked[c]!;
        }
        if (isSky[p] === 1) {
          const shimmer = (spec.shimmer ?? 0) * Math.sin(time * TURN + sx * 0.011) * Math.cos(sx * 0.031 - time * TURN);
          for (let c = 0; c < 3; c++) out.color[o + c]! *= 1 + shimmer + flash * 0.8;
        }
        pick(parts.shafts, 3, qx, qy);
        const pulse = 0.9 + 0.18 * Math.sin(time * TURN * 2);
        for (let c = 0; c < 3; c++) out.color[o + c]! += picked[c]! * pulse;
        out.depth[y * FILM.width + x] = frame.depth[p]!;
      }
    }
    planes.forEach((plane, i) => {
      const nearness = Math.min(1 / plane.depth, NEAREST_PLANE * usual);
      const isBolt = plane.isLight && spec.flashes !== undefined;
      const gain = !plane.isLight ? 1 : isBolt ? flash * 1.3 : 0.9 + 0.14 * Math.sin(time * TURN * 3 + i * 2);
      if (gain < 0.01) return;
      for (let y = 0; y < FILM.height; y++) {
        for (let x = 0; x < FILM.width; x++) {
          const qx = x + left;
          const qy = y + top;
          const sx = qx + nearness * (focal * aside - (qx - centreX) * forward);
          const sy = qy - nearness * (qy - centreY) * forward;
          const o = (y * FILM.width + x) * 3;
          pick(plane.cover, 1, sx, sy);
          const open = 1 - picked[0]!;
          pick(plane.color, 3, sx, sy);
          for (let c = 0; c < 3; c++) out.color[o + c] = out.color[o + c]! * open + picked[c]! * gain;
        }
      }
    });
    for (const kind of particles) {
      addParticles(out, { ...kind, count: Math.round(kind.count * (spec.particles ?? 1)) }, parts.seed, time);
    }
    exposure ||= exposureFor(out, finish);
    return grade(out, finish, parts.seed, exposure);
  };
}

/** Where in the picture the camera looks straight ahead (the lens is shifted). */
function principalPoint({ camera, cameraSpec }: ViewParts, width: number, height: number): readonly [number, number] {
  const yaw = radians(cameraSpec.yaw ?? 0);
  return camera.project(camera.x + Math.sin(yaw), camera.y, camera.z + Math.cos(yaw)) ?? [width / 2, height / 2];
}

function waterOf({ frame, camera, stage }: ViewParts): Uint8Array {
  const { width, height, depth } = frame;
  const mask = new Uint8Array(width * height);
  const level = stage.air.water?.level;
  if (level === undefined) return mask;
  const ray = new Float64Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      if (depth[p]! >= NOTHING) continue;
      camera.ray(x + 0.5, y + 0.5, ray);
      if (Math.abs(camera.y + ray[1]! * depth[p]! - level) < WATER_REACH) mask[p] = 1;
    }
  }
  return mask;
}
