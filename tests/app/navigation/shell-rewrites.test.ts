import type { ParsedLocation } from "@tanstack/react-router";
import { describe, expect, test } from "vitest";
import { scrollKeyOf } from "#app/navigation/shell-rewrites.ts";

let visits = 0;
/** A page that is opened again. */
const visit = (pathname: string): ParsedLocation => {
  visits += 1;
  const key = `visit-${visits}`;
  const state = { key, __TSR_key: key, __TSR_index: visits };
  return {
    pathname,
    href: pathname,
    publicHref: pathname,
    external: false,
    search: {},
    searchStr: "",
    hash: "",
    state,
  };
};

describe("where a page was scrolled to", () => {
  test.each(["/index", "/home/tl/lobby", "/prehome/tl/lobby", "/fgt/tl/lobby"])(
    "is stored once for %s, however often a launcher opens it",
    (path) => {
      const keys = new Set(Array.from({ length: 500 }, () => scrollKeyOf(visit(path))));
      expect(keys.size).toBe(1);
    },
  );

  test.each(["/", "/game/tl", "/game/tl/board/guide", "/home/tl/board/guide"])(
    "is stored for each visit of %s, which begins at its top again",
    (path) => {
      expect(scrollKeyOf(visit(path))).not.toBe(scrollKeyOf(visit(path)));
    },
  );

  test("is stored by the address for the first page, which has no history key yet", () => {
    expect(scrollKeyOf({ ...visit("/game/tl"), state: {} as ParsedLocation["state"] })).toBe("/game/tl");
  });
});
