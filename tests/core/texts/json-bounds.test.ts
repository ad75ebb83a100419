import { describe, expect, it } from "vitest";
import { jsonRefusalOf, MAX_JSON_DEPTH, MAX_JSON_VALUES } from "#core/texts/json-bounds.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const list = (length: number): string => JSON.stringify(Array(length).fill(0));

describe("JSON that is refused before it is parsed", () => {
  it.each([
    ["arrays as deep as can be", "[".repeat(MAX_JSON_DEPTH) + "]".repeat(MAX_JSON_DEPTH), null],
    ["one deeper", "[".repeat(MAX_JSON_DEPTH + 1), "too_deep"],
    ["objects inside each other", `{"a":`.repeat(MAX_JSON_DEPTH + 1), "too_deep"],
    ["a list as long as can be", list(MAX_JSON_VALUES), null],
    ["a longer one", list(MAX_JSON_VALUES + 2), "too_many_values"],
    ["a long list of empty lists", `[${"[],".repeat(MAX_JSON_VALUES)}[]]`, "too_many_values"],
    ["an object of many fields", `{${'"a":1,'.repeat(MAX_JSON_VALUES)}"b":1}`, "too_many_values"],
    ["a long text full of signs", JSON.stringify(`[{,"\\`.repeat(100_000)), null],
    ["a text without end", `"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[`, null],
    ["nothing", "", null],
  ])("%s", (_what, text, refusal) => {
    expect(jsonRefusalOf(text)).toBe(refusal);
  });

  it("is none that a call could take", () => {
    forAll(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect(jsonRefusalOf(JSON.stringify(value))).toBeNull();
    });
  });
});
