import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { Readable } from "node:stream";
import type { Hono } from "hono";
import type { BackendEnvironment } from "#adapters/reference-backend/http/backend-environment.ts";
import { notFound } from "#adapters/reference-backend/http/call-refusal.ts";
import { byteRangeOf } from "./byte-range.ts";
import { fileHeaders } from "./file-headers.ts";
import { MARK, MARK_ADDRESS } from "./mark.ts";
import { ART_PREFIX, type PictureLibrary } from "./picture-library.ts";
import { drawPlaceholder, PLACEHOLDER_KINDS } from "./placeholder.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".svg": "image/svg+xml",
  ".webm": "video/webm",
  ".vtt": "text/vtt; charset=utf-8",
};
/** Pictures have the version of the art in their address. */
const FOREVER = "public, max-age=31536000, immutable";
/** Policy of a picture that is opened as a document: only drawing is allowed. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Serves the committed art (films in parts too, as players ask for them), and plain gradients for art that is not there. */
export function serveMedia(app: Hono<BackendEnvironment>, pictures: PictureLibrary, isShared: boolean): void {
  app.get(MARK_ADDRESS, () => svgAnswer(MARK, fileHeaders("mark.svg", isShared)));

  app.get(`${ART_PREFIX}:code{[a-z0-9]{1,32}}/:file{stand-in-[a-z]+\\.svg}`, (context) => {
    const { code, file } = context.req.param();
    const kind = PLACEHOLDER_KINDS.find((one) => file === `stand-in-${one}.svg`);
    if (kind === undefined) throw notFound("picture");
    return svgAnswer(drawPlaceholder(kind, pictures.paletteOf(code)), fileHeaders(file, isShared));
  });

  // The pattern excludes separators and further dots, so that no address leaves the folder.
  app.get(`${ART_PREFIX}:code{[a-z0-9]{1,32}}/:file{[a-z0-9-]{1,80}\\.(avif|webp|svg|webm|vtt)}`, async (context) => {
    const { code, file } = context.req.param();
    const path = join(pictures.folder, code, file);
    const found = await stat(path, { throwIfNoEntry: false });
    if (found?.isFile() !== true) throw notFound("picture");
    const { size } = found;
    // There is no validator that a condition could name, so a conditional part is answered with the whole.
    const wanted = context.req.header("If-Range") === undefined ? context.req.header("Range") : undefined;
    const range = context.req.method === "GET" ? byteRangeOf(wanted ?? null, size) : null;
    if (range === "unsatisfiable") {
      return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${size}` } });
    }
    const { first, last } = range ?? { first: 0, last: size - 1 };
    const body =
      context.req.method === "HEAD" ? null : Readable.toWeb(createReadStream(path, { start: first, end: last }));
    return new Response(body as ReadableStream<Uint8Array> | null, {
      status: range === null ? 200 : 206,
      headers: {
        "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
        "Content-Length": String(last - first + 1),
        ...(range === null ? {} : { "Content-Range": `bytes ${first}-${last}/${size}` }),
        "Accept-Ranges": "bytes",
        "Cache-Control": FOREVER,
        "Content-Security-Policy": PICTURE_POLICY,
        ...fileHeaders(file, isShared),
      },
    });
  });
}

function svgAnswer(svg: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(svg, {
    headers: {
      ...headers,
      "Content-Type": "image/svg+xml",
      "Cache-Control": FOREVER,
      "Content-Security-Policy": PICTURE_POLICY,
    },
  });
}
