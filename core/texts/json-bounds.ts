/** Arrays and objects inside each other; no call takes more than five. */
export const MAX_JSON_DEPTH = 32;
/** Values of all arrays and objects together: 500 favorites of two fields each have 1,500. */
export const MAX_JSON_VALUES = 5_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Why a text is not parsed as JSON. */
export type JsonRefusal = "too_deep" | "too_many_values";

/**
 * Why a text must not be parsed as JSON, or `null` if it may. Validating a list costs more than parsing it, so this
 * scans the text once before. It does not say whether the text is JSON.
 */
export function jsonRefusalOf(text: string): JsonRefusal | null {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === COMMA) values += 1;
    else if (CLOSING.has(sign)) depth -= 1;
    else if (OPENING.has(sign)) {
      depth += 1;
      values += 1;
    }
    if (depth > MAX_JSON_DEPTH) return "too_deep";
    if (values > MAX_JSON_VALUES) return "too_many_values";
  }
  return null;
}

/** The quote that ends the string which begins at `start`; the end of the text if there is none. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) return at;
    if (sign === BACKSLASH) at += 1;
  }
  return text.length;
}
