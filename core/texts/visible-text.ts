/**
 * What fonts show as nothing, such as fillers of Hangul (U+3164), variation selectors and tags, the empty Braille cell, a
 * note without a head, and blanks of hieroglyphs. For use in a class of a pattern with the flag `u`.
 */
export const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}`;

/** Signs without ink: blanks of every kind, control and format characters, and what fonts show as nothing; as above. */
export const INKLESS = String.raw`\p{White_Space}\p{Cc}\p{Cf}${UNSEEN}`;

const UNSEEN_SIGNS = new RegExp(`[\\p{Cf}${UNSEEN}]`, "gu");

/** A text without format characters and what fonts show as nothing, also within words; blanks stay. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(UNSEEN_SIGNS, "");
}

/** A sign with ink of its own: a combining mark needs one that it stands on. */
const INK = new RegExp(`[^${INKLESS}\\p{M}]`, "u");

/** Whether others can see a text. One without ink counts as empty, whatever its length. */
export function hasInk(text: string): boolean {
  return INK.test(text);
}

/** A text without blanks at its ends; empty if it is invisible. */
export function trimVisible(text: string): string {
  return hasInk(text) ? text.trim() : "";
}
