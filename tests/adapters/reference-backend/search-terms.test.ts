import { describe, expect, test } from "vitest";
import { articleTermsOf } from "#adapters/reference-backend/domain/search/article-terms.ts";
import { withoutConnectingWordsInside } from "#adapters/reference-backend/domain/search/connecting-words.ts";
import { normalizeForSearch } from "#adapters/reference-backend/domain/search/normalize-for-search.ts";
import { inDigits, romanOfNumber } from "#adapters/reference-backend/domain/search/numerals.ts";
import { joinParts, searchPartsOf } from "#adapters/reference-backend/domain/search/search-parts.ts";
import { searchTermsOf } from "#adapters/reference-backend/domain/search/search-terms.ts";
import {
  SEARCH_MARKS,
  storedSearchOfArticle,
  storedSearchOfGame,
} from "#adapters/reference-backend/domain/search/stored-search-text.ts";
import fc, { forAllTimes } from "#tests/support/fast-check.ts";
import { CONNECTING_BY_LANGUAGE } from "#tests/support/title-variants.ts";

const textsOf = (text: string) => searchPartsOf(text).map((part) => part.text);
const keyOf = (text: string) => joinParts(searchPartsOf(text));

describe("a text as search compares it", () => {
  test.each([
    ["Pokémon", "pokemon"],
    ["ＦＵＬＬ　ｗｉｄｔｈ", "full width"],
    ["Straße № 5: Łódź!", "strasse no 5 lodz"],
    ["ブレイド&ソウル", "ぶれいど そうる"],
    ["ｶﾞﾝﾀﾞﾑ", "がんだむ"],
    ["블레이드 앤 소울", "블레이드 앤 소울"],
    ["لِعْبَةُ الأُسطورة", "لعبه الاسطوره"],
    ["بازی کامل", "بازي كامل"],
    ["٢٠٢٦ ۲۰۲۶ ๒๐๒๖", "2026 2026 2026"],
    ["THRONE AND LIBERTY™", "throne and liberty"],
    ["Baldurʼs Gate", "baldur s gate"],
    ["İstanbul", "istanbul"],
    ["Tiếng Việt", "tieng viet"],
    ["lineage\u3164 \uFFA0ai\u200Bon\u115F th\u00ADrone\uFE0F\u17B4", "lineage aion throne"],
    ["ภาษาไทย", "ภาษาไทย"],
    ["\u0000\ud800 \u200b", ""],
  ])("%s is compared as %s", (text, normalized) => {
    expect(normalizeForSearch(text)).toBe(normalized);
  });

  test("is the same however often it is made, and for every way to write the same signs", () => {
    forAllTimes(400, fc.string({ unit: "grapheme" }), (text) => {
      const once = normalizeForSearch(text);
      expect(normalizeForSearch(once)).toBe(once);
      expect(normalizeForSearch(text.normalize("NFD"))).toBe(normalizeForSearch(text.normalize("NFC")));
      expect(once).not.toMatch(/[%_\\\n]| {2}/);
    });
  });
});

test("numbers of titles are the same in digits and in Roman numerals, from 2 to 39", () => {
  for (let number = 2; number <= 39; number += 1) {
    const roman = romanOfNumber(String(number));
    expect(roman).toMatch(/^[xvi]+$/);
    expect(inDigits(roman ?? "")).toBe(String(number));
  }
  for (const word of ["", "i", "iiii", "vx", "iix", "xl", "mix", "civ", "live"]) expect(inDigits(word)).toBe(word);
  for (const digits of ["", "0", "1", "02", "40", "007", "2m"]) expect(romanOfNumber(digits)).toBeNull();
});

