/** From linear light to a finished picture: bloom, exposure, filmic curve, split toning, vignette, grain. */
import { cellValue } from "../noise/random.ts";
import { clamp, mix, ramp } from "../noise/scalar.ts";
import type { Frame } from "../render/frame.ts";
import { blur } from "./blur.ts";
import type { GradeSpec } from "./spec.ts";

const BLOOM_RADII = [2, 6, 16, 44] as const;
const BLOOM_WEIGHTS = [0.35, 0.3, 0.2, 0.15] as const;

/** Light spread around bright places, at half size. */
function bloomOf(frame: Frame): Float32Array {
  const { width, height, color } = frame;
  const w = width >> 1;
  const h = height >> 1;
  const spread = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      for (let c = 0; c < 3; c++) {
        const p = (y * 2 * width + x * 2) * 3 + c;
        const sum =
          Math.min(color[p]!, 12) +
          Math.min(color[p + 3]!, 12) +
          Math.min(color[p + width * 3]!, 12) +
          Math.min(color[p + width * 3 + 3]!, 12);
        spread[(y * w + x) * 3 + c] = sum / 4;
      }
    }
  }
  const bloom = new Float32Array(spread.length);
  const scale = (width > height * 1.2 ? width / 1600 : height / 1200) * 0.9;
  for (let k = 0; k < BLOOM_RADII.length; k++) {
    blur(spread, w, h, 3, Math.max(1, Math.round(BLOOM_RADII[k]! * scale)));
    for (let i = 0; i < bloom.length; i++) bloom[i]! += spread[i]! * BLOOM_WEIGHTS[k]!;
  }
  return bloom;
}

/** Chooses the exposure: the median shall reach `key`, but the brightest parts stay below `white`. */
export function exposureFor(frame: Frame, spec: GradeSpec): number {
  const { width, height, color } = frame;
  const samples: number[] = [];
  for (let y = 0; y < height; y += 4) {
    for (let x = 0; x < width; x += 4) {
      const p = (y * width + x) * 3;
      samples.push(0.25 * color[p]! + 0.6 * color[p + 1]! + 0.15 * color[p + 2]!);
    }
  }
  samples.sort((a, b) => a - b);
  const median = samples[samples.length >> 1]!;
  const bright = samples[Math.floor(samples.length * 0.993)]!;
  return Math.min(spec.key / (median + 1e-4), spec.white / (bright + 1e-4));
}

function filmic(x: number): number {
  const y = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return clamp(y, 0, 1) ** (1 / 2.2);
}

/** Finishes the picture: 8-bit red green blue. A film gives all its frames one exposure. */
export function grade(
  frame: Frame,
  spec: GradeSpec,
  seed: number,
  exposure: number = exposureFor(frame, spec),
): Uint8Array {
  const { width, height, color } = frame;
  const bloom = bloomOf(frame);
  const bloomShare = spec.bloom ?? 0.12;
  const vignette = spec.vignette ?? 0.4;
  const grain = spec.grain ?? 0.014;
  const shadow = spec.shadowTint ?? [0, 0, 0];
  const lights = spec.lightTint ?? [1, 1, 1];
  const textSide = spec.textSide ?? 0;
  const w = width >> 1;
  const h = height >> 1;
  const out = new Uint8Array(width * height * 3);
  const rgb = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height;
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5) / width;
      const p = (y * width + x) * 3;
      const q = (Math.min(h - 1, y >> 1) * w + Math.min(w - 1, x >> 1)) * 3;
      let frameLight = 1 - vignette * (Math.abs((u - 0.5) * 1.9) ** 3 * 0.6 + Math.abs((v - 0.5) * 1.9) ** 3 * 0.5);
      if (textSide > 0) frameLight *= 1 - textSide * ramp(0.6, 0.05, u) * ramp(-0.5, 0.8, v);
      for (let c = 0; c < 3; c++) {
        rgb[c] = filmic((color[p + c]! * (1 - bloomShare) + bloom[q + c]! * bloomShare * 1.6) * exposure * frameLight);
      }
      const light = 0.3 * rgb[0]! + 0.59 * rgb[1]! + 0.11 * rgb[2]!;
      const speck = (cellValue(x, y, seed) - 0.5) * grain * (1.2 - light);
      const toShadow = 1 - ramp(0, 0.55, light);
      const toLight = ramp(0.3, 1, light);
      for (let c = 0; c < 3; c++) {
        let value = light + (rgb[c]! - light) * spec.saturation;
        value = value * mix(1, lights[c]!, toLight) + shadow[c]! * toShadow;
        value = 0.5 + (value - 0.5) * spec.contrast;
        out[p + c] = clamp(value + speck, 0, 1) * 255 + 0.5;
      }
    }
  }
  return out;
}
