/** Box blur in place, two rounds (close to a soft triangle). Radius in pixels; `channels` values a pixel. */
export function blur(image: Float32Array, width: number, height: number, channels: number, radius: number): void {
  if (radius < 1) return;
  const scratch = new Float32Array(image.length);
  for (let round = 0; round < 2; round++) {
    for (let y = 0; y < height; y++) {
      for (let c = 0; c < channels; c++) slide(image, scratch, y * width * channels + c, channels, width, radius);
    }
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < channels; c++) slide(scratch, image, x * channels + c, width * channels, height, radius);
    }
  }
}

/** Running mean along one line of values. */
function slide(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  count: number,
  radius: number,
): void {
  const last = count - 1;
  let sum = 0;
  for (let i = -radius; i <= radius; i++) sum += from[start + Math.min(last, Math.max(0, i)) * stride]!;
  const share = 1 / (2 * radius + 1);
  for (let i = 0; i < count; i++) {
    to[start + i * stride] = sum * share;
    sum += from[start + Math.min(last, i + radius + 1) * stride]! - from[start + Math.max(0, i - radius) * stride]!;
  }
}
