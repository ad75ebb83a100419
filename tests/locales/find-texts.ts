import type { Page } from "@playwright/test";
import { FALLBACK_LOCALE } from "#locales/manifest.ts";
import { patternOf } from "./foreign-texts.ts";
import { AREAS, textsOf } from "./locale-files.ts";

const VALUE = /\{\{[^}]*\}\}/;
/** Fewest letters beside its values by which a text with values is recognised. */
const MIN_LETTERS = 3;

/** A text of the interface in a language. */
export interface KnownText {
  /** Area and key, as in `orders.refund`. */
  readonly name: string;
  readonly text: string;
  readonly english: string;
}

/** A text at its position on a page, in pixels from its upper left corner. */
export interface SeenText {
  readonly texts: readonly KnownText[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function knownTexts(tag: string): readonly KnownText[] {
  return AREAS.flatMap((area) => {
    const english = textsOf(FALLBACK_LOCALE, area);
    return Object.entries(textsOf(tag, area)).map(([key, text]) => ({
      name: `${area.replace(".json", "")}.${key}`,
      text,
      // Languages have plural forms that English does not.
      english: english[key] ?? english[key.replace(/_\w+$/, "_other")] ?? "",
    }));
  });
}

/** Finds which texts of a language some words of a page may be; several if they are the same words. */
export function createTextFinder(texts: readonly KnownText[]): (words: string) => readonly KnownText[] {
  const exact = Map.groupBy(texts, ({ text }) => text);
  const patterns = texts
    .filter(({ text }) => VALUE.test(text) && text.split(VALUE).join("").trim().length >= MIN_LETTERS)
    .map((known) => ({ known, pattern: new RegExp(patternOf(known.text), "su") }));
  return (words) => {
    const same = exact.get(words);
    if (same !== undefined) return same;
    const matching = patterns.filter(({ pattern }) => pattern.test(words)).map(({ known }) => known);
    // The one with the most words of its own: "{{name}}: {{text}}" would be many things.
    const lengthOf = ({ text }: KnownText) => text.split(VALUE).join("").length;
    const most = Math.max(0, ...matching.map(lengthOf));
    return matching.filter((known) => lengthOf(known) === most);
  };
}

/** The words of every element that is drawn, with those only a screen reader says, and their boxes. */
const wordsOnPage = (page: Page) =>
  page.evaluate(() => {
    const bidi = /[\u2066-\u2069\u200e\u200f]/g;
    return [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || !element.checkVisibility()) return [];
      const names = ["aria-label", "placeholder", "alt"].map((name) => element.getAttribute(name) ?? "");
      // A sentence may have links or numbers in elements of their own.
      const whole = element.textContent ?? "";
      const own = [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ""))
        .join("");
      const box = { left: left + scrollX, top: top + scrollY, width, height };
      return [...new Set([whole.length < 600 ? whole : "", own, ...names])]
        .map((words) => words.replaceAll(bidi, "").trim())
        .filter((words) => words !== "")
        .map((words) => ({ words, box }));
    });
  });

/** The texts of the interface on a page, each in its smallest box. */
export async function findTexts(page: Page, finder: ReturnType<typeof createTextFinder>): Promise<readonly SeenText[]> {
  const seen = new Map<string, SeenText>();
  for (const { words, box } of await wordsOnPage(page)) {
    const texts = finder(words);
    if (texts.length === 0) continue;
    // Elements come before those within them: the last of the same words is the smallest.
    const { left, top } = box;
    const known = [...seen].find(([key, other]) => {
      const isAround =
        other.left <= left && other.top <= top && other.left + other.width >= left && other.top + other.height >= top;
      return key.startsWith(`${texts[0]?.name} `) && isAround;
    });
    if (known !== undefined) seen.delete(known[0]);
    seen.set(`${texts[0]?.name} ${left} ${top}`, { texts, ...box });
  }
  return [...seen.values()];
}
