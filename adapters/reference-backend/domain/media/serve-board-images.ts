import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { boardImageData, boardImages } from "#adapters/reference-backend/database/schema/index.ts";
import type { BackendEnvironment } from "#adapters/reference-backend/http/backend-environment.ts";
import { notFound } from "#adapters/reference-backend/http/call-refusal.ts";
import type { Services } from "#adapters/reference-backend/services.ts";
import { BOARD_IMAGE_PREFIX } from "#core/community/constants.ts";
import { boardImageCachingFor } from "./board-image-access.ts";
import { fileHeaders } from "./file-headers.ts";

/** Policy of a picture that is opened as a document: nothing is allowed. */
const PICTURE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Serves the pictures players have put into articles. */
export function serveBoardImages(app: Hono<BackendEnvironment>, services: Services, isShared: boolean): void {
  app.get(`${BOARD_IMAGE_PREFIX}:file{[A-Za-z0-9-]{1,64}\\.webp}`, async (context) => {
    const { file } = context.req.param();
    const id = file.slice(0, -".webp".length);
    const [image] = await services.database.queries
      .select({ accountId: boardImages.accountId, isUsed: boardImages.isUsed, data: boardImageData })
      .from(boardImages)
      .where(eq(boardImages.id, id));
    if (image === undefined) throw notFound("picture");
    const { traceId, now } = context.var;
    const caching = await boardImageCachingFor({ ...image, id }, services, { request: context.req.raw, traceId, now });
    if (caching === null) throw notFound("picture");
    return new Response(Buffer.from(image.data, "base64"), {
      headers: {
        "Content-Type": "image/webp",
        "Cache-Control": caching,
        "Content-Security-Policy": PICTURE_POLICY,
        ...fileHeaders(file, isShared),
      },
    });
  });
}
