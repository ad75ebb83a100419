import { describe, expect, it } from "vitest";
import { orderGames } from "#core/catalogue/order-games.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const gamesOf = (codes: string) => codes.split(" ").map((gameCode) => ({ gameCode }));
const codesOf = (games: readonly { gameCode: string }[]) => games.map((game) => game.gameCode).join(" ");

describe("the order of games", () => {
  it("follows gameOrderList", () => {
    expect(codesOf(orderGames(gamesOf("tl lin aion"), "aion, tl,lin"))).toBe("aion tl lin");
  });

  it("puts games that are not listed at the end, in the order given", () => {
    expect(codesOf(orderGames(gamesOf("zz tl aa lin"), "lin,none,tl"))).toBe("lin tl zz aa");
  });

  it("keeps the order given without a list", () => {
    expect(codesOf(orderGames(gamesOf("b c a"), ""))).toBe("b c a");
  });

  it("loses and invents no game, and ordering again changes nothing", () => {
    const code = fc.constantFrom("a", "b", "c", "d", "e");
    forAll(fc.array(fc.record({ gameCode: code })), fc.array(code), (games, listed) => {
      const ordered = orderGames(games, listed.join(","));
      expect([...ordered].sort((a, b) => games.indexOf(a) - games.indexOf(b))).toEqual(games);
      expect(orderGames(ordered, listed.join(","))).toEqual(ordered);
    });
  });
});
