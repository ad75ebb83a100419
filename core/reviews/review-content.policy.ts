import { countGraphemes } from "unicode-segmenter/grapheme";
import { normalizeText } from "../texts/normalize-text.ts";
import {
  DENSE_LANGUAGES,
  MAX_REVIEW_CODE_UNITS,
  MAX_REVIEW_GRAPHEMES,
  MIN_REVIEW_GRAPHEMES,
  REVIEW_GRAPHEMES_MIN_DENSE,
} from "./constants.ts";

export type ReviewContentRefusal = "empty" | "too_short" | "too_long";

interface ReviewContentCounts {
  /** Normalised content, stored if it is accepted. */
  readonly content: string;
  /** Graphemes of the normalised content. */
  readonly count: number;
  readonly minimum: number;
  readonly maximum: number;
}

export type ReviewContentDecision =
  | (ReviewContentCounts & { readonly ok: true })
  | (ReviewContentCounts & { readonly ok: false; readonly reason: ReviewContentRefusal });

/** Minimum graphemes of a review in a language, given as a BCP 47 tag. */
export function minimumReviewLength(languageTag: string): number {
  const language = languageTag.toLowerCase().replace(/[-_].*$/s, "");
  return DENSE_LANGUAGES.includes(language) ? REVIEW_GRAPHEMES_MIN_DENSE : MIN_REVIEW_GRAPHEMES;
}

/**
 * Whether a text can be a review: plain text, NFC, trimmed, 10 to 2,000 graphemes (5 at least for ko, ja, zh and th).
 * The decision carries the normalised text and the counts, so that a form can show them while it is written.
 */
export function checkReviewContent(text: string, languageTag: string): ReviewContentDecision {
  const content = normalizeText(text);
  const counts = {
    content,
    count: countGraphemes(content),
    minimum: minimumReviewLength(languageTag),
    maximum: MAX_REVIEW_GRAPHEMES,
  };
  const reason = refusalOf(counts);
  return reason === null ? { ...counts, ok: true } : { ...counts, ok: false, reason };
}

function refusalOf({ content, count, minimum, maximum }: ReviewContentCounts): ReviewContentRefusal | null {
  if (count === 0) return "empty";
  if (count > maximum || content.length > MAX_REVIEW_CODE_UNITS) return "too_long";
  return count < minimum ? "too_short" : null;
}
