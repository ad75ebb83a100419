import { hasInk } from "./visible-text.ts";

/** Invisible characters: white space, zero-width spaces and joiners, the byte order mark; each one code unit. */
const INVISIBLE = /[\p{White_Space}\u200B-\u200D\u2060\uFEFF]/u;

/** Halves of surrogate pairs, which no encoding can carry. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Maximum number of combining marks in a row; no script has more (UAX #15, Stream-Safe Text Format). */
const MARKS_IN_A_ROW = /(?:(?!\u034F)\p{M}){30}(?=(?!\u034F)\p{M})/gu;
/** U+034F, which is invisible and keeps the marks on its two sides from being reordered. */
const GRAPHEME_JOINER = "\u034F";

/**
 * Plain text as it is stored and counted: well-formed, NFC, line ends as `\n`, no invisible characters at its ends; empty
 * if it is invisible.
 */
export function normalizeText(text: string): string {
  const wellFormed = text.replaceAll(LONE_SURROGATES, "\uFFFD").replaceAll(/\r\n?/g, "\n");
  // Characters that normalisation decomposes can make a run longer. It runs twice, so that a stored text is not changed
  // again.
  const normal = breakMarks(breakMarks(wellFormed).normalize("NFC"));
  return hasInk(normal) ? trimInvisible(normal) : "";
}

/** The title of an article as it is stored: plain text in which every run of white space is one space. */
export const normalizeTitle = (title: string): string => normalizeText(title).replaceAll(/\s+/g, " ");

/**
 * Splits long runs of combining marks, which normalisation sorts in quadratic time: 40,000 of them would take a second.
 * The text looks the same and has as many graphemes.
 */
export function breakMarks(text: string): string {
  return text.replaceAll(MARKS_IN_A_ROW, (marks) => marks + GRAPHEME_JOINER);
}

/**
 * Scans from both ends: a pattern for the end of a text would take quadratic time on a long run of spaces inside it.
 */
function trimInvisible(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && INVISIBLE.test(text.charAt(start))) start += 1;
  while (end > start && INVISIBLE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
