/** From a scene to finished pictures: builds the world once, then renders and finishes each view. */
import { createHash } from "node:crypto";
import type { Picture } from "../encoding/encode.ts";
import { KINDS } from "../encoding/kinds.ts";
import type { Layer, LayerLight } from "../figures/layers.ts";
import { layOver } from "../figures/layers.ts";
import { paintWithBrush } from "../grading/brush.ts";
import { grade } from "../grading/grade.ts";
import { addParticles } from "../grading/particles.ts";
import { addRays } from "../grading/rays.ts";
import type { GradeSpec } from "../grading/spec.ts";
import type { Plane, ViewParts } from "../motion/parts.ts";
import { FILM, type TrailerSpec } from "../motion/spec.ts";
import { randomFrom } from "../noise/random.ts";
import { buildVolume } from "../noise/volume.ts";
import type { Camera, CameraSpec } from "../render/camera.ts";
import { createCamera } from "../render/camera.ts";
import type { Frame } from "../render/frame.ts";
import { createFrame } from "../render/frame.ts";
import { createRenderer } from "../render/renderer.ts";
import type { Stage, StageData } from "../render/stage.ts";
import { createStage } from "../render/stage.ts";
import { material } from "../solids/material.ts";
import { packSolids } from "../solids/shapes.ts";
import { buildLand } from "../terrain/build.ts";
import type { HeightField } from "../terrain/height-field.ts";
import { heightAt } from "../terrain/height-field.ts";
import { bareLook } from "./looks.ts";
import { shotOf } from "./shots.ts";
import type { Composer, KeyArt, Scene, View, ViewName, World } from "./types.ts";

/** Raised when a change of the program changes every picture. */
const PROGRAM_VERSION = 1;
/** Raised when a change of the program changes every trailer. */
const FILM_VERSION = 1;
const NO_WATER = -50;

/** What a view needs before it can be rendered. */
interface Prepared {
  readonly world: World;
  readonly view: View;
  readonly grade: GradeSpec;
}

function composerFor(scene: Scene, name: ViewName, width: number, height: number): Composer {
  const by = <T>(hero: T, wide: T, portrait: T): T =>
    name === "hero" || name === "banner" ? hero : name === "portrait" ? portrait : wide;
  return { view: name, width, height, random: randomFrom(scene.seed * 7919 + 13), by, triples: by, pairs: by };
}

function prepare(scene: Scene, name: ViewName, width: number, height: number): Prepared {
  const { keyArt } = scene;
  if (name === "shot1" || name === "shot2") return prepareShot(scene, name, width, height);
  if (keyArt === undefined || name === "banner" || name === "shot3") return preparePlace(scene, name, width, height);
  const place = scene.world(randomFrom(scene.seed));
  const world = keyArt.world?.(place, randomFrom(scene.seed * 31 + 5)) ?? place;
  return { world, ...composedBy(keyArt, scene, name, width, height) };
}

function composedBy(by: Scene | KeyArt, scene: Scene, name: ViewName, width: number, height: number) {
  const composed = by.compose(composerFor(scene, name, width, height));
  const camera = name === "banner" ? bannerCamera(composed.camera) : composed.camera;
  return { view: { ...composed, camera }, grade: { ...scene.grade, ...composed.grade } };
}

/** The place of a scene as its maker composed it. */
function preparePlace(scene: Scene, name: ViewName, width: number, height: number): Prepared {
  return { world: scene.world(randomFrom(scene.seed)), ...composedBy(scene, scene, name, width, height) };
}

function prepareShot(scene: Scene, name: "shot1" | "shot2", width: number, height: number): Prepared {
  const world = scene.world(randomFrom(scene.seed));
  const composed = scene.compose(composerFor(scene, name, width, height));
  const shot = shotOf(name, composed.camera, world.air);
  return {
    world: { ...world, air: shot.air },
    view: { camera: shot.camera, layers: [] },
    grade: { ...scene.grade, ...shot.grade },
  };
}

/** A board banner is half as high as a hero of its width: the camera comes closer and keeps the subject well to the end side. */
function bannerCamera(camera: CameraSpec): CameraSpec {
  const [across, down] = camera.focusAt;
  return { ...camera, fov: camera.fov * 0.92, focusAt: [Math.min(0.8, across + 0.07), down + (0.5 - down) * 0.6] };
}

/** A fingerprint of everything the picture depends on. */
export function fingerprint(scene: Scene, name: ViewName): string {
  const { width, height } = KINDS[name];
  return fingerprintOf(scene, width, height, prepare(scene, name, width, height));
}

function fingerprintOf(scene: Scene, width: number, height: number, prepared: Prepared): string {
  const data = JSON.stringify([PROGRAM_VERSION, scene.seed, width, height, prepared]);
  return createHash("sha256").update(data).digest("hex").slice(0, 16);
}

