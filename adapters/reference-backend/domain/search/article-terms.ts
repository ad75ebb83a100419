import { partsBetweenConnectingWords } from "./connecting-words.ts";
import { inDigits } from "./numerals.ts";
import { joinParts, type SearchPart, searchPartsOf } from "./search-parts.ts";
import { cutWordGramsOf, MAX_QUERY_LENGTH } from "./search-terms.ts";

/** Terms that an article must all contain. */
export interface ArticleTerms {
  /** Words, or parts of a word separated by spaces; the text must contain each of them. */
  readonly phrases: readonly string[];
  /** Grams for the gram index: of words that are too short for trigrams, and of other scripts. */
  readonly grams: readonly string[];
}

const MAX_PHRASES = 12;

/** Ways to look a query up among articles, any of which is enough; `null` if nothing searchable is in it. */
export function articleTermsOf(query: string): readonly ArticleTerms[] | null {
  const parts = searchPartsOf(query.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_QUERY_LENGTH);
  const last = parts.at(-1);
  if (last === undefined) return null;
  const ofLast = parts.filter(({ word }) => word === last.word);
  const before = parts.filter(({ word }) => word !== last.word);
  const typed = ofLast.map(({ written }) => written).join(" ");
  return [
    // Words for "and" are left out.
    phrasesOf(parts).flatMap(partsBetweenConnectingWords),
    // The last word as typed: `x` is ten, or the beginning of another word.
    [...phrasesOf(before), typed],
    // Spaces at other positions.
    parts.length > 1 ? [joinParts(parts)] : [],
  ]
    .filter((phrases) => phrases.length > 0)
    .map(termsOf);
}

/** The written words, the parts of each as articles are stored. */
function phrasesOf(parts: readonly SearchPart[]): readonly string[] {
  const phrases = new Map<number, string>();
  for (const { word, text, roman, written, isConnecting } of parts) {
    if (isConnecting) continue;
    const before = phrases.get(word);
    const part = roman === written ? inDigits(written) : text;
    phrases.set(word, before === undefined ? part : `${before} ${part}`);
  }
  return [...phrases.values()];
}

function termsOf(all: readonly string[]): ArticleTerms {
  const phrases = [...new Set(all)].slice(0, MAX_PHRASES);
  const words = phrases.flatMap((phrase) => phrase.split(" "));
  return { phrases, grams: [...new Set(words.flatMap(cutWordGramsOf))] };
}
