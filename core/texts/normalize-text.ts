/** Signs that are not seen: white space, zero-width spaces and joiners, the byte order mark; each one code unit. */
const INVISIBLE = /[\p{White_Space}\u200B-\u200D\u2060\uFEFF]/u;

/** Halves of signs, which no encoding can carry. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Plain text as it is kept and counted: well-formed, NFC, line ends as `\n`, nothing unseen at its ends. */
export function normalizeText(text: string): string {
  const wellFormed = text.replaceAll(LONE_SURROGATES, "\uFFFD").replaceAll(/\r\n?/g, "\n");
  return trimInvisible(wellFormed.normalize("NFC"));
}

/** Scans from both ends: a pattern for the end of a text would take time squared on a long run of spaces inside it. */
function trimInvisible(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && INVISIBLE.test(text.charAt(start))) start += 1;
  while (end > start && INVISIBLE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
