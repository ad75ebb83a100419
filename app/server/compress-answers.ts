import { Duplex } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import {
  BROTLI_QUALITY,
  type ContentEncoding,
  chooseEncoding,
  compressWhole,
  GZIP_LEVEL,
  SMALLEST_WORTH_BYTES,
} from "#adapters/reference-backend/http/content-encoding.ts";

/** Answers up to this many bytes are compressed in one go. */
const MAX_BYTES_AT_ONCE = 4_194_304;
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

const createCompressor = (encoding: ContentEncoding) =>
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
    context.req.method !== "HEAD" &&
    !answer.headers.has("Content-Encoding") &&
    length >= SMALLEST_WORTH_BYTES &&
    COMPRESSIBLE.test(answer.headers.get("Content-Type") ?? "");
  if (!fits) return;
  answer.headers.append("Vary", "Accept-Encoding");
  // The body is a copy of what is sent, so it is looked at only to be compressed.
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
