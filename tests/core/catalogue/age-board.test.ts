import { describe, expect, test } from "vitest";
import { ageBoardOf } from "#core/catalogue/age-board.ts";

describe("the age rating a player is shown first", () => {
  test.each([
    ["KR", "GRAC"],
    ["JP", "CERO"],
    ["TW", "GSRR"],
    ["US", "ESRB"],
    ["DE", "USK"],
    ["FR", "PEGI"],
    ["GB", "PEGI"],
    ["BR", "CLASSIND"],
  ])("is in %s that of %s", (country, board) => {
    expect(ageBoardOf(country)).toBe(board);
  });

  test.each(["SA", "TH", "", "kr", "constructor"])(
    "is the international one where no board is known: %j",
    (country) => {
      expect(ageBoardOf(country)).toBe("IARC");
    },
  );
});
