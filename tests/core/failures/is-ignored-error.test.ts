import { describe, expect, it } from "vitest";
import { isIgnoredError } from "#core/failures/is-ignored-error.ts";

const error = (message: string, name = "Error") => ({ name, message });

describe("errors that are not reported to the error-reporting service", () => {
  it.each(["sb", "op", "rc", "live"] as const)("on %s: noise of the browser and of stale chunks", (environment) => {
    expect(isIgnoredError(error("ResizeObserver loop limit exceeded"), environment)).toBe(true);
    expect(isIgnoredError(error("Loading chunk 7 failed", "ChunkLoadError"), environment)).toBe(true);
    expect(isIgnoredError(error("Failed to fetch dynamically imported module: /assets/a.js"), environment)).toBe(true);
    expect(isIgnoredError(error("Importing a module script failed."), environment)).toBe(true);
    expect(isIgnoredError(error("Whoops!"), environment)).toBe(true);
    expect(isIgnoredError(error("x is undefined", "TypeError"), environment)).toBe(false);
  });

  it("network errors and time-outs on sb and op, not on rc and live", () => {
    for (const message of ["Network Error", "timeout of 5000ms exceeded"]) {
      expect((["sb", "op", "rc", "live"] as const).map((one) => isIgnoredError(error(message), one))).toEqual([
        true,
        true,
        false,
        false,
      ]);
    }
  });
});
