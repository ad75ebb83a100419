import { Buffer } from "node:buffer";
import { Writable } from "node:stream";
import type { AnyRouter } from "@tanstack/react-router";
import { RouterServer, transformReadableStreamWithRouter } from "@tanstack/react-router/ssr/server";
import { renderToPipeableStream } from "react-dom/server";
import type { Logger } from "#core/ports/device.ts";

interface WholePageInput {
  readonly router: AnyRouter;
  /** Aborts the rendering when the client is gone or the time limit is over. */
  readonly signal: AbortSignal;
  readonly logger: Logger;
}

/**
 * HTML of the matched page once it is complete. Its data is already loaded, so it waits for code only, and only on the
 * first request of a process. Without that wait, the first request would get a placeholder that needs scripts.
 * Streaming would gain nothing: React writes pieces of 2 KB, and each would pass through four streams and be compressed
 * on its own.
 */
export async function renderWholePage(input: WholePageInput): Promise<Buffer> {
  const html = await renderMarkup(input);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(html);
      controller.close();
    },
  });
  const { router, signal } = input;
  const whole = transformReadableStreamWithRouter(router, stream, { rendererSafePoint: "script-close", signal });
  const pieces: Uint8Array[] = [];
  for await (const piece of whole) pieces.push(piece);
  return Buffer.concat(pieces);
}

function renderMarkup({ router, signal, logger }: WholePageInput): Promise<Buffer> {
  const { nonce } = router.options.ssr ?? {};
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stopWaiting = () => {
      stream.abort(signal.reason);
      reject(signal.reason);
    };
    const pieces: Buffer[] = [];
    const sink = new Writable({
      write: (piece: Buffer, _encoding, done) => {
        pieces.push(piece);
        done();
      },
      final: (done) => {
        signal.removeEventListener("abort", stopWaiting);
        resolve(Buffer.concat(pieces));
        done();
      },
    });
    const stream = renderToPipeableStream(<RouterServer router={router} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void stream.pipe(sink),
      onShellError: reject,
      onError: (error) => {
        if (!signal.aborted) logger.error("a part of a page could not be rendered", { error: String(error) });
      },
      ...(nonce === undefined ? {} : { nonce }),
    });
    signal.addEventListener("abort", stopWaiting, { once: true });
  });
}
