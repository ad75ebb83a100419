import type { Logger } from "#core/ports/device.ts";
import type { Call } from "../wire/call.ts";

const loggedBy = new WeakMap<Logger, Set<string>>();

/**
 * Logs the paths of invalid parts of a response, without their possibly personal values. Each path of a call is logged
 * once per logger.
 */
export function logLeftOut(logger: Logger, { method, path }: Call, leftOut: readonly string[]): void {
  const logged = loggedBy.get(logger) ?? new Set();
  loggedBy.set(logger, logged);
  const fresh = leftOut.filter((part) => !logged.has(`${method} ${path} ${part}`));
  if (fresh.length === 0) return;
  for (const part of fresh) logged.add(`${method} ${path} ${part}`);
  logger.warn("parts of an answer were left out", { call: `${method} ${path}`, parts: fresh });
}
