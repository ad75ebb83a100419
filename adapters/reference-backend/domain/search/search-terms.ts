import { isBeginningOfConnectingWord, withoutConnectingEnd } from "./connecting-words.ts";
import { joinParts, type SearchPart, searchPartsOf } from "./search-parts.ts";

/** Words that a text must all contain, and the keys to find them by index. */
export interface WordTerms {
  readonly all: readonly string[];
  /** Words long enough for the trigram index. */
  readonly words: readonly string[];
  /** Words that were cut into grams; the text must also contain each as a whole. */
  readonly cutWords: readonly string[];
  /** Pieces of the cut words, for the index of grams. */
  readonly grams: readonly string[];
}

/** A title, or a part of one from the beginning of a word on, written together. */
export interface KeyTerms {
  readonly key: string;
  /** Grams that are stored for every title with the key at the beginning of a word. */
  readonly grams: readonly string[];
}

/** Lookup of a query: it finds a text that matches one of the alternatives or has one of the keys. */
export interface SearchTerms {
  /** The parts of the query in their order, by which mistyped words are put right. */
  readonly parts: readonly string[];
  /** The words as typed, and a second variant without words for "and" and with numbers in digits, if that differs. */
  readonly alternatives: readonly WordTerms[];
  /** The query written together, numbers in digits and as they were typed. */
  readonly keys: readonly KeyTerms[];
  /** Single signs of the words of other scripts, by which a title with a wrong sign among them is still found. */
  readonly signs: readonly string[];
}

/** Maximum characters of a query that are used: a few signs fold to many. */
export const MAX_QUERY_LENGTH = 200;
const MAX_WORDS = 8;
const TRIGRAM_WORD = /^[a-z0-9]{3,}$/;
const ASCII_WORD = /^[a-z0-9]+$/;
const ASCII_BEGINNING = /^[a-z0-9]/;

/** Whether a normalised word is one of Latin letters and digits. */
export const isLatinWord = (word: string): boolean => ASCII_WORD.test(word);

/** Minimum length of a word that is specific enough to search by alone: letters, or signs of other scripts. */
const MIN_LATIN_LETTERS = 3;
const MIN_OTHER_SIGNS = 2;

/** Whether a normalised word, or the beginning of one, is long enough to name a game, a genre or a tag. */
export const isSpecificWord = (word: string): boolean =>
  [...word].length >= (isLatinWord(word) ? MIN_LATIN_LETTERS : MIN_OTHER_SIGNS);

/** The terms of a query; none if nothing searchable is in it. */
export function searchTermsOf(query: string): SearchTerms | null {
  const parts = searchPartsOf(query.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_QUERY_LENGTH);
  const last = parts.at(-1);
  if (last === undefined) return null;
  const key = joinParts(parts);
  const alternatives = [wordTermsOf(joinedWordsOf(parts))];
  // A word for "and" may also be a letter of a name: `A I O N`.
  const keys = [key, withoutConnectingEnd(key), parts.map(({ written }) => written).join("")];
  // The last word may be incomplete: `x` is ten, or the beginning of another word.
  const ofLast = parts.filter(({ word }) => word === last.word);
  const typed = ofLast.map(({ written }) => written).join("");
  if (typed !== joinParts(ofLast)) {
    const before = parts.filter(({ word }) => word !== last.word);
    alternatives.push(wordTermsOf([...joinedWordsOf(before), typed]));
    keys.push(joinParts(before) + typed);
  }
  const signs = parts.map(({ written }) => written).filter((part) => !ASCII_WORD.test(part));
  return {
    parts: parts.filter(({ isConnecting }) => !isConnecting).map(({ text }) => text),
    alternatives: alternatives.filter(({ all }) => all.length > 0),
    keys: [...new Set(keys)].filter((one) => one !== "").map((one) => ({ key: one, grams: keyGramsOf(one) })),
    signs: [...new Set(signs.flatMap((part) => [...part]))],
  };
}

/** The terms of a query whose last word may be the beginning of a connecting one, without it; `null` for any other. */
export function termsBeforeConnectingWord(query: string): SearchTerms | null {
  const parts = searchPartsOf(query.slice(0, MAX_QUERY_LENGTH));
  const last = parts.at(-1);
  const before = parts.filter(({ word }) => word !== last?.word);
  if (last === undefined || before.length === 0 || !isBeginningOfConnectingWord(last.written)) return null;
  return searchTermsOf(before.map(({ text }) => text).join(" "));
}

/** The words of a text, each with its parts joined, without words for "and". */
function joinedWordsOf(parts: readonly SearchPart[]): readonly string[] {
  const words = new Map<number, SearchPart[]>();
  for (const part of parts) words.set(part.word, [...(words.get(part.word) ?? []), part]);
  return [...words.values()].map((own) => joinParts(own)).filter((word) => word !== "");
}

function wordTermsOf(typed: readonly string[]): WordTerms {
  const all = [...new Set(typed)].slice(0, MAX_WORDS);
  const words = all.filter((word) => TRIGRAM_WORD.test(word));
  const cutWords = all.filter((word) => !TRIGRAM_WORD.test(word));
  return { all, words, cutWords, grams: [...new Set(cutWords.flatMap(queryGramsOf))] };
}

/** Pieces by which a word is found that the index of trigrams does not know; none for the others. */
export const cutWordGramsOf = (word: string): readonly string[] => (TRIGRAM_WORD.test(word) ? [] : queryGramsOf(word));

/**
 * Pieces stored for the words of a text. Latin words give their first one and two letters, which trigrams are too long
 * for. Words of other scripts give every sign and every pair of neighbours, so that any part of a title finds it.
 */
export function storedGramsOf(words: readonly string[]): string[] {
  const grams = new Set<string>();
  for (const word of words) {
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

/** Signs by which the beginning of a key is looked up at most. */
const MAX_BEGINNING = 5;
/** Marks a beginning, so that it is not taken for a gram. */
const BEGINNING_MARK = "^";

/** Prefixes of Latin keys, stored beside the grams for titles that are partly typed. */
export function storedBeginningsOf(keys: readonly string[]): string[] {
  const beginnings = keys
    .filter((key) => ASCII_BEGINNING.test(key))
    .flatMap((key) => {
      const signs = [...key].slice(0, MAX_BEGINNING);
      return signs.map((_, at) => BEGINNING_MARK + signs.slice(0, at + 1).join(""));
    });
  return [...new Set(beginnings)];
}

function keyGramsOf(key: string): string[] {
  return ASCII_BEGINNING.test(key)
    ? [BEGINNING_MARK + [...key].slice(0, MAX_BEGINNING).join("")]
    : [...new Set(queryGramsOf(key))];
}

function queryGramsOf(word: string): string[] {
  if (ASCII_WORD.test(word)) return [word];
  const signs = [...word];
  if (signs.length === 1) return [word];
  return signs.slice(1).map((sign, at) => (signs[at] ?? "") + sign);
}
