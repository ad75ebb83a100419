/** The air of a scene as plain data: light, sky, clouds, fog, water. Colours are linear light; angles degrees. */
import type { Rgb } from "../solids/material.ts";

/** The key light. Azimuth 0 is straight ahead, positive to the right. */
export interface KeyLight {
  readonly azimuth: number;
  readonly elevation: number;
  readonly color: Rgb;
  /** Light from everywhere else. */
  readonly ambient: Rgb;
  /** How far the light creeps around edges, 0 hard … 0.5 soft. */
  readonly wrap?: number;
}

/** Something round in the sky. */
export interface SkyBody {
  readonly kind: "sun" | "moon" | "planet";
  readonly azimuth: number;
  readonly elevation: number;
  /** Apparent radius, degrees. */
  readonly radius: number;
  readonly color: Rgb;
  readonly brightness: number;
  readonly halo?: number;
  /** Planet only: ring tilt in degrees. */
  readonly ring?: number;
}

/** A line of far mountains painted on the sky. */
export interface FarRidge {
  /** Height above the horizon and roughness, both as tangent of the elevation. */
  readonly base: number;
  readonly rough: number;
  readonly color: Rgb;
  /** How much of the fog lies before it, 0 … 1. */
  readonly haze: number;
  /** Features across one radian. */
  readonly scale: number;
}

export interface SkySpec {
  readonly zenith: Rgb;
  readonly horizon: Rgb;
  /** How fast the horizon colour gives way to the zenith. */
  readonly falloff: number;
  readonly glow: Rgb;
  /** Large is a tight glow around the key light. */
  readonly glowPower: number;
  /** Fog colour over the horizon: reach (large is thin) and share. */
  readonly haze: number;
  readonly hazeShare: number;
  readonly stars?: number;
  readonly aurora?: { readonly low: Rgb; readonly high: Rgb; readonly strength: number };
  readonly nebula?: { readonly first: Rgb; readonly second: Rgb; readonly strength: number };
  readonly rainbow?: {
    readonly azimuth: number;
    readonly elevation: number;
    readonly radius: number;
    readonly strength: number;
  };
  readonly bodies?: readonly SkyBody[];
  readonly ridges?: readonly FarRidge[];
}

/** A slab of clouds between two heights. */
export interface CloudSpec {
  readonly low: number;
  readonly high: number;
  /** Share of the sky, 0 … 1. */
  readonly cover: number;
  /** Billows for each world unit. */
  readonly scale: number;
  readonly density: number;
  readonly lit: Rgb;
  readonly dark: Rgb;
  /** Bright lining towards the light. */
  readonly silver: number;
  /** Base brightness away from the light. */
  readonly base?: number;
}

export interface FogSpec {
  readonly color: Rgb;
  /** What the key light adds when one looks towards it. */
  readonly glow: Rgb;
  readonly density: number;
  /** Large keeps the fog near the ground. */
  readonly fall: number;
  readonly base: number;
  /** Patches of mist near the ground and their height. */
  readonly mist: number;
  readonly mistHeight: number;
}

export interface WaterSpec {
  readonly level: number;
  readonly color: Rgb;
  readonly waves: number;
  /** Waves for each world unit. */
  readonly scale: number;
  /** The least it reflects, 0 … 1. */
  readonly mirror: number;
  readonly glint: number;
}

/** How bare ground is painted. */
export interface GroundLook {
  readonly rock: Rgb;
  readonly rockLight: Rgb;
  readonly grass: Rgb;
  readonly grassShare: number;
  readonly tree: Rgb;
  readonly snow: Rgb;
  /** Snow lies above this height. */
  readonly snowLine: number;
  readonly detail: number;
  /** Bands of sediment, 0 … 1. */
  readonly strata?: number;
  readonly lava?: { readonly strength: number; readonly top: number };
}

export interface Air {
  readonly key: KeyLight;
  readonly sky: SkySpec;
  readonly clouds: readonly CloudSpec[];
  readonly fog: FogSpec;
  readonly water?: WaterSpec;
}
