import sharp from "sharp";

/** Pixels of a picture's longer side at most, as it is kept. */
const LONGEST_SIDE = 2_048;
/** Pixels of a file at most, all frames together: a small file can unfold to gigabytes. */
const MOST_PIXELS = 64_000_000;
const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif"]);

export interface RewrittenImage {
  /** WebP. */
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture written anew, upright, without place, camera and everything else its file told; `null` for what is none of the
 * formats players may use, whatever it calls itself. Animations stay.
 */
export async function rewriteImage(bytes: Uint8Array): Promise<RewrittenImage | null> {
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
    if (!FORMATS.has(format ?? "")) return null;
    const isAnimated = format === "gif" || format === "webp";
    const { data, info } = await sharp(bytes, { animated: isAnimated, limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    return null;
  }
}
