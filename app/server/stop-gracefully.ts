import type { ServerType } from "@hono/node-server";
import type { Logger } from "pino";
import type { Publisher } from "./publisher.ts";

/** Longest time for answers under way to finish before the process ends anyway. */
const GRACE_MS = 10_000;
/** Time between two looks for connections whose answers have ended, in milliseconds. */
const LOOK_MS = 50;

/**
 * On SIGTERM or SIGINT takes no new connections, lets every answer under way finish, closes the database and ends with
 * code 0. A second signal ends at once.
 */
export function stopGracefully(listener: ServerType, publisher: Publisher, logger: Logger): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    logger.info({ signal }, "closing");
    const deadline = setTimeout(() => process.exit(1), GRACE_MS);
    deadline.unref();
    listener.close(async () => {
      await publisher.close();
      process.exit(0);
    });
    publisher.endStreams();
    if (!("closeIdleConnections" in listener)) return;
    setInterval(() => listener.closeIdleConnections(), LOOK_MS).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
