import { foldCase } from "../texts/fold-code.ts";
import { withoutUnseen } from "../texts/visible-text.ts";

/** Largest amount of memory or storage that can be entered, in gigabytes. */
export const MAX_GIGABYTES = 65_536;

/** Units as players write them in any language of the store, folded; the words by their beginnings. */
const UNITS: readonly (readonly [unit: RegExp, gigabytes: number])[] = [
  [
    /^(?:t|ti?b|to|т|тб|тиб|t[eé]ra\p{L}*|тера\p{L}*|テラ\p{L}*|테라\p{L}*|تيرا\p{L}*|تب|太\p{L}*|เท[\p{L}\p{M}]*)$/u,
    1024,
  ],
  [
    /^(?:g|gi?b|go|г|гб|гиб|g[iı]ga\p{L}*|гига\p{L}*|ギガ\p{L}*|기가\p{L}*|[جغ]ي[جغ]ا\p{L}*|[جغ]ب|吉\p{L}*|กิ[\p{L}\p{M}]*)$/u,
    1,
  ],
  [
    /^(?:m|mi?b|mo|м|мб|миб|m[eé]ga\p{L}*|мега\p{L}*|メガ\p{L}*|메가\p{L}*|ميجا\p{L}*|مب|ميغا\p{L}*|兆\p{L}*|เม[\p{L}\p{M}]*)$/u,
    1 / 1024,
  ],
];

/** A number whose thousands may be grouped. Three digits after a single separator are a group, as in 1,024. */
const NUMBER = String.raw`[1-9]\d{0,2}(?:[.,٬’' ]\d{3})+(?:[.,٫]\d{1,2})?(?!\d)|\d+(?:[.,٫]\d+)?`;
/** `2 x 8 GB`: memory is sold in modules. */
const AMOUNT = new RegExp(String.raw`^(?:([1-9]\d?)\s*[x×х*]\s*)?(${NUMBER})\s*([\p{L}\p{M}]+)?(.*)$`, "u");
const AMOUNT_WITH_UNIT = new RegExp(String.raw`(${NUMBER})\s*([\p{L}\p{M}]+)`, "gu");
const GROUPED = /^([1-9]\d{0,2}(?:\D\d{3})+)(?:\D(\d+))?$/u;
/** Arabic units are written with points: غ.ب */
const POINT_AFTER_LETTER = /(?<=\p{L})\./gu;

/**
 * Gigabytes that a player entered: `16`, `16 GB`, `1 TB SSD`, `512 MB`, `1,5 TB`, `2 x 8 GB`, in the digits of any script.
 * A number alone is in gigabytes. `null` if the text is no possible amount.
 */
export function readGigabytes(text: string): number | null {
  const found = AMOUNT.exec(plain(text));
  if (found === null) return null;
  const [, modules = "1", number = "", unit, rest = ""] = found;
  const factor = unit === undefined ? (rest === "" ? 1 : null) : factorOf(unit);
  if (factor === null) return null;
  const gigabytes = Number(modules) * amountOf(number) * factor;
  return gigabytes <= MAX_GIGABYTES ? gigabytes : null;
}

/** Gigabytes that a requirement names anywhere in its text, e.g. 16 for `16 GB of RAM`; `null` where it names none. */
export function gigabytesIn(text: string): number | null {
  for (const [, number = "", unit = ""] of plain(text).matchAll(AMOUNT_WITH_UNIT)) {
    const factor = factorOf(unit);
    if (factor !== null) return amountOf(number) * factor;
  }
  return null;
}

function plain(text: string): string {
  return foldCase(withoutUnseen(text)).replaceAll(POINT_AFTER_LETTER, "").trim();
}

function factorOf(unit: string): number | null {
  return UNITS.find(([name]) => name.test(unit))?.[1] ?? null;
}

function amountOf(number: string): number {
  const [, whole, fraction = "0"] = GROUPED.exec(number) ?? [];
  if (whole === undefined) return Number(number.replace(/[,٫]/u, "."));
  return Number(`${whole.replaceAll(/\D/gu, "")}.${fraction}`);
}
