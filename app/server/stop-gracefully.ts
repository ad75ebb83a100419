import type { ServerType } from "@hono/node-server";
import type { Logger } from "pino";
import type { Publisher } from "./publisher.ts";

/** Longest time for answers under way to finish before the process ends anyway. */
const GRACE_MS = 10_000;
/** Time between two looks for connections whose answers have ended, in milliseconds. */
const LOOK_MS = 50;

interface Leaving {
  readonly publisher: Publisher;
  readonly logger: Logger;
  /** Aborted first, so that answers can announce the shutdown. */
  readonly closing: AbortController;
  /**
   * How long it goes on taking requests, in milliseconds: a connection that is closed while a request travels on it
   * loses the answer, and a balancer has to see first that nothing should be sent here any more.
   */
  readonly drainMs: number;
}

/**
 * On SIGTERM or SIGINT announces the shutdown, then accepts no new connections, finishes running answers, closes the
 * database and exits with code 0. A second signal exits at once.
 */
export function stopGracefully(
  listeners: readonly ServerType[],
  { publisher, logger, closing, drainMs }: Leaving,
): void {
  const close = () => {
    const deadline = setTimeout(() => process.exit(1), GRACE_MS);
    deadline.unref();
    const closed = listeners.map((listener) => new Promise<void>((resolve) => listener.close(() => resolve())));
    void Promise.all(closed).then(async () => {
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
