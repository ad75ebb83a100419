import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { Readable } from "node:stream";
import type { Hono } from "hono";
import type { BackendEnvironment } from "../http/backend-environment.ts";
import { notFound } from "../http/call-refusal.ts";
import { AVATAR_PREFIX, drawAvatar } from "./avatar.ts";
import { MARK, MARK_ADDRESS } from "./mark.ts";
import { ART_PREFIX, type PictureLibrary } from "./picture-library.ts";
import { drawStandIn, STAND_IN_KINDS } from "./stand-in.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".svg": "image/svg+xml",
  ".webm": "video/webm",
  ".vtt": "text/vtt; charset=utf-8",
};
/** Pictures have the version of the art in their address. */
const FOREVER = "public, max-age=31536000, immutable";
/** A picture opened by itself is a document: it may draw, and nothing else. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves the committed art, avatars, and plain gradients for art that is not there. */
export function serveMedia(app: Hono<BackendEnvironment>, pictures: PictureLibrary): void {
  app.get(MARK_ADDRESS, () => svgAnswer(MARK));

  app.get(`${AVATAR_PREFIX}:file{[0-9a-f]{16}\\.svg}`, (context) =>
    svgAnswer(drawAvatar(context.req.param("file").slice(0, 16))),
  );

  app.get(`${ART_PREFIX}:code{[a-z0-9]{1,32}}/:file{stand-in-[a-z]+\\.svg}`, (context) => {
    const { code, file } = context.req.param();
    const kind = STAND_IN_KINDS.find((one) => file === `stand-in-${one}.svg`);
    if (kind === undefined) throw notFound("picture");
    return svgAnswer(drawStandIn(kind, pictures.paletteOf(code)));
  });

  // The pattern leaves no room for separators or dots beyond the ending, so that no address leads out of the folder.
  app.get(`${ART_PREFIX}:code{[a-z0-9]{1,32}}/:file{[a-z0-9-]{1,80}\\.(avif|webp|svg|webm|vtt)}`, async (context) => {
    const { code, file } = context.req.param();
    const path = join(pictures.folder, code, file);
    const found = await stat(path).catch(() => null);
    if (found?.isFile() !== true) throw notFound("picture");
    const body = context.req.method === "HEAD" ? null : Readable.toWeb(createReadStream(path));
    return new Response(body as ReadableStream<Uint8Array> | null, {
      headers: {
        "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
        "Content-Length": String(found.size),
        "Cache-Control": FOREVER,
        "Content-Security-Policy": PICTURE_POLICY,
      },
    });
  });
}

function svgAnswer(svg: string): Response {
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": FOREVER,
      "Content-Security-Policy": PICTURE_POLICY,
    },
  });
}
