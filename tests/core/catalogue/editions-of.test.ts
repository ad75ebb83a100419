import { describe, expect, it } from "vitest";
import { editionsOf } from "#core/catalogue/editions-of.ts";

const GROUPS = { lin2: "lin2", lin2nct: "lin2", aion: "aion", lin2ncj: "lin2" };

describe("the other editions of a game", () => {
  it.each([
    ["lin2", ["lin2nct", "lin2ncj"]],
    ["lin2ncj", ["lin2", "lin2nct"]],
    ["aion", []],
    ["tl", []],
    ["toString", []],
  ])("%s has %j", (gameCode, editions) => {
    expect(editionsOf(gameCode, GROUPS)).toEqual(editions);
  });
});
