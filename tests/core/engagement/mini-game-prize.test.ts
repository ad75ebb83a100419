import { describe, expect, test } from "vitest";
import { MINI_GAME_ODDS, miniGamePrizeOf } from "#core/engagement/mini-game-prize.ts";

describe("a round of the mini game", () => {
  test.each([
    [0, "PRIZESUN"],
    [0.049, "PRIZESUN"],
    [0.05, "PRIZEMOON"],
    [0.199, "PRIZEMOON"],
    [0.2, "PRIZESTAR"],
    [0.499, "PRIZESTAR"],
    [0.5, null],
    [0.999, null],
    // Never a coupon that the player already holds.
    [0.3, null, ["PRIZESTAR"]],
  ])("%d wins %s beside %j", (random, prize, held: readonly string[] = []) => {
    expect(miniGamePrizeOf(random, new Set(held))).toBe(prize);
  });

  test("is a blank at times", () => {
    expect(MINI_GAME_ODDS.reduce((sum, { chance }) => sum + chance, 0)).toBeLessThan(1);
  });
});
