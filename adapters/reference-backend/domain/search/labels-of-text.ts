import { FALLBACK_LOCALE } from "../../http/negotiate-locale.ts";
import type { Labels } from "../catalogue/label-book.ts";
import { normalizeForSearch } from "./normalize-for-search.ts";
import { isLatinWord, isSpecificWord } from "./search-terms.ts";

/** Genres and tags that a text names. */
export interface NamedLabels {
  readonly genre: readonly string[];
  readonly tag: readonly string[];
}

export const NO_LABELS: NamedLabels = { genre: [], tag: [] };

/**
 * Genres and tags whose label, in the reader's language or in English, has every word of the text: Latin words from their
 * beginning on, those of other scripts anywhere.
 */
export function labelsOfText(labels: Labels, text: string, locale: string): NamedLabels {
  const words = normalizeForSearch(text).split(" ");
  if (!words.every(isSpecificWord)) return NO_LABELS;
  const named = (kind: "genre" | "tag") =>
    labels
      .idsOf(kind)
      .filter((id) =>
        [locale, FALLBACK_LOCALE].some((one) => hasWords(normalizeForSearch(labels.textOf(kind, id, one)), words)),
      );
  return { genre: named("genre"), tag: named("tag") };
}

const hasWords = (label: string, words: readonly string[]) =>
  words.every((word) => (isLatinWord(word) ? ` ${label}`.includes(` ${word}`) : label.includes(word)));
