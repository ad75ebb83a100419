import type { ServerType } from "@hono/node-server";
import type { Logger } from "pino";
import type { Publisher } from "./publisher.ts";
import type { UnfinishedWork } from "./unfinished-work.ts";

/** Maximum time for running responses to finish before the process exits anyway. */
const GRACE_MS = 10_000;
/** Maximum part of it for work whose clients have gone. */
const MAX_UNFINISHED_MS = 5_000;
/** Time between two looks for connections whose answers have ended, in milliseconds. */
const LOOK_MS = 50;

interface Leaving {
  readonly publisher: Publisher;
  readonly logger: Logger;
  readonly unfinished: UnfinishedWork;
  /** Aborted first, so that answers can announce the shutdown. */
  readonly closing: AbortController;
  /**
   * Time in milliseconds in which requests are still accepted: a closed connection loses the request that travels on
   * it, and a balancer must first notice the shutdown.
   */
  readonly drainMs: number;
}

/**
 * On SIGTERM or SIGINT announces the shutdown, then accepts no new connections, finishes running answers and what
 * reads for clients that have gone, closes the database and exits with code 0. A second signal exits at once.
 */
export function stopGracefully(
  listeners: readonly ServerType[],
  { publisher, logger, unfinished, closing, drainMs }: Leaving,
): void {
  const close = () => {
    const deadline = setTimeout(() => process.exit(1), GRACE_MS);
    deadline.unref();
    const closed = listeners.map((listener) => new Promise<void>((resolve) => listener.close(() => resolve())));
    void Promise.all(closed).then(async () => {
      await unfinished.finished(MAX_UNFINISHED_MS);
      await publisher.close();
      process.exit(0);
    });
    publisher.endStreams();
    const closeIdle = () => {
      for (const listener of listeners) if ("closeIdleConnections" in listener) listener.closeIdleConnections();
    };
    setInterval(closeIdle, LOOK_MS).unref();
  };
  const stop = (signal: NodeJS.Signals) => {
    if (closing.signal.aborted) process.exit(1);
    closing.abort();
    logger.info({ signal }, "closing");
    setTimeout(close, drainMs);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
