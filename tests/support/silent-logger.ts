import type { Logger } from "#core/ports/device.ts";

/** No diary, for tests that are not about what is told. */
export function createSilentLogger(): Logger {
  return { warn: () => undefined, error: () => undefined };
}
