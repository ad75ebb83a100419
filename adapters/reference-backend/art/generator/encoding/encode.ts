/** Writes one picture at all its widths as AVIF (and some as WebP), each within its budget. */
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sharp } from "sharp";
import sharp from "sharp";
import type { Kind, KindName } from "./kinds.ts";
import { KINDS } from "./kinds.ts";

/** A finished picture: 8-bit red green blue. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** The best first; the first that fits the budget is taken. */
const AVIF_QUALITIES = [52, 42, 33, 25, 18] as const;
const AVIF_EFFORT = 3;
const WEBP_QUALITIES = [72, 58, 45] as const;
/** WebP needs about this much more than AVIF. */
const WEBP_ALLOWANCE = 1.5;
const BLUR_WIDTH = 20;

function read(picture: Picture): Sharp {
  return sharp(picture.rgb, { raw: { width: picture.width, height: picture.height, channels: 3 } });
}

async function fitting(
  budget: number,
  qualities: readonly number[],
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let result: Buffer | undefined;
  for (const quality of qualities) {
    result = await encode(quality);
    if (result.length <= budget) break;
  }
  if (!result) throw new Error("There is no quality to try.");
  return result;
}

/** Removes the files of a picture, but for the widths and formats in `kept`. */
export async function discard(
  folder: string,
  name: KindName,
  kept: Pick<Kind, "widths" | "webp"> = { widths: [], webp: [] },
): Promise<void> {
  for (const file of await readdir(folder)) {
    const [, width, format] = new RegExp(`^${name}-(\\d+)\\.(avif|webp)$`).exec(file) ?? [];
    if (width && !(format === "avif" ? kept.widths : kept.webp).includes(Number(width))) await rm(join(folder, file));
  }
}

/** Stores the picture as `<kind>-<width>.<format>` in a folder; returns the blur placeholder as a data address. */
export async function store(picture: Picture, folder: string, name: KindName): Promise<string> {
  const kind = KINDS[name];
  await discard(folder, name, kind);
  for (const [i, width] of kind.widths.entries()) {
    const resized = await read(picture).resize({ width, kernel: "lanczos3" }).png().toBuffer();
    const budget = kind.budget[i] ?? Infinity;
    const avif = await fitting(budget, AVIF_QUALITIES, (quality) =>
      sharp(resized).avif({ quality, effort: AVIF_EFFORT }).toBuffer(),
    );
    await writeFile(join(folder, `${name}-${width}.avif`), avif);
    if ((kind.webp as readonly number[]).includes(width)) {
      const webp = await fitting(budget * WEBP_ALLOWANCE, WEBP_QUALITIES, (quality) =>
        sharp(resized).webp({ quality, effort: 5 }).toBuffer(),
      );
      await writeFile(join(folder, `${name}-${width}.webp`), webp);
    }
  }
  const blur = await read(picture).resize({ width: BLUR_WIDTH }).blur(0.6).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${blur.toString("base64")}`;
}
