import sharp from "sharp";
import { MAX_ANIMATION_PIXELS, MAX_IMAGE_PIXELS } from "#core/community/constants.ts";
import { mayHoldAnimation } from "./image-signatures.ts";

/** Maximum size of a stored picture: the embedded database takes 30 ms to store one of this size. */
const MAX_ORIGINAL_BYTES = 2 * 1_024 * 1_024;
/** Encoding settings: the first, and a smaller one if the file is too large. */
const ATTEMPTS = [
  { longestSide: 2_048, quality: 82 },
  { longestSide: 1_024, quality: 60 },
] as const;
/** Seconds before the image library aborts. The request has already been refused by then. */
const TIMEOUT_SECONDS = 20;

export interface RewrittenImage {
  /** WebP. */
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type ImageRefusal = "wrong_type" | "too_many_pixels";

/**
 * Re-encodes a picture upright and without metadata (location, camera). Refuses files whose content is in none of the
 * allowed formats, and pictures with too many pixels. Animations are preserved.
 */
export async function rewriteImage(bytes: Uint8Array): Promise<RewrittenImage | ImageRefusal> {
  // The library reads many more formats; their files never reach it.
  const animated = mayHoldAnimation(bytes);
  if (animated === null) return "wrong_type";
  try {
    // Reads only the header of the file.
    const head = await sharp(bytes, { animated, limitInputPixels: false }).metadata();
    const frames = head.pages ?? 1;
    const limit = frames > 1 ? MAX_ANIMATION_PIXELS : MAX_IMAGE_PIXELS;
    if (head.width * (head.pageHeight ?? head.height) * frames > limit) return "too_many_pixels";
    for (const attempt of ATTEMPTS) {
      const image = await write(bytes, { ...attempt, animated, limit });
      if (image.data.byteLength <= MAX_ORIGINAL_BYTES) return image;
    }
    return "too_many_pixels";
  } catch {
    return "wrong_type";
  }
}

async function write(
  bytes: Uint8Array,
  options: {
    readonly longestSide: number;
    readonly quality: number;
    readonly animated: boolean;
    readonly limit: number;
  },
): Promise<RewrittenImage> {
  const { longestSide, quality, animated, limit } = options;
  const { data, info } = await sharp(bytes, { animated, limitInputPixels: limit })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .webp({ quality, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.pageHeight ?? info.height };
}
