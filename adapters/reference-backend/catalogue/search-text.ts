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
  ة: "ه",
};
const FOLDABLE = new RegExp(`[${Object.keys(FOLDED_LETTERS).join("")}]`, "gu");

/** Marks of Latin, Greek, Cyrillic and Arabic; those of kana and Thai are part of the letter and stay. */
const SEPARABLE_MARKS = /[\u0300-\u036F\u064B-\u065F\u0670\u0640]/gu;
const KATAKANA = /[\u30A1-\u30F6]/gu;
const KATAKANA_TO_HIRAGANA = 0x60;
const NOT_A_WORD = /[^\p{L}\p{N}\p{M}]+/gu;

/**
 * A text as search compares it: no case, no diacritics, full and half width alike, katakana as hiragana, words parted
 * by one space. `Pokémon` and `pokemon` become the same, and so do `ブレイド` and `ぶれいど`.
 */
export function normalizeForSearch(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(SEPARABLE_MARKS, "")
    .replaceAll(FOLDABLE, (letter) => FOLDED_LETTERS[letter] ?? letter)
    .normalize("NFC")
    .replaceAll(KATAKANA, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - KATAKANA_TO_HIRAGANA))
    .replaceAll(NOT_A_WORD, " ")
    .trim();
}

/** How the words of a query are looked up. */
export interface SearchTerms {
  /** Whole normalised query, for ranking. */
  readonly text: string;
  /** Words long enough for the trigram index. */
  readonly words: readonly string[];
  /** Pieces of the other words, for the index of grams. */
  readonly grams: readonly string[];
  /** What is stored of every title that begins with the query, or has it at the beginning of a word. */
  readonly titleGrams: readonly string[];
  /** Words that were cut into grams: each must also stand in the text as a whole. */
  readonly cutWords: readonly string[];
  /** Single signs of the words of other scripts, by which a title with a wrong sign among them is still found. */
  readonly signs: readonly string[];
}

const MOST_WORDS = 8;
const TRIGRAM_WORD = /^[a-z0-9]{3,}$/;
const ASCII_WORD = /^[a-z0-9]+$/;

/** Whether a normalised word is one of Latin letters and digits. */
export const isLatinWord = (word: string): boolean => ASCII_WORD.test(word);

/** The terms of a query; none if nothing searchable is in it. */
export function searchTermsOf(query: string): SearchTerms | null {
  const text = normalizeForSearch(query);
  if (text === "") return null;
  const all = [...new Set(text.split(" "))].slice(0, MOST_WORDS);
  const words = all.filter((word) => TRIGRAM_WORD.test(word));
  const cutWords = all.filter((word) => !TRIGRAM_WORD.test(word));
  const grams = [...new Set(cutWords.flatMap(queryGramsOf))];
  const titleGrams = [
    ...new Set(all.flatMap((word) => (ASCII_WORD.test(word) ? [beginningOf(word)] : queryGramsOf(word)))),
  ];
  const signs = [...new Set(cutWords.filter((word) => !ASCII_WORD.test(word)).flatMap((word) => [...word]))];
  return { text, words, cutWords, grams, titleGrams, signs };
}

/**
 * Pieces stored for a normalised text. Latin words give their first one and two letters, which trigrams are too long
 * for. Words of other scripts give every sign and every pair of neighbours, so that any part of a title finds it.
 */
export function storedGramsOf(normalizedText: string): string[] {
  const grams = new Set<string>();
  for (const word of normalizedText.split(/\s+/u)) {
    if (word === "") continue;
    if (ASCII_WORD.test(word)) {
      grams.add(word.slice(0, 1));
      grams.add(word.slice(0, 2));
      continue;
    }
    const signs = [...word];
    for (const [at, sign] of signs.entries()) {
      grams.add(sign);
      const next = signs[at + 1];
      if (next !== undefined) grams.add(sign + next);
    }
  }
  return [...grams];
}

/** Letters by which the beginning of a word in a title is looked up at most. */
const LONGEST_BEGINNING = 5;
/** Marks a beginning, so that it is not taken for a gram. */
const BEGINNING_MARK = "^";

/** Beginnings of the Latin words of titles, stored beside the grams: what a player has typed so far of a title. */
export function storedBeginningsOf(normalizedTitle: string): string[] {
  const words = normalizedTitle.split(/\s+/u).filter((word) => ASCII_WORD.test(word));
  const beginnings = words.flatMap((word) =>
    Array.from({ length: Math.min(word.length, LONGEST_BEGINNING) }, (_, at) => BEGINNING_MARK + word.slice(0, at + 1)),
  );
  return [...new Set(beginnings)];
}

/** What is stored of every title that has a Latin word beginning with these letters. */
function beginningOf(word: string): string {
  return BEGINNING_MARK + word.slice(0, LONGEST_BEGINNING);
}

function queryGramsOf(word: string): string[] {
  if (ASCII_WORD.test(word)) return [word];
  const signs = [...word];
  if (signs.length === 1) return [word];
  return signs.slice(1).map((sign, at) => (signs[at] ?? "") + sign);
}
