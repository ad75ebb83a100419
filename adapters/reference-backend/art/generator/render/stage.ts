/** Everything a render thread needs to know about a scene; can be sent between threads. */

import type { Clouds } from "../atmosphere/clouds.ts";
import { createClouds } from "../atmosphere/clouds.ts";
import { direction } from "../atmosphere/direction.ts";
import type { Fog } from "../atmosphere/fog.ts";
import { createFog } from "../atmosphere/fog.ts";
import type { Sky } from "../atmosphere/sky.ts";
import { createSky } from "../atmosphere/sky.ts";
import type { Air, GroundLook } from "../atmosphere/spec.ts";
import type { Material } from "../solids/material.ts";
import type { HeightField } from "../terrain/height-field.ts";

export interface StageData {
  readonly seed: number;
  readonly land: HeightField | null;
  readonly look: GroundLook;
  readonly solids: Float64Array<SharedArrayBuffer>;
  readonly solidCount: number;
  readonly materials: readonly Material[];
  readonly air: Air;
  readonly volume: Float32Array<SharedArrayBuffer>;
  /** Built things cast shadows; off for night cities, where nothing strong shines. */
  readonly solidShadows: boolean;
}

export interface Stage extends StageData {
  readonly fog: Fog;
  readonly sky: Sky;
  readonly clouds: Clouds;
  readonly sunX: number;
  readonly sunY: number;
  readonly sunZ: number;
}

export function createStage(data: StageData): Stage {
  const fog = createFog(data.air, data.volume);
  const sky = createSky(data.air, fog, data.seed);
  const clouds = createClouds(data.air, data.volume, sky);
  const [sunX, sunY, sunZ] = direction(data.air.key.azimuth, data.air.key.elevation);
  return { ...data, fog, sky, clouds, sunX, sunY, sunZ };
}
