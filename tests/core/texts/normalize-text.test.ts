import { countGraphemes } from "unicode-segmenter/grapheme";
import { describe, expect, it } from "vitest";
import { normalizeText } from "#core/texts/normalize-text.ts";
import fc, { forAll, forAllTimes } from "#tests/support/fast-check.ts";

const marks = fc.constantFrom("\u0301", "\u0327", "\u0344", "\u0e38", "\u093c", "\u05b0", "\u034f", "\u200d", "\ufe0f");
const letters = fc.constantFrom("a", "e", "각", "ᄀ", "ก", "न", "ا", "👩", " ", "\n");

describe("a text of a player", () => {
  it("does not change once it is normalised, however many marks its letters have", () => {
    forAllTimes(1_000, fc.array(fc.tuple(letters, fc.array(marks, { maxLength: 90 })), { maxLength: 6 }), (signs) => {
      const once = normalizeText(signs.map(([letter, own]) => letter + own.join("")).join(""));
      expect(normalizeText(once)).toBe(once);
    });
  });

  it("has as many graphemes as before", () => {
    forAll(fc.array(marks, { minLength: 31, maxLength: 200 }), (own) => {
      const text = `a${own.join("")}b`;
      expect(countGraphemes(normalizeText(text))).toBe(countGraphemes(text.normalize("NFC")));
    });
  });

  it("is in NFC, without anything between the marks of a letter of any script", () => {
    for (const text of ["é", "e\u0301", "각", "นี้", "क्षि", "שָׁלוֹם", "Việt Nam", "👩‍👩‍👧‍👦", "ﷺ"]) {
      expect(normalizeText(text)).toBe(text.normalize("NFC"));
    }
  });

  it("with a row of 100,000 marks has it broken up", () => {
    const text = normalizeText(`a${"\u0301".repeat(50_000)}${"\u0327".repeat(50_000)}`);
    expect(text).not.toMatch(/[\u0300-\u034e\u0350-\u036f]{31}/);
    expect(countGraphemes(text)).toBe(1);
  });
});
