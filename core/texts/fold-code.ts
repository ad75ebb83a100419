/** Turkish and Azerbaijani distinguish dotted and dotless i; the dot can be a combining mark beside the i. */
const DOTLESS_I = /\u0131/g;
const DOT_OF_I = /i\u0307+/g;

/** A final sigma is the same letter as any other sigma. */
const FINAL_SIGMA = /ς/g;

const DECIMAL_DIGIT = /\p{Nd}/u;
const DECIMAL_DIGITS = /\p{Nd}/gu;

/**
 * Folds text for the comparison of codes, user names and searched names: one case, independent of language (İ, I, ı and
 * i are equal), full width as plain letters, digits of every script as 0 to 9. The result does not depend on the
 * language of the page, the device or the keyboard.
 */
export function foldCase(text: string): string {
  const plain = text.normalize("NFKC").replaceAll(DECIMAL_DIGITS, asciiDigit);
  // Upper case first, since some letters have two forms in lower case, and ß has two letters in upper case.
  const folded = plain.toLowerCase().toUpperCase().toLowerCase();
  return folded.replaceAll(DOTLESS_I, "i").replaceAll(DOT_OF_I, "i").replaceAll(FINAL_SIGMA, "σ").normalize("NFKC");
}

/** A code as it is shown and sent: folded, and written in capitals. */
export function foldCode(text: string): string {
  return foldCase(text).toUpperCase().normalize("NFC");
}

/** The digits of a script are contiguous, from zero to nine (Unicode, chapter 4.6). */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DECIMAL_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
