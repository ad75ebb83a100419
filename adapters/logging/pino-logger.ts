import type { Logger } from "#core/ports/device.ts";

type WriteLine = (details: Readonly<Record<string, unknown>>, message: string) => void;

/** A logger that also writes informational messages. */
export interface ServerLogger extends Logger {
  info(message: string, details?: Readonly<Record<string, unknown>>): void;
}

/** The server's structured log, a `pino` logger or a child of one. */
export function createPinoLogger(pino: {
  readonly info: WriteLine;
  readonly warn: WriteLine;
  readonly error: WriteLine;
}): ServerLogger {
  return {
    info: (message, details = {}) => pino.info(details, message),
    warn: (message, details = {}) => pino.warn(details, message),
    error: (message, details = {}) => pino.error(details, message),
  };
}
