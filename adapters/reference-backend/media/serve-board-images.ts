import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { BOARD_IMAGE_PREFIX } from "#core/community/constants.ts";
import { boardImages } from "../database/schema/index.ts";
import type { BackendEnvironment } from "../http/backend-environment.ts";
import { notFound } from "../http/call-refusal.ts";
import type { Services } from "../services.ts";
import { fileHeaders } from "./file-headers.ts";

/** A picture opened by itself is a document: it may do nothing. */
const PICTURE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Serves the pictures players have put into articles. */
export function serveBoardImages(app: Hono<BackendEnvironment>, { database }: Services, isShared: boolean): void {
  app.get(`${BOARD_IMAGE_PREFIX}:file{[A-Za-z0-9-]{1,64}\\.webp}`, async (context) => {
    const { file } = context.req.param();
    const id = file.slice(0, -".webp".length);
    const [image] = await database.queries
      .select({ data: boardImages.data })
      .from(boardImages)
      .where(eq(boardImages.id, id));
    if (image === undefined) throw notFound("picture");
    return new Response(new Uint8Array(image.data), {
      headers: {
        "Content-Type": "image/webp",
        "Cache-Control": "public, max-age=31536000, immutable",
        "Content-Security-Policy": PICTURE_POLICY,
        ...fileHeaders(file, isShared),
      },
    });
  });
}