describe("the parts of a title", () => {
  test.each([
    ["Lineage 2M", ["lineage", "2", "m"]],
    ["Lineage II", ["lineage", "2"]],
    ["Final Chapter I", ["final", "chapter", "1"]],
    ["天堂II", ["天堂", "2"]],
    ["H3：地平线舰队", ["h", "3", "地平线舰队"]],
    ["I, Robot", ["i", "robot"]],
    ["Wall-E", ["wall"]],
    ["검과 마법", ["검", "마법"]],
    ["عرش وحرية", ["عرش", "حريه"]],
    ["剣と魔法", ["剣", "魔法"]],
    ["スタート画面", ["すたーと画面"]],
  ])("of %s are %j", (title, parts) => {
    expect(
      searchPartsOf(title)
        .filter(({ isConnecting }) => !isConnecting)
        .map(({ text }) => text),
    ).toEqual(parts);
  });

  test("are the same parts however often they are taken", () => {
    const sign = fc.constantFrom(..."aeinxvIVX0123 &+-'’와과앤및검법و عرحとト剣魔ブアンド和与和王และกทيىー".split(""));
    const word = fc.constantFrom(...Object.values(CONNECTING_BY_LANGUAGE).flat(), "lineage", "2", "II");
    fc.assert(
      fc.property(
        fc.array(fc.oneof(sign, word, fc.string({ unit: "grapheme", maxLength: 3 })), { maxLength: 12 }),
        (pieces) => {
          for (const joint of ["", " "]) {
            const bare = searchPartsOf(pieces.join(joint))
              .filter(({ isConnecting }) => !isConnecting)
              .map(({ text }) => text);
            expect(textsOf(bare.join(" "))).toEqual(bare);
          }
        },
      ),
      {
        numRuns: 1_500,
        examples: [
          // An Arabic "and" in front of a Korean word, which has one of its own at its end.
          [["a", "و", "와", "와", "a"]],
          // A katakana letter that has no hiragana.
          [["ヷ", "ト", "豈"]],
        ],
      },
    );
  });

  test("written together are left by connecting words inside of them, and by all of those", () => {
    expect(withoutConnectingWordsInside("블레이드앤소울")).toBe("블레이드소울");
    expect(withoutConnectingWordsInside("ぶれいどあんどそうる")).toBe("ぶれいどそうる");
    expect(withoutConnectingWordsInside("王权与自由")).toBe("王权自由");
    expect(withoutConnectingWordsInside("บัลลังก์และเสรีภาพ")).toBe("บัลลังก์เสรีภาพ");
    // A connecting word at an end, or between two scripts, connects nothing.
    expect(withoutConnectingWordsInside("앤소울")).toBe("앤소울");
    expect(withoutConnectingWordsInside("王与neo")).toBe("王与neo");
    const run = fc.array(
      fc.constantFrom("앤", "와", "가", "あ", "ん", "ど", "あんど", "和", "与", "王", "และ", "แ", "ล", "ะ", "n"),
    );
    forAllTimes(1_000, run, (pieces) => {
      const once = withoutConnectingWordsInside(pieces.join(""));
      expect(withoutConnectingWordsInside(once)).toBe(once);
    });
  });

  /** Words of titles that no language takes for "and", and that do not end or begin with one. */
  const latin = fc.stringMatching(/^[b-df-hj-mo-tz]{2,7}$/).filter((word) => !/^(et|ed|dan|and|und|ve|va)$/.test(word));
  const number = fc.integer({ min: 2, max: 39 }).map(String);

  test("stay the same with another separator, with numbers written in another way, and with any language's word for and", () => {
    const separator = fc.constantFrom(" ", "  ", "-", " - ", "–", ": ", "'", "’", "·", "・", "_", "\u3000", "\u00A0");
    const between = fc.oneof(
      separator,
      ...Object.values(CONNECTING_BY_LANGUAGE).map((words) => fc.constantFrom(...words.map((word) => ` ${word} `))),
      fc.constantFrom("&", " & ", "＆", " + "),
    );
    const title = fc.array(latin, { minLength: 1, maxLength: 5 });
    forAllTimes(
      600,
      title,
      fc.option(number),
      fc.array(between, { minLength: 6, maxLength: 6 }),
      fc.nat(),
      (words, digits, joints, way) => {
        const written = digits === null ? words : [...words, digits];
        const roman = digits === null ? words : [...words, romanOfNumber(digits)?.toUpperCase() ?? ""];
        const spelled = way % 2 === 0 ? written : roman;
        const query = spelled.map((word, at) => (at === 0 ? word : `${joints[at]}${word}`)).join("");
        expect(keyOf(query)).toBe(keyOf(written.join(" ")));
        const stored = storedSearchOfGame({ gameCode: "g", titles: [written.join(" ")], developer: "" }).searchText;
        const keys = searchTermsOf(query)?.keys ?? [];
        expect(keys.some(({ key }) => stored.includes(SEARCH_MARKS.whole + key + SEARCH_MARKS.end))).toBe(true);
        // Without any separator, as it is typed in a hurry.
        const together = searchTermsOf(written.join(""))?.keys ?? [];
        expect(together.some(({ key }) => stored.includes(SEARCH_MARKS.whole + key + SEARCH_MARKS.end))).toBe(true);
      },
    );
  });
});

