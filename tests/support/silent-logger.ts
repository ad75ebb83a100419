import type { Logger } from "#core/ports/device.ts";

/** No diary: the console of a player's browser stays empty. */
export function createSilentLogger(): Logger {
  return { warn: () => undefined, error: () => undefined };
}
