import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { createConsoleLogger } from "#adapters/logging/console-logger.ts";
import { createPinoLogger } from "#adapters/logging/pino-logger.ts";

interface WrittenLine {
  readonly level: "warn" | "error";
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Each logger with the lines it has written so far. */
const LOGGERS = {
  "a console": () => {
    const lines: WrittenLine[] = [];
    const write =
      (level: WrittenLine["level"]) =>
      (message: string, details = {}) =>
        lines.push({ level, message, details });
    return { logger: createConsoleLogger({ warn: write("warn"), error: write("error") }), lines: () => lines };
  },
  "the server's structured log": () => {
    const output: string[] = [];
    const settings = { base: null, timestamp: false, formatters: { level: (level: string) => ({ level }) } };
    const logger = createPinoLogger(pino(settings, { write: (line) => output.push(line) }));
    const readLine = (line: string): WrittenLine => {
      const { level, msg, ...details } = JSON.parse(line);
      return { level, message: msg, details };
    };
    return { logger, lines: () => output.map(readLine) };
  },
} as const;

describe.each(Object.entries(LOGGERS))("a logger on %s", (_, create) => {
  test("writes message and details at the level they were given", () => {
    const { logger, lines } = create();

    logger.warn("late answer", { call: "getGame", ms: 4000 });
    logger.error("no answer");

    expect(lines()).toEqual([
      { level: "warn", message: "late answer", details: { call: "getGame", ms: 4000 } },
      { level: "error", message: "no answer", details: {} },
    ]);
  });

  test("writes details that refer to themselves", () => {
    const { logger, lines } = create();
    const details: Record<string, unknown> = {};
    details.self = details;

    expect(() => logger.error("knot", details)).not.toThrow();
    expect(lines()).toHaveLength(1);
  });
});
