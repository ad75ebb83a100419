import { describe, expect, it } from "vitest";
import { cacheIcon, type IconCache } from "#core/icons/cache-icon.ts";
import { MAX_ICON_CACHE } from "#core/icons/constants.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const loads = fc.array(fc.record({ name: fc.constantFrom(..."abcdefghij"), drawing: fc.nat() }), { maxLength: 60 });
const most = fc.integer({ min: 1, max: 8 });

const keepAll = (all: readonly { name: string; drawing: number }[], room?: number) =>
  all.reduce<IconCache<number>>((cache, { name, drawing }) => cacheIcon(cache, name, drawing, room), new Map());

describe("the cached icons", () => {
  it("are thirty of three hundred: the last thirty that were loaded", () => {
    const names = Array.from({ length: 300 }, (_, index) => `icon-${index}`);
    const cache = names.reduce<IconCache<string>>((kept, name) => cacheIcon(kept, name, name), new Map());
    expect(MAX_ICON_CACHE).toBe(30);
    expect([...cache.keys()]).toEqual(names.slice(-30));
  });

  it("are the newest, each with the drawing that came last", () => {
    forAll(loads, most, (all, room) => {
      const latest = new Map<string, number>();
      for (const { name, drawing } of [...all].reverse()) if (!latest.has(name)) latest.set(name, drawing);
      expect([...keepAll(all, room)].reverse()).toEqual([...latest].slice(0, room));
    });
  });

  it("leave the cache before them as it was", () => {
    const before: IconCache<number> = new Map([["a", 1]]);
    cacheIcon(before, "b", 2, 1);
    expect([...before]).toEqual([["a", 1]]);
  });
});
