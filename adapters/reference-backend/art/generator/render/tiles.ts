/** Paints square tiles of a frame: first one ray a pixel, then more where edges are, then the clouds. */
import { cellValue } from "../noise/random.ts";
import { Col, STRIDE } from "../solids/shapes.ts";
import type { Camera } from "./camera.ts";
import type { Frame } from "./frame.ts";
import { half } from "./frame.ts";
import { createPainter } from "./painter.ts";
import { CREASE } from "./solid-surface.ts";
import type { Stage } from "./stage.ts";
import { NOTHING } from "./tracer.ts";

export const TILE = 16;
const BRIGHTEST = 20;
const CLOUD_STEPS = 72;
/** Where the extra rays of an edge pixel go, in pixels from its corner. */
const EXTRA = [
  [0.15, 0.6],
  [0.6, 0.88],
  [0.85, 0.3],
] as const;

export interface TilePainter {
  /** One ray a pixel. */
  first(tile: number): void;
  /** Marks where colour or depth jumps; a pass of its own, so that no thread sees pixels another has refined. */
  mark(tile: number): void;
  /** Three more rays where it was marked. */
  edges(tile: number): void;
  clouds(tile: number): void;
}

export function tilesAcross(frame: Frame): number {
  return Math.ceil(frame.width / TILE);
}

export function tileCount(frame: Frame): number {
  return tilesAcross(frame) * Math.ceil(frame.height / TILE);
}

export function createTilePainter(stage: Stage, camera: Camera, frame: Frame): TilePainter {
  const { width, height, color, depth } = frame;
  const painter = createPainter(stage);
  const list = new Int32Array(stage.solidCount + 1);
  const ray = new Float64Array(3);
  const axis = new Float64Array(3);
  const light = new Float64Array(3);
  const cloud = new Float64Array(4);
  const hasClose = stage.materials.some(({ close }) => close);
  let listed = 0;

  /** Lists the solids that a cone around the tile can meet. */
  function listSolids(x0: number, y0: number): void {
    camera.ray(x0 + TILE / 2, y0 + TILE / 2, axis);
    camera.ray(x0 - 1, y0 - 1, ray);
    const cone = Math.acos(Math.min(1, axis[0]! * ray[0]! + axis[1]! * ray[1]! + axis[2]! * ray[2]!)) * 1.1;
    listed = 0;
    const near = hasClose ? CREASE : 0;
    for (let i = 0; i < stage.solidCount; i++) {
      const o = i * STRIDE;
      const dx = stage.solids[o + Col.ballX]! - camera.x;
      const dy = stage.solids[o + Col.ballY]! - camera.y;
      const dz = stage.solids[o + Col.ballZ]! - camera.z;
      const distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
      const radius = stage.solids[o + Col.ballRadius]! + near;
      if (distance > radius) {
        const angle = Math.acos(Math.max(-1, Math.min(1, (dx * axis[0]! + dy * axis[1]! + dz * axis[2]!) / distance)));
        if (angle > cone + Math.asin(radius / distance)) continue;
      }
      list[listed++] = i;
    }
  }

  function paintAt(px: number, py: number): number {
    camera.ray(px, py, ray);
    painter.tracer.consider(list, listed);
    const at = painter.paint(camera.x, camera.y, camera.z, ray[0]!, ray[1]!, ray[2]!, light);
    for (let c = 0; c < 3; c++) light[c] = Math.min(BRIGHTEST, Math.max(0, light[c]!));
    return at;
  }

  function visit(tile: number, each: (x: number, y: number) => void): void {
    const across = tilesAcross(frame);
    const x0 = (tile % across) * TILE;
    const y0 = Math.floor(tile / across) * TILE;
    listSolids(x0, y0);
    for (let y = y0; y < Math.min(height, y0 + TILE); y++) {
      for (let x = x0; x < Math.min(width, x0 + TILE); x++) each(x, y);
    }
  }

  function isEdge(x: number, y: number): boolean {
    const p = y * width + x;
    const here = depth[p]!;
    const brightness = color[p * 3 + 1]! / (1 + color[p * 3 + 1]!);
    for (let k = 0; k < 4; k++) {
      const qx = x + (k === 0 ? 1 : k === 1 ? -1 : 0);
      const qy = y + (k === 2 ? 1 : k === 3 ? -1 : 0);
      if (qx < 0 || qy < 0 || qx >= width || qy >= height) continue;
      const q = qy * width + qx;
      const there = depth[q]!;
      if (Math.abs(here - there) > 0.02 * Math.min(here, there) + 0.05 && Math.min(here, there) < NOTHING) return true;
      const g = color[q * 3 + 1]!;
      if (Math.abs(g / (1 + g) - brightness) > 0.05) return true;
    }
    return false;
  }

  return {
    first(tile) {
      visit(tile, (x, y) => {
        const at = paintAt(x + 0.5, y + 0.5);
        const p = y * width + x;
        color.set(light, p * 3);
        depth[p] = at;
      });
    },
    mark(tile) {
      visit(tile, (x, y) => {
        frame.edges[y * width + x] = isEdge(x, y) ? 1 : 0;
      });
    },
    edges(tile) {
      visit(tile, (x, y) => {
        if (frame.edges[y * width + x] === 0) return;
        const p = (y * width + x) * 3;
        let r = color[p]!;
        let g = color[p + 1]!;
        let b = color[p + 2]!;
        for (const [ex, ey] of EXTRA) {
          paintAt(x + ex, y + ey);
          r += Math.min(light[0]!, 6);
          g += Math.min(light[1]!, 6);
          b += Math.min(light[2]!, 6);
        }
        color[p] = r / 4;
        color[p + 1] = g / 4;
        color[p + 2] = b / 4;
      });
    },
    clouds(tile) {
      const across = tilesAcross(frame);
      const columns = half(width);
      const x0 = ((tile % across) * TILE) / 2;
      const y0 = (Math.floor(tile / across) * TILE) / 2;
      for (let y = y0; y < Math.min(half(height), y0 + TILE / 2); y++) {
        for (let x = x0; x < Math.min(columns, x0 + TILE / 2); x++) {
          const at = depth[Math.min(height - 1, y * 2) * width + Math.min(width - 1, x * 2)]!;
          camera.ray(x * 2 + 0.5, y * 2 + 0.5, ray);
          const jitter = cellValue(x, y, 9);
          stage.clouds(camera.x, camera.y, camera.z, ray[0]!, ray[1]!, ray[2]!, at, CLOUD_STEPS, jitter, cloud);
          frame.cloud.set(cloud, (y * columns + x) * 4);
        }
      }
    },
  };
}
