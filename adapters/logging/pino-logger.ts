import type { Logger } from "#core/ports/device.ts";

type WriteLine = (details: Readonly<Record<string, unknown>>, message: string) => void;

/** Diary on the server's structured log, a `pino` logger or a child of one. */
export function createPinoLogger(pino: { readonly warn: WriteLine; readonly error: WriteLine }): Logger {
  return {
    warn: (message, details = {}) => pino.warn(details, message),
    error: (message, details = {}) => pino.error(details, message),
  };
}
