/** A render thread: takes the next tile from a shared counter until there is none. */
import { parentPort } from "node:worker_threads";
import type { CameraSpec } from "./camera.ts";
import { createCamera } from "./camera.ts";
import type { Frame } from "./frame.ts";
import type { Stage, StageData } from "./stage.ts";
import { createStage } from "./stage.ts";
import { createTilePainter, tileCount } from "./tiles.ts";

export type Pass = "first" | "mark" | "edges" | "clouds";

export type Order =
  | { readonly kind: "stage"; readonly data: StageData }
  | {
      readonly kind: "pass";
      readonly pass: Pass;
      readonly camera: CameraSpec;
      readonly frame: Frame;
      readonly next: Int32Array<SharedArrayBuffer>;
    };

let stage: Stage | null = null;

parentPort?.on("message", (order: Order) => {
  if (order.kind === "stage") {
    stage = createStage(order.data);
  } else if (stage) {
    const { frame, pass, next } = order;
    const painter = createTilePainter(stage, createCamera(order.camera, frame.width, frame.height), frame);
    const tiles = tileCount(frame);
    for (let tile = Atomics.add(next, 0, 1); tile < tiles; tile = Atomics.add(next, 0, 1)) painter[pass](tile);
  }
  parentPort?.postMessage("done");
});
