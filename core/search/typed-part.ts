import { foldCase } from "../texts/fold-code.ts";
import { withoutUnseen } from "../texts/visible-text.ts";

/** A text around the part of it that was typed, which may be empty. */
export interface TypedPart {
  readonly before: string;
  readonly typed: string;
  readonly after: string;
}

/** A letter with its marks: folded alone, it gives what it gives in a text. */
const LETTER = /.\p{M}*/gsu;

/**
 * The part of a text that was typed, compared like searched names (`foldCase`); without all of it, the first typed word
 * that is there.
 */
export function typedPartOf(text: string, typed: string): TypedPart {
  const seen = foldCase(withoutUnseen(typed)).trim();
  let folded = "";
  /** The range in `text` that each code unit of `folded` is from. */
  const ranges: { readonly start: number; readonly end: number }[] = [];
  for (const { 0: letter, index: start } of text.matchAll(LETTER)) {
    const plain = foldCase(letter);
    folded += plain;
    for (const _unit of plain.split("")) ranges.push({ start, end: start + letter.length });
  }
  for (const word of [seen, ...seen.split(/\s+/)]) {
    const at = word === "" ? -1 : folded.indexOf(word);
    const first = ranges[at];
    const last = ranges[at + word.length - 1];
    if (first === undefined || last === undefined) continue;
    return {
      before: text.slice(0, first.start),
      typed: text.slice(first.start, last.end),
      after: text.slice(last.end),
    };
  }
  return { before: text, typed: "", after: "" };
}
