import type { ServerLogger } from "#adapters/logging/pino-logger.ts";

/** A no-op logger, for tests that are not about logs. */
export function createNoopLogger(): ServerLogger {
  return { info: () => undefined, warn: () => undefined, error: () => undefined };
}
