import { Duplex } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";

/** Brotli quality for answers made on the fly: about a third more work than gzip, a quarter smaller. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;
/** Answers up to this many bytes are compressed in one go. */
const MAX_BYTES_AT_ONCE = 4_194_304;
/** Answers under this many bytes gain nothing. */
const SMALLEST_WORTH_BYTES = 1_024;
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

function chooseEncoding(accepted: string): "br" | "gzip" | null {
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
async function compressWhole(encoding: "br" | "gzip", bytes: ArrayBuffer): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return gzipWhole(bytes, { level: GZIP_LEVEL });
  return brotliWhole(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

const createCompressor = (encoding: "br" | "gzip") =>
  encoding === "br"
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
      })
    : createGzip({ level: GZIP_LEVEL, flush: constants.Z_SYNC_FLUSH });

/**
 * Compresses pages and API responses. Responses with a length are complete; others are streamed, with a flush after
 * each chunk so that nothing is delayed.
 */
export const compressAnswers: MiddlewareHandler = async (context, next) => {
  await next();
  const answer = context.res;
  const encoding = chooseEncoding(context.req.header("Accept-Encoding") ?? "");
  const length = Number(answer.headers.get("Content-Length") ?? Number.POSITIVE_INFINITY);
  const fits =
    answer.body !== null &&
    context.req.method !== "HEAD" &&
    !answer.headers.has("Content-Encoding") &&
    length >= SMALLEST_WORTH_BYTES &&
    COMPRESSIBLE.test(answer.headers.get("Content-Type") ?? "");
  if (!fits) return;
  answer.headers.append("Vary", "Accept-Encoding");
  if (encoding === null || answer.body === null) return;
  const headers = new Headers(answer.headers);
  headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");
  const etag = headers.get("ETag");
  if (etag !== null && !etag.startsWith("W/")) headers.set("ETag", `W/${etag}`);
  const { status } = answer;
  let body: Buffer<ArrayBuffer> | ReadableStream<Uint8Array>;
  if (length <= MAX_BYTES_AT_ONCE) {
    body = await compressWhole(encoding, await answer.arrayBuffer());
    headers.set("Content-Length", String(body.length));
  } else {
    const { readable, writable } = Duplex.toWeb(createCompressor(encoding));
    body = answer.body.pipeThrough({ readable, writable } as ReadableWritablePair<Uint8Array, Uint8Array>);
  }
  context.res = undefined;
  context.res = new Response(body, { status, headers });
};
