/** The largest number of a title that is written in Roman numerals. */
const MAX_ROMAN = 39;
/** From 2 on: a single `i` is a word of several languages. */
const ROMAN = /^(x{0,3})(ix|iv|v?i{0,3})$/;
const ONES: readonly string[] = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];

/** A word of small letters that is a Roman numeral from 2 to 39, in digits; any other as it is. */
export function inDigits(word: string): string {
  const [, tens = "", ones = ""] = ROMAN.exec(word) ?? [];
  const value = tens.length * 10 + ONES.indexOf(ones);
  return value < 2 ? word : String(value);
}

/** A number of digits in Roman numerals of small letters; `null` outside of 2 to 39. */
export function romanOfNumber(digits: string): string | null {
  const value = /^[1-9][0-9]?$/.test(digits) ? Number(digits) : 0;
  if (value < 2 || value > MAX_ROMAN) return null;
  return "x".repeat(Math.floor(value / 10)) + (ONES[value % 10] ?? "");
}
