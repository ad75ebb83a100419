import { describe, expect, it, test } from "vitest";
import { normalizeCoupon } from "#core/engagement/normalize-coupon.ts";
import { foldCase, foldCode } from "#core/texts/fold-code.ts";
import { LOCALES } from "#core/translation/locales.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

/** Codes and names with letters that some language writes in its own way. */
const WRITTEN = [
  "violet5",
  "ICEFIRE",
  "Istanbul",
  "straße",
  "ŒUVRE",
  "ижица",
  "ΟΔΟΣ",
  "ǈubav",
  "ﬁnal",
  "Ǆip",
  "íslenska",
];

describe.each(LOCALES)("code folding on a device set to %s", (locale) => {
  it.each(WRITTEN)("is still %s, in capitals and in small letters", (text) => {
    expect(foldCase(text.toLocaleUpperCase(locale))).toBe(foldCase(text));
    expect(foldCase(text.toLocaleLowerCase(locale))).toBe(foldCase(text));
    expect(normalizeCoupon(text.toLocaleUpperCase(locale))).toBe(normalizeCoupon(text));
  });

  it.each(["arab", "arabext", "deva", "thai", "fullwide"])("is still its digits, typed as %s", (digits) => {
    const language = locale.split("-")[0];
    const format = new Intl.NumberFormat(`${language}-u-nu-${digits}`, { useGrouping: false });
    expect(normalizeCoupon(`violet${format.format(9_876_543_210)}`)).toBe("VIOLET9876543210");
  });
});

test.each([
  ["VİOLET5", "VIOLET5"],
  ["vıolet5", "VIOLET5"],
  ["VI\u0307OLET5", "VIOLET5"],
  ["ｖｉｏｌｅｔ５", "VIOLET5"],
  ["violet٥", "VIOLET5"],
  ["𝐯𝐢𝐨𝐥𝐞𝐭𝟓", "VIOLET5"],
  ["ⓥⓘⓞⓛⓔⓣ⑤", "VIOLET5"],
  [" vio-let\u200B 5", "VIOLET5"],
])("the code typed as %s is %s", (typed, code) => {
  expect(normalizeCoupon(typed)).toBe(code);
});

test("names that differ by marks only stay different, except for the dot of an i", () => {
  expect(foldCase("が")).not.toBe(foldCase("か"));
  expect(foldCase("Ö")).not.toBe(foldCase("O"));
  expect(foldCase("이")).toBe("이");
  expect(foldCase("İLGAZ")).toBe(foldCase("ılgaz"));
});

test("folding is idempotent for every character, with the case rules of any language", () => {
  const wrong: string[] = [];
  for (let code = 0; code < 0x110000; code += 1) {
    const sign = String.fromCodePoint(code);
    // Most numbers stand for no character.
    if (/^[\p{Cn}\p{Co}\p{Cs}]$/u.test(sign)) continue;
    const folded = foldCase(sign);
    const cases = [sign.toUpperCase(), sign.toLowerCase(), sign.toLocaleUpperCase("tr"), sign.toLocaleLowerCase("tr")];
    const isSame = [folded, ...cases].every((other) => foldCase(other) === folded);
    const isDigit = !/^\p{Nd}$/u.test(sign) || /^[0-9]$/.test(folded);
    if (!isSame || !isDigit || foldCode(foldCode(sign)) !== foldCode(sign)) wrong.push(sign);
  }
  expect(wrong).toEqual([]);
}, 240_000);

test("so is every text", () => {
  forAll(fc.string({ unit: "binary" }), (text) => {
    expect(foldCase(foldCase(text))).toBe(foldCase(text));
    expect(foldCode(foldCode(text))).toBe(foldCode(text));
    expect(foldCase(foldCode(text))).toBe(foldCase(text));
  });
}, 60_000);
