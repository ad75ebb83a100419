import type { Media } from "#core/catalogue/game.ts";

/** A landscape at dusk as a `data:` picture, so that specimens need no server. */
function landscape(width: number, height: number, hue: number): string {
  const hill = (base: number, rise: number, light: number) =>
    `<path fill="hsl(${hue + 24} 38% ${light}%)" d="M0 ${height * base}C${width * 0.2} ${height * (base - rise)} ${width * 0.34} ${height * (base + rise / 2)} ${width * 0.55} ${height * (base - rise / 2)}S${width * 0.86} ${height * (base - rise)} ${width} ${height * (base + rise / 3)}V${height}H0Z"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue} 45% 16%)"/><stop offset=".7" stop-color="hsl(${hue + 40} 62% 52%)"/><stop offset="1" stop-color="hsl(${hue + 70} 80% 70%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/><circle cx="${width * 0.68}" cy="${height * 0.46}" r="${height * 0.09}" fill="hsl(${hue + 70} 90% 84%)"/>${hill(0.62, 0.14, 30)}${hill(0.74, 0.12, 19)}${hill(0.88, 0.08, 9)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Background colours of the specimens' pictures. */
export const SAMPLE_PALETTE = { base: "#251a3d", accent: "#c0569a", ink: "#f5f2fb" } as const;

/** A picture for specimens; another `hue`, in degrees, is another time of the evening. */
export function sampleMedia(hue = 260, width = 1600, height = 900): Media {
  return {
    type: "image",
    role: "wide",
    src: landscape(width, height, hue),
    srcset: "",
    poster: "",
    alt: "Hills under an evening sun",
    w: width,
    h: height,
    captions: [],
    blur: "",
  };
}
