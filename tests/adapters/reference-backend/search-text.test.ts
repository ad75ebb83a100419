import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  normalizeForSearch,
  searchTermsOf,
  storedBeginningsOf,
  storedGramsOf,
} from "#adapters/reference-backend/catalogue/search-text.ts";

describe("a text as search compares it", () => {
  test.each([
    ["Pokémon", "pokemon"],
    ["ＦＵＬＬ　ｗｉｄｔｈ", "full width"],
    ["Straße № 5: Łódź!", "strasse no 5 lodz"],
    ["ブレイド&ソウル", "ぶれいど そうる"],
    ["ｶﾞﾝﾀﾞﾑ", "がんだむ"],
    ["블레이드 앤 소울", "블레이드 앤 소울"],
    ["لِعْبَةُ الأُسطورة", "لعبه الاسطوره"],
    ["İstanbul", "istanbul"],
    ["Tiếng Việt", "tieng viet"],
    ["ภาษาไทย", "ภาษาไทย"],
    ["\u0000\ud800 \u200b", ""],
  ])("%s is compared as %s", (text, normalized) => {
    expect(normalizeForSearch(text)).toBe(normalized);
  });

  test("is the same however often it is made, and for every way to write the same signs", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const once = normalizeForSearch(text);
        expect(normalizeForSearch(once)).toBe(once);
        expect(normalizeForSearch(text.normalize("NFD"))).toBe(normalizeForSearch(text.normalize("NFC")));
        expect(once).not.toMatch(/[%_\\\n]| {2}/);
      }),
      { numRuns: 400 },
    );
  });
});

describe("pieces of a title", () => {
  test("hold every piece that a part of the title asks for", () => {
    const title = fc.stringMatching(/^[가-힣ぁ-ん一-龥ا-ي]{2,8}$/u);
    fc.assert(
      fc.property(title, fc.nat(6), fc.integer({ min: 1, max: 6 }), (text, from, length) => {
        const normalized = normalizeForSearch(text);
        const part = [...normalized].slice(from, from + length).join("");
        const terms = searchTermsOf(part);
        if (terms === null) return;
        const stored = new Set(storedGramsOf(normalized));
        expect(terms.grams.filter((gram) => !stored.has(gram))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test("short Latin words are found by their beginning, longer ones by trigrams", () => {
    expect(searchTermsOf("l2 lineage")).toMatchObject({ words: ["lineage"], cutWords: ["l2"], grams: ["l2"] });
    expect(storedGramsOf("lineage ii")).toEqual(["l", "li", "i", "ii"]);
  });

  test("hold what is asked of a title by whoever has typed its beginning, or that of its last words", () => {
    const word = fc.stringMatching(/^([a-z0-9]{1,9}|[가-힣]{1,5})$/u);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), fc.nat(4), fc.nat(30), (words, from, typed) => {
        const title = words.join(" ");
        const query = words.slice(Math.min(from, words.length - 1)).join(" ");
        const terms = searchTermsOf([...query].slice(0, typed + 1).join(""));
        if (terms === null) return;
        const stored = new Set([...storedGramsOf(title), ...storedBeginningsOf(title)]);
        expect(terms.titleGrams.filter((gram) => !stored.has(gram))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test("a query without a letter asks for nothing", () => {
    for (const query of ["", "   ", "%_", "!?", "\u200b"]) expect(searchTermsOf(query)).toBeNull();
  });
});
