import type { AnyRouter } from "@tanstack/react-router";
import {
  createSsrStreamResponse,
  getSsrStatus,
  RouterServer,
  transformReadableStreamWithRouter,
  waitForRequest,
} from "@tanstack/react-router/ssr/server";
import { renderToReadableStream } from "react-dom/server";
import type { Logger } from "#core/ports/device.ts";

interface WholePageInput {
  readonly request: Request;
  readonly router: AnyRouter;
  readonly responseHeaders: Headers;
  readonly logger: Logger;
}

/**
 * Renders the matched page and lets it stream once all of it is there. Its data has been loaded before, so the wait is for
 * code alone, and only on the first request of a process; without it that request would get a placeholder with scripts
 * to fill it, and whoever runs none would get nothing to read.
 */
export async function renderWholePage({ request, router, responseHeaders, logger }: WholePageInput) {
  const { signal } = request;
  const { nonce } = router.options.ssr ?? {};
  try {
    const document = await renderToReadableStream(<RouterServer router={router} />, {
      signal,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        if (!signal.aborted) logger.error("a part of a page could not be rendered", { error: String(error) });
      },
      ...(nonce === undefined ? {} : { nonce }),
    });
    await waitForRequest(document.allReady, signal);
    const body = transformReadableStreamWithRouter(router, document, { rendererSafePoint: "script-close", signal });
    const answer = new Response(body, { status: getSsrStatus(router), headers: responseHeaders });
    return createSsrStreamResponse(router, answer);
  } catch (error) {
    router.serverSsr?.cleanup();
    throw error;
  }
}