describe("the stored form of a title", () => {
  test("contains every piece that a part of the title is searched by", () => {
    const title = fc.stringMatching(/^[가-힣ぁ-ん一-龥ا-ي]{2,8}$/u);
    forAllTimes(300, title, fc.nat(6), fc.integer({ min: 1, max: 6 }), (text, from, length) => {
      const stored = storedSearchOfGame({ gameCode: "g", titles: [text], developer: "" });
      const grams = new Set(stored.searchGrams);
      const terms = searchTermsOf([...normalizeForSearch(text)].slice(from, from + length).join(""));
      if (terms === null) return;
      const isFound = terms.alternatives.some(
        (alternative) =>
          alternative.grams.every((gram) => grams.has(gram)) &&
          alternative.cutWords.every((word) => stored.searchText.includes(word)),
      );
      expect(isFound).toBe(true);
    });
  });

  test("is found by its beginning, or by that of its last words", () => {
    const word = fc.stringMatching(/^([a-z0-9]{1,9}|[가-힣]{1,5})$/u);
    forAllTimes(500, fc.array(word, { minLength: 1, maxLength: 5 }), fc.nat(4), fc.nat(30), (words, from, typed) => {
      const title = words.join(" ");
      const query = words.slice(Math.min(from, words.length - 1)).join(" ");
      const terms = searchTermsOf([...query].slice(0, typed + 1).join(""));
      if (terms === null) return;
      const { searchText, searchGrams } = storedSearchOfGame({ gameCode: "g", titles: [title], developer: "" });
      const grams = new Set(searchGrams);
      const byKey = terms.keys.some(
        ({ key, grams: pieces }) => searchText.includes(key) && pieces.every((one) => grams.has(one)),
      );
      const byWords = terms.alternatives.some(
        ({ all, grams: pieces }) =>
          all.every((one) => searchText.includes(one)) && pieces.every((one) => grams.has(one)),
      );
      expect(byKey || byWords).toBe(true);
    });
  });

  test.each(["AION", "Lineage", "Violet Sea", "Blade & Soul", "블레이드 앤 소울", "Battle Crush"])(
    "is found where %s is typed with its letters apart",
    (title) => {
      const { searchText } = storedSearchOfGame({ gameCode: "g", titles: [title], developer: "" });
      for (const between of [" ", "-"]) {
        const keys = searchTermsOf([...title.replaceAll(" ", "")].join(between))?.keys ?? [];
        expect(keys.some(({ key }) => searchText.includes(SEARCH_MARKS.whole + key + SEARCH_MARKS.end))).toBe(true);
      }
    },
  );
});

describe("a query", () => {
  test("without a letter has no terms", () => {
    for (const query of ["", "   ", "%_", "!?", "&", "\u200b"]) {
      expect(searchTermsOf(query)).toBeNull();
      expect(articleTermsOf(query)).toBeNull();
    }
  });

  test("contains no special characters of patterns or expressions", () => {
    forAllTimes(400, fc.string({ unit: "grapheme", maxLength: 100 }), (query) => {
      const terms = searchTermsOf(query);
      const words = terms?.alternatives.flatMap(({ all }) => all) ?? [];
      for (const word of [...words, ...(terms?.keys.map(({ key }) => key) ?? [])]) {
        expect(word).not.toMatch(/[%_\\^$.|?*+()[\]{}\s]/);
      }
      for (const { phrases } of articleTermsOf(query) ?? []) {
        for (const phrase of phrases) expect(phrase).not.toMatch(/[%_\\]/);
      }
    });
  });

  test("among articles matches the same words in any spelling", () => {
    const { searchText } = storedSearchOfArticle({
      title: "Battle Crush & Lineage 2M",
      text: "Battle Crush & Lineage 2M: part II begins on 21 November, 검과 마법",
    });
    const isFound = (query: string) =>
      articleTermsOf(query)?.some(({ phrases }) => phrases.every((phrase) => searchText.includes(phrase))) ?? false;
    for (const query of [
      "lineage 2 m",
      "Lineage2M",
      "ｌｉｎｅａｇｅ ２Ｍ",
      "battlecrush",
      "battle und crush",
      "battle-crush",
      "part 2",
      "PART II",
      "crush lineage",
      "검과",
      "검 마법",
      "검 & 마법",
      "٢١ november",
    ]) {
      expect(isFound(query), query).toBe(true);
    }
    for (const query of ["lineage 3", "part 3", "crushed", "마법검"]) expect(isFound(query), query).toBe(false);
  });

  test("of an article finds the same after its stored text is rewritten", () => {
    forAllTimes(300, fc.string({ unit: "grapheme", maxLength: 60 }), (title) => {
      const once = storedSearchOfArticle({ title, text: `${title} and the rest` });
      expect(storedSearchOfArticle({ title, text: once.searchText })).toEqual(once);
    });
  });
});
