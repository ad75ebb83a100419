import { describe, expect, it } from "vitest";
import { PSEUDO_KINDS, pseudoTextOf } from "#core/translation/pseudo-text.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const placeholdersIn = (text: string) => text.match(/\{\{\w+\}\}|\$t\(\w+\)|<\/?\w+>/g) ?? [];

const texts = fc
  .array(
    fc.constantFrom("Sign in to play ", "{{count}}", " of {{name}}", "$t(ago)", "<b>now</b>", "게임 ", "لعبة ", ""),
  )
  .map((parts) => parts.join(""));

describe("a text of a pseudo-locale", () => {
  it("is longer by about a third, accented, and in brackets", () => {
    expect(pseudoTextOf("Add to cart", "longer")).toBe("⟦ÁÁdd tóó çáárt⟧");
  });

  it("runs and begins right to left with any letters, except its values", () => {
    expect(pseudoTextOf("{{count}} games", "rtl")).toBe("\u200f{{count}}\u202e games\u202c");
  });

  it.each(PSEUDO_KINDS)("preserves placeholders, nested texts and markup (%s)", (kind) => {
    forAll(texts, (text) => {
      expect(placeholdersIn(pseudoTextOf(text, kind))).toEqual(placeholdersIn(text));
    });
  });
});
