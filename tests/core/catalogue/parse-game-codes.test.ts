import { expect, it } from "vitest";
import { parseGameCodes } from "#core/catalogue/parse-game-codes.ts";

it("a list of game codes is read without spaces, empty entries and repetitions", () => {
  expect(parseGameCodes(" tl,lin , ,aion,,tl")).toEqual(["tl", "lin", "aion"]);
  expect(parseGameCodes("")).toEqual([]);
  expect(parseGameCodes(undefined)).toEqual([]);
});
