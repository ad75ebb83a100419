import sharp from "sharp";

/** Edge of the squares whose mean colours are compared, in pixels: smaller than any icon, larger than the edge of a letter. */
const SQUARE = 4;
/** Difference of a colour channel (0 to 255) that another browser version or processor may make in a square. */
const FORGIVEN_DIFFERENCE = 36;
/** Squares that may differ by more. */
const FORGIVEN_SQUARES = 4;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Mean of each channel in each square. */
function meansOf({ data, width, height }: Pixels): Float64Array {
  const columns = Math.ceil(width / SQUARE);
  const means = new Float64Array(columns * Math.ceil(height / SQUARE) * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const square = (Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE)) * 3;
      const pixel = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        means[square + channel] = (means[square + channel] ?? 0) + (data[pixel + channel] ?? 0) / SQUARE ** 2;
      }
    }
  }
  return means;
}

/**
 * Says in words how a picture differs from the one it should look like; `null` if a person would not see it. Compared are
 * means of small squares: the smoothing of letters may differ between machines, a missing icon or another colour may not.
 */
export async function differenceOf(picture: Buffer, reference: Buffer): Promise<string | null> {
  const [one, other] = await Promise.all([pixelsOf(picture), pixelsOf(reference)]);
  if (one.width !== other.width || one.height !== other.height) {
    return `is ${one.width} × ${one.height} pixels instead of ${other.width} × ${other.height}`;
  }
  const [ones, others] = [meansOf(one), meansOf(other)];
  const columns = Math.ceil(one.width / SQUARE);
  const differing = new Set<number>();
  for (let index = 0; index < ones.length; index += 1) {
    if (Math.abs((ones[index] ?? 0) - (others[index] ?? 0)) > FORGIVEN_DIFFERENCE) differing.add(Math.floor(index / 3));
  }
  if (differing.size <= FORGIVEN_SQUARES) return null;
  const [first = 0] = differing;
  const position = `${(first % columns) * SQUARE}, ${Math.floor(first / columns) * SQUARE}`;
  return `differs in ${differing.size} squares of ${SQUARE} pixels, first at ${position}`;
}
