/** A scene as data: what a game's pictures show, and from where. */
import type { Air, GroundLook } from "../atmosphere/spec.ts";
import type { Canvas } from "../figures/ground.ts";
import type { Layer } from "../figures/layers.ts";
import type { GradeSpec } from "../grading/spec.ts";
import type { Random } from "../noise/random.ts";
import type { CameraSpec } from "../render/camera.ts";
import type { MaterialSpec } from "../solids/material.ts";
import type { Solid } from "../solids/shapes.ts";
import type { LandSpec } from "../terrain/build.ts";

export type ViewName = "hero" | "wide" | "portrait" | "banner" | "shot1" | "shot2" | "shot3";

/** Two numbers for each of several things. */
export type Pairs = readonly (readonly [number, number])[];

/** Three numbers for each of several things. */
export type Triples = readonly (readonly [number, number, number])[];

/** What a view is composed with. */
export interface Composer extends Canvas {
  readonly view: ViewName;
  readonly random: Random;
  /** Places of several things, each with further numbers, by format. */
  triples(hero: Triples, wide: Triples, portrait: Triples): Triples;
  pairs(hero: Pairs, wide: Pairs, portrait: Pairs): Pairs;
  /** Chooses by format: 21:9 (and the wider banner), 16:9 or 3:4. */
  by<T>(hero: T, wide: T, portrait: T): T;
}

/** One picture of the scene. */
export interface View {
  readonly camera: CameraSpec;
  /** From far to near. */
  readonly layers: readonly Layer[];
  /** Differences of this view's finish. */
  readonly grade?: Partial<GradeSpec>;
}

/** What stands in the world; the same for all formats. */
export interface World {
  readonly land?: LandSpec;
  readonly look?: GroundLook;
  readonly air: Air;
  readonly solids: readonly Solid[];
  readonly materials: Readonly<Record<string, MaterialSpec>>;
  readonly solidShadows?: boolean;
}

export interface Scene {
  /** Game code. */
  readonly code: string;
  readonly seed: number;
  world(random: Random): World;
  compose(composer: Composer): View;
  readonly grade: GradeSpec;
  /** Other key art than the place of the scene: somebody or something from close. Banners, screenshots and the trailer show the place. */
  readonly keyArt?: KeyArt;
}

/** Key art of its own: what stands before or instead of the scene's place. */
export interface KeyArt {
  world?(place: World, random: Random): World;
  compose(composer: Composer): View;
}

/** A screenshot: the same world from elsewhere at another hour. */
export interface Shot {
  readonly camera: CameraSpec;
  readonly air: Air;
  readonly grade: Partial<GradeSpec>;
}
