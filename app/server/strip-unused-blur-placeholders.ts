import { Buffer } from "node:buffer";

/** Where the data for the browser begin (`@tanstack/react-router`). */
const DATA_START = "$_TSR.router=";

/** A picture's blurred stand-in: bytes that no compression makes smaller. */
const BLUR = /data:image\/webp;base64,[\w+/=]+/g;

/**
 * A rendered page without those stand-ins in its data that nothing on the page shows: a tenth of what the page of a list
 * weighs, and it comes before the first picture. What is shown later from these data begins with the colours of its game.
 */
export function stripUnusedBlurPlaceholders(html: Buffer): Buffer {
  const start = html.indexOf(DATA_START);
  if (start < 0) return html;
  const markup = html.subarray(0, start);
  const seen = new Set(markup.toString().match(BLUR));
  const data = html.toString("utf8", start).replaceAll(BLUR, (blur) => (seen.has(blur) ? blur : ""));
  return Buffer.concat([markup, Buffer.from(data)]);
}
