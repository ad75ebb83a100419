import { describe, expect, it } from "vitest";
import { instantToMs } from "#core/catalogue/instant-to-ms.ts";

describe("reading an instant", () => {
  it.each([
    ["1970-01-01T00:00:00Z", 0],
    ["1970-01-01T00:00:01.500Z", 1_500],
    ["1970-01-01T09:00+09:00", 0],
  ])("%s is %d ms after 1970", (instant, ms) => {
    expect(instantToMs(instant)).toBe(ms);
  });

  it.each([null, undefined, "", "soon", "2026-11-21", "2026-11-21T09:00:00", "2026-13-45T09:00:00Z"])(
    "%s is no instant, since it would mean another moment on another device or none",
    (instant) => {
      expect(instantToMs(instant)).toBeNull();
    },
  );
});
