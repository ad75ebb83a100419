/** Pseudo-locales show developers how a page copes with other languages: longer accented texts, or right to left. */
export const PSEUDO_KINDS = ["longer", "rtl"] as const;

export type PseudoKind = (typeof PSEUDO_KINDS)[number];

/** Parts of a text that are not words: placeholders, references to other texts, tags. */
const UNCHANGED = /(\{\{.*?\}\}|\$t\(.*?\)|<\/?\w+\s*\/?>)/;

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

/** Starts a right-to-left override, which ends at the next pop (Unicode, UAX #9). */
const RIGHT_TO_LEFT_OVERRIDE = "\u202e";
const POP_DIRECTION = "\u202c";
/** Invisible right-to-left letter, from which a text takes its direction. */
const RIGHT_TO_LEFT_MARK = "\u200f";

const CHANGES: Readonly<Record<PseudoKind, (text: string) => string>> = {
  longer: (text) => [...text].map((letter) => ACCENTED.get(letter) ?? letter).join(""),
  rtl: (text) => (text.trim() === "" ? text : `${RIGHT_TO_LEFT_OVERRIDE}${text}${POP_DIRECTION}`),
};

/**
 * A text in a pseudo-locale for developers. Placeholders, references and tags stay. Lengthened words are in brackets,
 * so that concatenated or truncated texts are visible.
 */
export function pseudoTextOf(text: string, kind: PseudoKind): string {
  const changed = text
    .split(UNCHANGED)
    .map((part, index) => (index % 2 === 1 ? part : CHANGES[kind](part)))
    .join("");
  return kind === "longer" ? `⟦${changed}⟧` : `${RIGHT_TO_LEFT_MARK}${changed}`;
}
