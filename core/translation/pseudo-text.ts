/** How a text is changed to show developers what a language may do to a page: longer and accented, or running right to left. */
export const PSEUDO_KINDS = ["longer", "mirrored"] as const;

export type PseudoKind = (typeof PSEUDO_KINDS)[number];

/** What stands for something else in a text: places for values, other texts, marks around words. */
const KEPT = /(\{\{.*?\}\}|\$t\(.*?\)|<\/?\w+\s*\/?>)/;

const ACCENTED = new Map(
  Object.entries({
    a: "áá",
    e: "éé",
    i: "íí",
    o: "óó",
    u: "úú",
    c: "ç",
    n: "ñ",
    s: "š",
    y: "ý",
    z: "ž",
    A: "ÁÁ",
    E: "ÉÉ",
    I: "ÍÍ",
    O: "ÓÓ",
    U: "ÚÚ",
    C: "Ç",
    N: "Ñ",
    S: "Š",
    Y: "Ý",
    Z: "Ž",
  }),
);

/** Makes what follows run right to left, whatever letters it has, up to the end of that (Unicode, UAX #9). */
const RIGHT_TO_LEFT_OVERRIDE = "\u202e";
const POP_DIRECTION = "\u202c";
/** A letter that is not seen: what takes its direction from its first letter takes it from this one. */
const RIGHT_TO_LEFT_MARK = "\u200f";

const CHANGES: Readonly<Record<PseudoKind, (words: string) => string>> = {
  longer: (words) => [...words].map((letter) => ACCENTED.get(letter) ?? letter).join(""),
  mirrored: (words) => (words.trim() === "" ? words : `${RIGHT_TO_LEFT_OVERRIDE}${words}${POP_DIRECTION}`),
};

/**
 * A text as developers see it in a pseudo-locale. Its places for values, other texts and marks are kept. Lengthened words stand in
 * brackets, so that a text that has been put together from parts, or cut, is seen.
 */
export function pseudoTextOf(text: string, kind: PseudoKind): string {
  const changed = text
    .split(KEPT)
    .map((part, at) => (at % 2 === 1 ? part : CHANGES[kind](part)))
    .join("");
  return kind === "longer" ? `⟦${changed}⟧` : `${RIGHT_TO_LEFT_MARK}${changed}`;
}
