import { withoutUnseen } from "#core/texts/visible-text.ts";

/** Letters that carry no separable mark, so that decomposition leaves them as they are. */
const FOLDED_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
};
const FOLDABLE = new RegExp(`[${Object.keys(FOLDED_LETTERS).join("")}]`, "gu");

/** Signs of trademarks; compatibility decomposition would write them out as letters of the word before. */
const TRADEMARKS = /[™®©℠]/gu;
/** Letters that are used as apostrophes. */
const APOSTROPHES = /[\u02B9-\u02BF\u02C8]/gu;
/** Marks of Latin, Greek, Cyrillic and Arabic; those of kana and Thai are part of the letter and stay. */
const SEPARABLE_MARKS = /[\u0300-\u036F\u064B-\u065F\u0670\u0640]/gu;
/** Digits of Arabic, Persian and Thai, each from its zero on. */
const OTHER_DIGITS = /[\u0660-\u0669\u06F0-\u06F9\u0E50-\u0E59]/gu;
const ZEROS = [0x0660, 0x06f0, 0x0e50] as const;
const KATAKANA = /[\u30A1-\u30F6]/gu;
const KATAKANA_TO_HIRAGANA = 0x60;
const NOT_A_WORD = /[^\p{L}\p{N}\p{M}]+/gu;

/** Folds variants of letters and digits without invisible signs; keeps katakana and the separators between words. */
export function foldLetters(text: string): string {
  return withoutUnseen(text.toWellFormed())
    .replaceAll(TRADEMARKS, " ")
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(SEPARABLE_MARKS, "")
    .replaceAll(FOLDABLE, (letter) => FOLDED_LETTERS[letter] ?? letter)
    .replaceAll(APOSTROPHES, " ")
    .replaceAll(OTHER_DIGITS, asciiDigitOf)
    .normalize("NFC");
}

export function foldKana(text: string): string {
  return text.replaceAll(KATAKANA, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - KATAKANA_TO_HIRAGANA));
}

/**
 * A text as search compares it: no case, no diacritics, full and half width alike, katakana as hiragana, words parted
 * by one space. `Pokémon` and `pokemon` become the same, and so do `ブレイド` and `ぶれいど`.
 */
export function normalizeForSearch(text: string): string {
  return foldKana(foldLetters(text)).replaceAll(NOT_A_WORD, " ").trim();
}

function asciiDigitOf(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.findLast((one) => one <= codePoint) ?? codePoint;
  return String(codePoint - zero);
}