/** A fingerprint of everything a game's trailer depends on. */
export function trailerFingerprint(scene: Scene, spec: TrailerSpec): string {
  const { width, height } = KINDS.wide;
  const place = fingerprintOf(scene, width, height, preparePlace(scene, "wide", width, height));
  const data = JSON.stringify([FILM_VERSION, FILM, spec, place]);
  return createHash("sha256").update(data).digest("hex").slice(0, 16);
}

export interface Studio {
  /** Renders one view; `scale` below 1 makes a smaller draft. */
  picture(scene: Scene, name: ViewName, scale?: number): Promise<Picture>;
  /** Renders the wide view of the place taken apart, for a film. */
  parts(scene: Scene, width: number, height: number): Promise<ViewParts>;
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

  function stageDataOf(scene: Scene, world: World): StageData {
    const names = Object.keys(world.materials);
    return {
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
  }

  return {
    async picture(scene, name, scale = 1) {
      const kind = KINDS[name];
      const width = Math.round(kind.width * scale);
      const height = Math.round(kind.height * scale);
      const { world, view, grade } = prepare(scene, name, width, height);
      const data = stageDataOf(scene, world);
      const camera = aboveGround(view.camera, data.land);
      await renderer.show(data);
      const frame = await renderer.render(camera, width, height);
      return {
        width,
        height,
        rgb: finish(frame, createStage(data), createCamera(camera, width, height), view, grade, scene.seed),
      };
    },
    async parts(scene, width, height) {
      const { world, view, grade } = preparePlace(scene, "wide", width, height);
      const data = stageDataOf(scene, world);
      const cameraSpec = aboveGround(view.camera, data.land);
      const camera = createCamera(cameraSpec, width, height);
      await renderer.show(data);
      const { frame, openClouds } = await renderer.renderApart(cameraSpec, width, height);
      paintWithBrush(frame, Math.min(1, grade.brush ?? 1));
      const stage = createStage(data);
      const light = lightOf(camera, stage, grade, width, height);
      const planes = view.layers.map((layer) => planeOf(frame, layer, light));
      const shafts = shaftsOf(frame, grade, light);
      return { frame, openClouds, planes, shafts, camera, cameraSpec, stage, grade, seed: scene.seed };
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

/** The key light's place in the picture, and the fog in every direction, as drawn layers need them. */
function lightOf(camera: Camera, stage: Stage, spec: GradeSpec, width: number, height: number): LayerLight {
  const ray = new Float64Array(3);
  const key = camera.project(camera.x + stage.sunX * FAR, camera.y + stage.sunY * FAR, camera.z + stage.sunZ * FAR) ?? [
    width / 2,
    -height,
  ];
  const [x, y] = (spec.rays?.from ? camera.project(...spec.rays.from) : null) ?? key;
  return {
    x,
    y,
    fog(px, py, out) {
      camera.ray(px, py, ray);
      stage.fog.color(ray[0]!, ray[1]!, ray[2]!, out);
    },
  };
}

function finish(frame: Frame, stage: Stage, camera: Camera, view: View, spec: GradeSpec, seed: number): Uint8Array {
  paintWithBrush(frame, spec.brush ?? 2);
  const light = lightOf(camera, stage, spec, frame.width, frame.height);
  for (const layer of view.layers) layOver(frame, layer, light);
  if (spec.rays) addRays(frame, spec.rays, light.x, light.y);
  for (const particles of spec.particles ?? []) addParticles(frame, particles, seed);
  return grade(frame, spec, seed);
}

/** A single layer: over black it shows its light, over white also how much it covers. */
function planeOf(frame: Frame, layer: Layer, light: LayerLight): Plane {
  const ground = (light: number): Frame => {
    const empty = createFrame(frame.width, frame.height);
    empty.color.fill(light);
    empty.depth.set(frame.depth);
    return empty;
  };
  const onBlack = ground(0);
  const onWhite = ground(1);
  layOver(onBlack, layer, light);
  layOver(onWhite, layer, light);
  const cover = new Float32Array(frame.width * frame.height);
  for (let p = 0; p < cover.length; p++) cover[p] = 1 - (onWhite.color[p * 3]! - onBlack.color[p * 3]!);
  return { color: onBlack.color, cover, depth: layer.depth, isLight: layer.kind === "light" };
}

/** What the shafts of light add to the view without its drawn layers. */
function shaftsOf(frame: Frame, spec: GradeSpec, light: LayerLight): Float32Array {
  const lit = createFrame(frame.width, frame.height);
  lit.color.set(frame.color);
  lit.depth.set(frame.depth);
  if (spec.rays) addRays(lit, spec.rays, light.x, light.y);
  return lit.color.map((value, i) => value - frame.color[i]!);
}
