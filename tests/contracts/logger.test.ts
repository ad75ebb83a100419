import { pino } from "pino";
import { createConsoleLogger } from "#adapters/logging/console-logger.ts";
import { createPinoLogger } from "#adapters/logging/pino-logger.ts";
import { describeLogger, type WrittenLine } from "./logger.contract.ts";

describeLogger("logger on a console", () => {
  const lines: WrittenLine[] = [];
  const write =
    (level: WrittenLine["level"]) =>
    (message: string, details = {}) =>
      lines.push({ level, message, details });
  return { logger: createConsoleLogger({ warn: write("warn"), error: write("error") }), lines: () => lines };
});

describeLogger("logger on the server's structured log", () => {
  const output: string[] = [];
  const logger = createPinoLogger(
    pino(
      { base: null, timestamp: false, formatters: { level: (level) => ({ level }) } },
      { write: (line) => output.push(line) },
    ),
  );
  const readLine = (line: string): WrittenLine => {
    const { level, msg, ...details } = JSON.parse(line);
    return { level, message: msg, details };
  };
  return { logger, lines: () => output.map(readLine) };
});
