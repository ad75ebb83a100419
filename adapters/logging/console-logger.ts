import type { Logger } from "#core/ports/device.ts";

/** Logs to the console, for developers. */
export function createConsoleLogger(output: Pick<Console, "warn" | "error"> = console): Logger {
  return {
    warn: (message, details) => output.warn(message, ...(details ? [details] : [])),
    error: (message, details) => output.error(message, ...(details ? [details] : [])),
  };
}
