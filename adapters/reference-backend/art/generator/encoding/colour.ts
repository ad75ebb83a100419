/** Arithmetic on colours written as `#rrggbb`. */

function channels(color: string): readonly [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function written(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/** Moves a colour towards white by `share` (0 … 1) of the distance. */
export function lighten(color: string, share: number): string {
  return written(channels(color).map((value) => value + (255 - value) * share));
}

/** Scales a colour so that its brightest channel is at `level` (0 … 1). */
export function scaleToBrightness(color: string, level: number): string {
  const values = channels(color);
  const scale = (level * 255) / Math.max(1, ...values);
  return written(values.map((value) => Math.min(255, value * scale)));
}

function luminance(color: string): number {
  const [r, g, b] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours as WCAG 2 counts it, 1 … 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
