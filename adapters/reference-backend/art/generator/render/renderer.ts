/** Runs the render threads and joins their work into one linear picture. */
import { Worker } from "node:worker_threads";
import type { CameraSpec } from "./camera.ts";
import type { Frame } from "./frame.ts";
import { createFrame, half } from "./frame.ts";
import type { StageData } from "./stage.ts";
import { NOTHING } from "./tracer.ts";
import type { Order, Pass } from "./worker.ts";

const THREADS = 2;

export interface Renderer {
  /** Gives the threads a scene; the following pictures show it. */
  show(data: StageData): Promise<void>;
  render(camera: CameraSpec, width: number, height: number): Promise<Frame>;
  /** Like `render` with the clouds left apart. `openClouds` are the clouds as if nothing stood before them; null without clouds. */
  renderApart(
    camera: CameraSpec,
    width: number,
    height: number,
  ): Promise<{ readonly frame: Frame; readonly openClouds: Frame["cloud"] | null }>;
  close(): Promise<void>;
}

export function createRenderer(): Renderer {
  const workers = Array.from({ length: THREADS }, () => new Worker(new URL("./worker.ts", import.meta.url)));
  let hasClouds = false;

  function ask(worker: Worker, order: Order): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (error?: Error): void => {
        worker.off("message", done);
        worker.off("error", settle);
        if (error) reject(error);
        else resolve();
      };
      const done = (): void => settle();
      worker.on("message", done);
      worker.on("error", settle);
      worker.postMessage(order);
    });
  }

  async function pass(name: Pass, camera: CameraSpec, frame: Frame): Promise<void> {
    const next = new Int32Array(new SharedArrayBuffer(4));
    await Promise.all(workers.map((worker) => ask(worker, { kind: "pass", pass: name, camera, frame, next })));
  }

  async function things(camera: CameraSpec, width: number, height: number): Promise<Frame> {
    const frame = createFrame(width, height);
    await pass("first", camera, frame);
    await pass("mark", camera, frame);
    await pass("edges", camera, frame);
    return frame;
  }

  return {
    async show(data) {
      hasClouds = data.air.clouds.length > 0;
      await Promise.all(workers.map((worker) => ask(worker, { kind: "stage", data })));
    },
    async render(camera, width, height) {
      const frame = await things(camera, width, height);
      if (hasClouds) {
        await pass("clouds", camera, frame);
        layClouds(frame);
      }
      return frame;
    },
    async renderApart(camera, width, height) {
      const frame = await things(camera, width, height);
      if (!hasClouds) return { frame, openClouds: null };
      await pass("clouds", camera, frame);
      const open = createFrame(width, height);
      open.depth.fill(NOTHING);
      await pass("clouds", camera, open);
      return { frame, openClouds: open.cloud };
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** Lays the half-size clouds over the picture; a cloud sample counts only where its depth is alike. */
export function layClouds(frame: Frame): void {
  const { width, height, color, depth, cloud } = frame;
  const columns = half(width);
  const rows = half(height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      let weights = 0;
      let r = 0;
      let g = 0;
      let b = 0;
      let open = 0;
      for (let k = -1; k <= 2; k++) {
        for (let l = -1; l <= 2; l++) {
          const cx = Math.min(columns - 1, Math.max(0, (x >> 1) + l));
          const cy = Math.min(rows - 1, Math.max(0, (y >> 1) + k));
          const there = depth[Math.min(height - 1, cy * 2) * width + Math.min(width - 1, cx * 2)]!;
          const alike = Math.abs(1 / (there + 1) - 1 / (depth[p]! + 1)) < 0.0012 ? 1 : 0.0001;
          const away = (cx * 2 - x) ** 2 + (cy * 2 - y) ** 2;
          const weight = alike / (1 + away * away * 0.12);
          const q = (cy * columns + cx) * 4;
          weights += weight;
          r += cloud[q]! * weight;
          g += cloud[q + 1]! * weight;
          b += cloud[q + 2]! * weight;
          open += cloud[q + 3]! * weight;
        }
      }
      color[p * 3] = (color[p * 3]! * open + r) / weights;
      color[p * 3 + 1] = (color[p * 3 + 1]! * open + g) / weights;
      color[p * 3 + 2] = (color[p * 3 + 2]! * open + b) / weights;
    }
  }
}
