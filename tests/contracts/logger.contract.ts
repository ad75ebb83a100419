import { describe, expect, test } from "vitest";
import type { Logger } from "#core/ports/device.ts";

export interface WrittenLine {
  readonly level: "warn" | "error";
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Contract of every `Logger` that writes; `create` also returns the lines written so far. */
export function describeLogger(
  name: string,
  create: () => { readonly logger: Logger; readonly lines: () => readonly WrittenLine[] },
): void {
  describe(name, () => {
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
}
