import type { Logger } from "#core/ports/device.ts";
import type { Call } from "../wire/call.ts";

const loggedBy = new WeakMap<Logger, Set<string>>();

/**
 * Logs which parts of an answer could not be read, by their paths alone: values may be personal. A logger hears of the same
 * part of a call once, however many answers lack it.
 */
export function logLeftOut(logger: Logger, { method, path }: Call, leftOut: readonly string[]): void {
  const logged = loggedBy.get(logger) ?? new Set();
  loggedBy.set(logger, logged);
  const fresh = leftOut.filter((part) => !logged.has(`${method} ${path} ${part}`));
  if (fresh.length === 0) return;
  for (const part of fresh) logged.add(`${method} ${path} ${part}`);
  logger.warn("parts of an answer were left out", { call: `${method} ${path}`, parts: fresh });
}
