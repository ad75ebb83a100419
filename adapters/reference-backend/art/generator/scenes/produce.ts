/** From a scene to finished pictures: builds the world once, then renders and finishes each view. */
import { createHash } from "node:crypto";
import type { Picture } from "../encoding/encode.ts";
import { KINDS } from "../encoding/kinds.ts";
import { layOver } from "../figures/layers.ts";
import { paintWithBrush } from "../grading/brush.ts";
import { grade } from "../grading/grade.ts";
import { addParticles } from "../grading/particles.ts";
import { addRays } from "../grading/rays.ts";
import type { GradeSpec } from "../grading/spec.ts";
import { randomFrom } from "../noise/random.ts";
import { buildVolume } from "../noise/volume.ts";
import type { Camera, CameraSpec } from "../render/camera.ts";
import { createCamera } from "../render/camera.ts";
import type { Frame } from "../render/frame.ts";
import { createRenderer } from "../render/renderer.ts";
import type { Stage, StageData } from "../render/stage.ts";
import { createStage } from "../render/stage.ts";
import { material } from "../solids/material.ts";
import { packSolids } from "../solids/shapes.ts";
import { buildLand } from "../terrain/build.ts";
import type { HeightField } from "../terrain/heightField.ts";
import { heightAt } from "../terrain/heightField.ts";
import { bareLook } from "./looks.ts";
import { shotOf } from "./shots.ts";
import type { Composer, Scene, View, ViewName, World } from "./types.ts";

/** Raised when a change of the program changes every picture. */
const PROGRAM_VERSION = 1;
const NO_WATER = -50;

/** What a view needs before it can be rendered. */
interface Prepared {
  readonly world: World;
  readonly view: View;
  readonly grade: GradeSpec;
}

function composerFor(scene: Scene, name: ViewName, width: number, height: number): Composer {
  const by = <T>(hero: T, wide: T, portrait: T): T => (name === "hero" ? hero : name === "portrait" ? portrait : wide);
  return { view: name, width, height, random: randomFrom(scene.seed * 7919 + 13), by, triples: by, pairs: by };
}

function prepare(scene: Scene, name: ViewName, width: number, height: number): Prepared {
  const world = scene.world(randomFrom(scene.seed));
  const composed = scene.compose(composerFor(scene, name, width, height));
  if (name !== "shot1" && name !== "shot2")
    return { world, view: composed, grade: { ...scene.grade, ...composed.grade } };
  const shot = shotOf(name, composed.camera, world.air);
  return {
    world: { ...world, air: shot.air },
    view: { camera: shot.camera, layers: [] },
    grade: { ...scene.grade, ...shot.grade },
  };
}

/** A fingerprint of everything the picture depends on. */
export function fingerprint(scene: Scene, name: ViewName): string {
  const kind = KINDS[name];
  const data = JSON.stringify([
    PROGRAM_VERSION,
    scene.seed,
    kind.width,
    kind.height,
    prepare(scene, name, kind.width, kind.height),
  ]);
  return createHash("sha256").update(data).digest("hex").slice(0, 16);
}

export interface Studio {
  /** Renders one view; `scale` below 1 makes a smaller draft. */
  picture(scene: Scene, name: ViewName, scale?: number): Promise<Picture>;
  close(): Promise<void>;
}

export function openStudio(): Studio {
  const renderer = createRenderer();
  const volume = buildVolume();
  let builtFor = "";
  let land: HeightField | null = null;

  /** The land is kept while pictures of the same place follow each other. */
  function landOf(scene: Scene, world: World): HeightField | null {
    const key = JSON.stringify([scene.seed, world.land, world.air.water?.level]);
    if (key !== builtFor) {
      land = world.land ? buildLand(world.land, scene.seed, world.air.water?.level ?? NO_WATER) : null;
      builtFor = key;
    }
    return land;
  }

  return {
    async picture(scene, name, scale = 1) {
      const kind = KINDS[name];
      const width = Math.round(kind.width * scale);
      const height = Math.round(kind.height * scale);
      const prepared = prepare(scene, name, width, height);
      const { world, view } = prepared;
      const names = Object.keys(world.materials);
      const data: StageData = {
        seed: scene.seed,
        land: landOf(scene, world),
        look: world.look ?? bareLook,
        solids: packSolids(world.solids, new Map(names.map((key, i) => [key, i]))),
        solidCount: world.solids.length,
        materials: names.map((key) => material(world.materials[key]!)),
        air: world.air,
        volume,
        solidShadows: world.solidShadows ?? true,
      };
      const camera = aboveGround(view.camera, data.land);
      await renderer.show(data);
      const frame = await renderer.render(camera, width, height);
      return {
        width,
        height,
        rgb: finish(frame, createStage(data), createCamera(camera, width, height), view, prepared.grade, scene.seed),
      };
    },
    close: () => renderer.close(),
  };
}

/** Lifts a camera that would stand in the ground. */
function aboveGround(camera: CameraSpec, land: HeightField | null): CameraSpec {
  if (!land) return camera;
  const [x, y, z] = camera.at;
  return { ...camera, at: [x, Math.max(y, heightAt(land.surface, x, z) + EYE_HEIGHT), z] };
}

const EYE_HEIGHT = 2.4;
const FAR = 1000;

function finish(frame: Frame, stage: Stage, camera: Camera, view: View, spec: GradeSpec, seed: number): Uint8Array {
  const { width, height } = frame;
  paintWithBrush(frame, spec.brush ?? 2);
  const ray = new Float64Array(3);
  const key = camera.project(camera.x + stage.sunX * FAR, camera.y + stage.sunY * FAR, camera.z + stage.sunZ * FAR) ?? [
    width / 2,
    -height,
  ];
  const source = (spec.rays?.from ? camera.project(...spec.rays.from) : null) ?? key;
  for (const layer of view.layers) {
    layOver(frame, layer, {
      x: source[0],
      y: source[1],
      fog(x, y, out) {
        camera.ray(x, y, ray);
        stage.fog.color(ray[0]!, ray[1]!, ray[2]!, out);
      },
    });
  }
  if (spec.rays) addRays(frame, spec.rays, source[0], source[1]);
  for (const particles of spec.particles ?? []) addParticles(frame, particles, seed);
  return grade(frame, spec, seed);
}
