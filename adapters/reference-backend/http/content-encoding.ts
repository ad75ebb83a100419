import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type ContentEncoding = "br" | "gzip";

/** Brotli quality for answers made on the fly: about a third more work than gzip, a quarter smaller. */
export const BROTLI_QUALITY = 5;
export const GZIP_LEVEL = 6;
/** Answers under this many bytes gain nothing. */
export const SMALLEST_WORTH_BYTES = 1_024;

/** Encoding for a client that sends this `Accept-Encoding`; `null` for none. */
export function chooseEncoding(accepted: string): ContentEncoding | null {
  const names = accepted
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  if (names.includes("br")) return "br";
  return names.includes("gzip") ? "gzip" : null;
}

const brotliWhole = promisify(brotliCompress);
const gzipWhole = promisify(gzip);

/** Compresses a complete body at once: no stream, no flushes, and `Content-Length` is known. */
export async function compressWhole(
  encoding: ContentEncoding,
  bytes: ArrayBuffer | Uint8Array,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return gzipWhole(bytes, { level: GZIP_LEVEL });
  return brotliWhole(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}
