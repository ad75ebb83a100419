import { expect, it } from "vitest";
import { editionsOf } from "#core/catalogue/editions-of.ts";

const GROUPS = { lin2: "lin2", lin2nct: "lin2", aion: "aion", lin2ncj: "lin2" };

it.each([
  ["lin2", ["lin2nct", "lin2ncj"]],
  ["lin2ncj", ["lin2", "lin2nct"]],
  ["aion", []],
  ["tl", []],
  ["toString", []],
])("the other editions of the game %s are %j", (gameCode, editions) => {
  expect(editionsOf(gameCode, GROUPS)).toEqual(editions);
});
