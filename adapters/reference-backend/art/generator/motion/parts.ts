/** A view taken apart, so that its parts can move on their own. */

import type { GradeSpec } from "../grading/spec.ts";
import type { Camera, CameraSpec } from "../render/camera.ts";
import type { Frame } from "../render/frame.ts";
import type { Stage } from "../render/stage.ts";

/** A drawn layer: its light multiplied with its opacity. */
export interface Plane {
  readonly color: Float32Array;
  /** Share of what is behind that is hidden. */
  readonly cover: Float32Array;
  /** Distance from the camera, world units. */
  readonly depth: number;
  /** Adds light and hides nothing. */
  readonly isLight: boolean;
}

export interface ViewParts {
  /** Land, built things, water and the bare sky. Its `cloud` holds the clouds before land and sky. */
  readonly frame: Frame;
  /** The clouds as if there were no land: half size, as `Frame.cloud`; null where the sky has none. */
  readonly openClouds: Frame["cloud"] | null;
  /** From far to near. */
  readonly planes: readonly Plane[];
  /** Light that shafts add, for each value of the frame. */
  readonly shafts: Float32Array;
  readonly camera: Camera;
  readonly cameraSpec: CameraSpec;
  readonly stage: Stage;
  readonly grade: GradeSpec;
  readonly seed: number;
}
