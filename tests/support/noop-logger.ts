import type { ServerLogger } from "#adapters/logging/pino-logger.ts";

/** No diary, for tests that are not about what is told. */
export function createNoopLogger(): ServerLogger {
  return { info: () => undefined, warn: () => undefined, error: () => undefined };
}
