/** Lays drawn layers over a rendered frame: shaded by a soft edge light, dimmed by fog, hidden by what is nearer. */
import { Resvg } from "@resvg/resvg-js";
import { blur } from "../grading/blur.ts";
import { clamp } from "../noise/scalar.ts";
import type { Frame } from "../render/frame.ts";
import type { Rgb } from "../solids/material.ts";

export interface Layer {
  /** Drawing in pixels of the picture. */
  readonly svg: string;
  /** `body`: code colours; `light`: adds its green; `paint`: true colours. */
  readonly kind: "body" | "light" | "paint";
  /** Distance from the camera; nearer parts of the frame hide the layer. */
  readonly depth: number;
  /** Colour of a body, or what a paint is multiplied with. */
  readonly fill: Rgb;
  readonly rim?: Rgb;
  /** Light of shining parts. */
  readonly glow?: Rgb;
  /** Share of the fog that lies before it, 0 … 1. */
  readonly fog?: number;
}

/** What the layers need to know about the scene's light. */
export interface LayerLight {
  /** Picture position of the key light, pixels (may lie outside). */
  readonly x: number;
  readonly y: number;
  /** Fog colour at a picture position. */
  fog(x: number, y: number, out: Float64Array): void;
}

/** How much of the light wraps around the body behind the sharp rim. */
const BODY_LIGHT = 0.09;
/** From this opacity on a layer hides what is behind it from later effects. */
const SOLID_ALPHA = 0.5;

function rasterise(svg: string, width: number, height: number): Uint8Array {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`;
  return new Uint8Array(new Resvg(page).render().pixels);
}

/** Opacity of the drawing, blurred: the slope near an edge is the direction that the edge faces. */
function softEdge(pixels: Uint8Array, width: number, height: number, radius: number): Float32Array {
  const soft = new Float32Array(width * height);
  for (let i = 0; i < soft.length; i++) soft[i] = pixels[i * 4 + 3]! / 255;
  blur(soft, width, height, 1, radius);
  return soft;
}

/** How much an edge faces the light, from the slope of the soft edge, 0 … 1. */
function edgeLight(
  soft: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  toX: number,
  toY: number,
  gain: number,
): number {
  const left = soft[y * width + Math.max(0, x - 1)]!;
  const right = soft[y * width + Math.min(width - 1, x + 1)]!;
  const up = soft[Math.max(0, y - 1) * width + x]!;
  const down = soft[Math.min(height - 1, y + 1) * width + x]!;
  return clamp(((left - right) * toX + (up - down) * toY) * gain, 0, 1);
}

export function layOver(frame: Frame, layer: Layer, light: LayerLight): void {
  const { width, height, color, depth } = frame;
  const pixels = rasterise(layer.svg, width, height);
  const scale = width > height ? width / 1600 : height / 1200;
  const sharp = Math.max(1, Math.round(1.4 * scale));
  const broad = Math.max(2, Math.round(7 * scale));
  const near = layer.kind === "light" ? null : softEdge(pixels, width, height, sharp);
  const wide = layer.kind === "light" ? null : softEdge(pixels, width, height, broad);
  const fog = new Float64Array(3);
  const rim = layer.rim ?? [0, 0, 0];
  const glow = layer.glow ?? [0, 0, 0];
  const own = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      const alpha = pixels[p * 4 + 3]! / 255;
      if (alpha <= 0 || depth[p]! < layer.depth) continue;
      // resvg gives colours multiplied with the opacity.
      const r = Math.min(1, pixels[p * 4]! / 255 / alpha);
      const g = Math.min(1, pixels[p * 4 + 1]! / 255 / alpha);
      const b = Math.min(1, pixels[p * 4 + 2]! / 255 / alpha);
      if (layer.kind === "light") {
        for (let c = 0; c < 3; c++) color[p * 3 + c]! += glow[c]! * g * alpha;
        continue;
      }
      const away = Math.hypot(light.x - x, light.y - y) + 1;
      const toX = (light.x - x) / away;
      const toY = (light.y - y) / away;
      const lit =
        near && wide
          ? edgeLight(near, width, height, x, y, toX, toY, 1.5 * sharp) +
            BODY_LIGHT * edgeLight(wide, width, height, x, y, toX, toY, 2 * broad)
          : 0;
      if (layer.kind === "paint") {
        const k = 0.86 + 0.3 * clamp(lit, 0, 1);
        own[0] = r ** 2.2 * layer.fill[0] * k + rim[0] * lit * 0.3;
        own[1] = g ** 2.2 * layer.fill[1] * k + rim[1] * lit * 0.3;
        own[2] = b ** 2.2 * layer.fill[2] * k + rim[2] * lit * 0.3;
      } else {
        const shade = 0.4 + 1.2 * r;
        for (let c = 0; c < 3; c++) own[c] = layer.fill[c]! * shade + rim[c]! * lit * b;
      }
      if (layer.fog) {
        light.fog(x, y, fog);
        for (let c = 0; c < 3; c++) own[c]! += (fog[c]! - own[c]!) * layer.fog;
      }
      for (let c = 0; c < 3; c++) {
        const value = own[c]! + (layer.kind === "body" ? glow[c]! * g : 0);
        color[p * 3 + c]! += (value - color[p * 3 + c]!) * alpha;
      }
      if (alpha > SOLID_ALPHA) depth[p] = Math.min(depth[p]!, layer.depth);
    }
  }
}
