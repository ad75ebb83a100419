import {
  isConnectingWord,
  partAtJapaneseAnd,
  spokenAnd,
  withoutConnectingParticle,
  withoutConnectingWordsInside,
} from "./connecting-words.ts";
import { foldKana, foldLetters } from "./normalize-for-search.ts";
import { inDigits, romanOfNumber } from "./numerals.ts";

/** Signs for "and"; between words they mean the same as a connecting word. */
const AND_SIGNS = /[&+]/gu;
const AND = "&";
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}&]+/u;
/** Letters, digits and other scripts are parts of their own, also where they are written together: `2m`, `剑灵neo`. */
const PARTS = /&|[0-9]+|\p{Script=Latin}+|(?:(?![0-9&])\P{Script=Latin})+/gu;
/** The first number of a series, written with the letter that also means "and". */
const ROMAN_ONE = "i";

/** A part of a text as titles are compared. */
export interface SearchPart {
  /** Index of the written word that contains it: `lineage2m` is one word of three parts. */
  readonly word: number;
  /** Folded, its number in digits. */
  readonly text: string;
  /** The same with its number in Roman numerals. */
  readonly roman: string;
  /** As written in the text, only folded. */
  readonly written: string;
  /** Whether it means "and", which may be written in another way or left out. */
  readonly isConnecting: boolean;
}

/** Parts of a text; spelling variants and the "and" of other languages give the same parts. */
export function searchPartsOf(text: string): readonly SearchPart[] {
  const words = foldKana(partAtJapaneseAnd(foldLetters(text).replaceAll(AND_SIGNS, " & ")))
    .split(BETWEEN_WORDS)
    .filter((word) => word !== "");
  const written = words.flatMap((word, at) => (word.match(PARTS) ?? []).map((part) => ({ word: at, part })));
  const count = written.filter(({ part }) => part !== AND).length;
  let position = -1;
  let before = "";
  return written.flatMap(({ word, part }): readonly SearchPart[] => {
    if (part === AND) {
      const spoken = position >= 0 && position < count - 1 ? spokenAnd(before) : "";
      return spoken === "" ? [] : [{ word, text: spoken, roman: spoken, written: spoken, isConnecting: true }];
    }
    position += 1;
    before = part;
    const isFirst = position === 0;
    const isLast = position === count - 1;
    const bare = withoutConnectingParticle(part, { isFirst, isLast });
    if (bare === ROMAN_ONE && isLast && !isFirst) {
      return [{ word, text: "1", roman: bare, written: part, isConnecting: false }];
    }
    const digits = inDigits(bare);
    const isConnecting = !isFirst && isConnectingWord(bare);
    return [{ word, text: digits, roman: romanOfNumber(digits) ?? bare, written: part, isConnecting }];
  });
}

/** Parts joined, without words for "and". */
export const joinParts = (parts: readonly SearchPart[], form: "text" | "roman" = "text"): string =>
  withoutConnectingWordsInside(
    parts
      .filter(({ isConnecting }) => !isConnecting)
      .map((part) => part[form])
      .join(""),
  );
