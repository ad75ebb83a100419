import { describe, expect, it } from "vitest";
import { type PopupWindowKind, popupWindowAreaOf, readPopupWindowKind } from "#core/links/popup-window.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const KINDS: readonly PopupWindowKind[] = ["standard", "miniGame", "coupon", "spotlight"];
const WIDE = { left: 0, top: 0, width: 1_920, height: 1_040 };

describe("a window beside the page", () => {
  it.each([
    ["standard", 1_240, 850],
    ["miniGame", 480, 750],
    ["coupon", 480, 720],
    ["spotlight", 1_086, 560],
  ] as const)("of the kind %s is %d by %d", (kind, width, height) => {
    expect(popupWindowAreaOf(kind, WIDE)).toMatchObject({ width, height });
  });

  it("opens in the middle of the free part of the screen", () => {
    expect(popupWindowAreaOf("standard", { ...WIDE, left: 100, top: 40 })).toEqual({
      left: 440,
      top: 135,
      width: 1_240,
      height: 850,
    });
  });

  it("is no larger than the screen; the standard one never smaller than 800 by 400", () => {
    const small = { left: 0, top: 0, width: 640, height: 360 };
    expect(popupWindowAreaOf("standard", small)).toEqual({ left: 0, top: 0, width: 800, height: 400 });
    expect(popupWindowAreaOf("miniGame", small)).toEqual({ left: 80, top: 0, width: 480, height: 360 });
  });

  it("lies within every screen that has room for it", () => {
    const screen = fc.record({
      left: fc.integer({ min: -2_000, max: 2_000 }),
      top: fc.integer({ min: -500, max: 500 }),
      width: fc.integer({ min: 800, max: 5_000 }),
      height: fc.integer({ min: 400, max: 3_000 }),
    });
    forAll(fc.constantFrom(...KINDS), screen, (kind, free) => {
      const area = popupWindowAreaOf(kind, free);
      expect(area.left).toBeGreaterThanOrEqual(free.left);
      expect(area.top).toBeGreaterThanOrEqual(free.top);
      expect(area.left + area.width).toBeLessThanOrEqual(free.left + free.width);
      expect(area.top + area.height).toBeLessThanOrEqual(free.top + free.height);
    });
  });
});

describe("the window an address names", () => {
  it("is one that there are sizes of", () => {
    expect(KINDS.map(readPopupWindowKind)).toEqual(KINDS);
  });

  it.each(["minimum", "constructor", "", 7, null, undefined])("is none for %o", (value) => {
    expect(readPopupWindowKind(value)).toBeNull();
  });
});
