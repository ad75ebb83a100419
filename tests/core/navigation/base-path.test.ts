import { describe, expect, it } from "vitest";
import { addBasePath, normalizeBasePath, removeBasePath } from "#core/navigation/base-path.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

describe("the base path of the configuration", () => {
  it.each([
    ["", ""],
    ["/", ""],
    ["store", "/store"],
    ["a/b", "/a/b"],
    ["/store/", "/store"],
    ["//a/b//", "/a/b"],
  ])("'%s' is used as '%s'", (given, used) => {
    expect(normalizeBasePath(given)).toBe(used);
  });

  it.each([
    ["/", "/store", "/store"],
    ["/cart", "/store/", "/store/cart"],
    ["/cart", "/", "/cart"],
  ])("%s under %s is %s", (path, base, full) => {
    expect(addBasePath(path, base)).toBe(full);
  });

  it.each([
    ["/store", "/"],
    ["/store/", "/"],
    ["/store?a=1", "/?a=1"],
    ["/store#top", "/#top"],
    ["/store/cart?a=1", "/cart?a=1"],
    ["/storefront", null],
    ["/cart", null],
  ])("%s is %s under /store", (full, path) => {
    expect(removeBasePath(full, "/store")).toBe(path);
  });

  it("is taken off as it was put on", () => {
    const paths = fc.webPath().map((path) => `/${path.replace(/^\/+/, "")}`);
    forAll(paths, fc.constantFrom("/", "/store", "a/b"), (path, base) => {
      expect(removeBasePath(addBasePath(path, base), base)).toBe(path);
    });
  }, 60_000);
});
