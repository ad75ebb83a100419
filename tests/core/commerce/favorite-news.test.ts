import { describe, expect, it } from "vitest";
import { favoriteNewsOf, isNewlyOut, isOutIn } from "#core/commerce/favorite-news.ts";
import { buildGameSummary, buildPrice, DAY_MS, instantIn, NOON } from "#tests/ui/support/builders.ts";

const reduced = buildPrice({ list: 5_000, sale: 3_000, saleEndsAt: instantIn(DAY_MS) });

describe("the news about a favorite", () => {
  it("are empty for an unreleased game at its usual price", () => {
    const price = buildPrice({ list: 5_000, sale: 5_000 });
    expect(favoriteNewsOf({ isOut: false, price, countryCode: "US" }, NOON)).toEqual([]);
    expect(favoriteNewsOf({ isOut: false, price: null, countryCode: "US" }, NOON)).toEqual([]);
  });

  it("is that it is out, and that it is cheaper until the sale ends", () => {
    const kinds = (nowMs: number) =>
      favoriteNewsOf({ isOut: true, price: reduced, countryCode: "US" }, nowMs).map(({ kind }) => kind);
    expect(kinds(NOON)).toEqual(["release", "sale"]);
    expect(kinds(NOON + DAY_MS)).toEqual(["release"]);
  });

  it("distinguish one sale from the next, and from a deeper one", () => {
    const occasionOf = (change: Partial<typeof reduced>) =>
      favoriteNewsOf({ isOut: false, price: { ...reduced, ...change }, countryCode: "US" }, NOON)[0]?.occasion;
    expect(occasionOf({})).toBe(occasionOf({}));
    expect(occasionOf({ saleEndsAt: instantIn(2 * DAY_MS) })).not.toBe(occasionOf({}));
    expect(occasionOf({ sale: 2_000 })).not.toBe(occasionOf({}));
  });
});

describe("whether a game is out", () => {
  const game = buildGameSummary({
    releaseAt: instantIn(-DAY_MS),
    countdownStartAt: null,
    countries: { launch: ["KR"], pre: ["US"], chatLaunch: [], chatPre: [] },
  });

  it("depends on the country", () => {
    expect(isOutIn(game, "KR", "web", NOON)).toBe(true);
    expect(isOutIn(game, "US", "web", NOON)).toBe(false);
    expect(isOutIn(game, "KR", "chat", NOON)).toBe(false);
  });

  it("depends on the time", () => {
    expect(isOutIn(game, "KR", "web", NOON - 2 * DAY_MS)).toBe(false);
  });

  it("is news for two weeks", () => {
    expect(isNewlyOut(game, NOON)).toBe(true);
    expect(isNewlyOut(game, NOON - 2 * DAY_MS)).toBe(false);
    expect(isNewlyOut(game, NOON + 13 * DAY_MS)).toBe(false);
    expect(isNewlyOut({ releaseAt: null }, NOON)).toBe(false);
  });
});
