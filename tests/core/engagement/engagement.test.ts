import { describe, expect, it } from "vitest";
import { badgeOf } from "#core/engagement/badge-of.ts";
import { isDismissedToday } from "#core/engagement/is-dismissed-today.ts";
import { liveRetryDelayMs } from "#core/engagement/live-retry.policy.ts";
import { normalizeCoupon } from "#core/engagement/normalize-coupon.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

describe("a coupon code", () => {
  it.each([
    [" abcd-1234 ", "ABCD1234"],
    ["AB\u2013CD\u2014\u200B12\u00AD34\uFEFF", "ABCD1234"],
    ["ａｂｃ－１２", "ABC12"],
    ["\u202Aabc\u202C\t", "ABC"],
    ["- -", ""],
    ["e\u200B\u0301", "\u00C9"],
  ])("'%s' is redeemed as %s", (text, code) => {
    expect(normalizeCoupon(text)).toBe(code);
  });

  it("is normalised once and for all", () => {
    forAll(fc.string({ unit: "binary" }), (text) => {
      const once = normalizeCoupon(text);
      expect(normalizeCoupon(once)).toBe(once);
    });
  }, 60_000);
});

describe("a banner dismissed for today", () => {
  const at = (text: string) => Date.parse(text);

  it("stays away until the player's own midnight", () => {
    const dismissed = at("2026-11-21T14:00:00Z");
    expect(isDismissedToday(dismissed, at("2026-11-21T14:59:59Z"), 540)).toBe(true);
    expect(isDismissedToday(dismissed, at("2026-11-21T15:00:00Z"), 540)).toBe(false);
    expect(isDismissedToday(dismissed, at("2026-11-21T23:59:59Z"), 0)).toBe(true);
    expect(isDismissedToday(null, dismissed, 0)).toBe(false);
    expect(isDismissedToday(null, 0, 0)).toBe(false);
  });
});

describe("the badge of unread notifications", () => {
  it.each([
    [0, ""],
    [-1, ""],
    [Number.NaN, ""],
    [1, "1"],
    [99, "99"],
    [100, "99+"],
    [Number.POSITIVE_INFINITY, "99+"],
  ])("for %d shows '%s'", (count, badge) => {
    expect(badgeOf(count, String)).toBe(badge);
  });

  it("is written in the digits of the page", () => {
    const { format } = new Intl.NumberFormat("ar-SA-u-nu-arab");
    expect([badgeOf(5, format), badgeOf(100, format)]).toEqual(["٥", "٩٩+"]);
  });
});

describe("a lost stream of news", () => {
  it("is opened again after ever longer waits, up to a minute", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 400].map((failures) => liveRetryDelayMs(failures, 0))).toEqual([
      2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000,
    ]);
  });

  it("is not opened by all pages at once", () => {
    expect(liveRetryDelayMs(3, 0.5)).toBe(6_000);
    expect(liveRetryDelayMs(3, 0.999)).toBeGreaterThanOrEqual(4_000);
  });
});
