import { Buffer } from "node:buffer";

/** Start of the data for the browser (`@tanstack/react-router`). */
const DATA_START = "$_TSR.router=";

/** Blurred placeholder of a picture, as base64 that does not compress. */
const BLUR = /data:image\/webp;base64,[\w+/=]+/g;

/**
 * Removes placeholders that the rendered page does not show from its data: a tenth of the size of a list page, and it
 * precedes the first picture. Pictures shown later from this data start with the colours of their game.
 */
export function stripUnusedBlurPlaceholders(html: Buffer): Buffer {
  const start = html.indexOf(DATA_START);
  if (start < 0) return html;
  const markup = html.subarray(0, start);
  const seen = new Set(markup.toString().match(BLUR));
  const data = html.toString("utf8", start).replaceAll(BLUR, (blur) => (seen.has(blur) ? blur : ""));
  return Buffer.concat([markup, Buffer.from(data)]);
}
