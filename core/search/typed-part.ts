import { withoutUnseen } from "../texts/visible-text.ts";

/** A text around the part of it that was typed, which may be empty. */
export interface TypedPart {
  readonly before: string;
  readonly typed: string;
  readonly after: string;
}

/** The part of a text that was typed, whatever its case; without all of it, the first typed word that is there. */
export function typedPartOf(text: string, typed: string): TypedPart {
  const seen = withoutUnseen(typed).trim();
  const folded = text.toLowerCase();
  // Some letters have other lengths in lower case: their texts stay unmarked.
  const words = folded.length === text.length ? [seen, ...seen.split(/\s+/)] : [];
  for (const word of words) {
    const at = word === "" ? -1 : folded.indexOf(word.toLowerCase());
    if (at === -1) continue;
    const end = at + word.length;
    return { before: text.slice(0, at), typed: text.slice(at, end), after: text.slice(end) };
  }
  return { before: text, typed: "", after: "" };
}
