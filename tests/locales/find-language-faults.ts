import type { CDPSession, Page } from "@playwright/test";
import { type LocaleEntry, localeEntryOf } from "#locales/manifest.ts";
import { findCuts, showSkippedParts } from "../support/find-cuts.ts";
import { type ForeignTexts, foreignTextsFor } from "./foreign-texts.ts";

/** Faults of a page for readers of its language. */
export interface LanguageFault {
  readonly kind:
    | "language"
    | "direction"
    | "mixed direction"
    | "untranslated text"
    | "untranslated name"
    | "leftover"
    | "font"
    | "cut";
  readonly words: string;
}

/** Faces of the system that are the right ones for a language of their own; all others are ours, sent by the store. */
const SYSTEM_FACES: Readonly<Record<string, RegExp>> = {
  "ja-JP": /Hiragino|Yu Gothic|Meiryo|Noto Sans( CJK)? JP/,
  "zh-CN": /PingFang SC|YaHei|Noto Sans( CJK)? SC/,
  "zh-TW": /PingFang TC|JhengHei|Noto Sans( CJK)? TC/,
};

/** Letters that a language is written with beside Latin ones; names of players may have others. */
const LETTERS: Readonly<Record<LocaleEntry["script"], string>> = {
  latin: "",
  korean: "\\p{Script=Hangul}",
  japanese: "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー",
  chinese: "\\p{Script=Han}",
  thai: "\\p{Script=Thai}",
  arabic: "\\p{Script=Arabic}",
  cyrillic: "\\p{Script=Cyrillic}",
};

/** Faults of the current page; the caller has waited for lazy sections. */
export async function findLanguageFaults(page: Page, tag: string): Promise<readonly LanguageFault[]> {
  await page.evaluate(showSkippedParts);
  await settleFaces(page);
  const { direction, script } = localeEntryOf(tag);
  const cuts = (await findCuts(page)).map((words) => ({ kind: "cut", words }) as const);
  const isLatin = script === "latin";
  const spoken = await page.evaluate(inspectWords, { tag, direction, isLatin, foreign: foreignTextsFor(tag) });
  return [...spoken, ...(await findWrongFaces(page, script, SYSTEM_FACES[tag])), ...cuts];
}

/**
 * Fonts are optional (`font-display`): a page does not use one that loads late. Fonts added by script are always used,
 * so the result does not depend on the machine.
 */
async function settleFaces(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) {
        if (!(rule instanceof CSSFontFaceRule)) continue;
        const ruleOf = (name: string) => rule.style.getPropertyValue(name);
        const file = /url\("?([^")]+)"?\)/.exec(ruleOf("src"))?.[1];
        if (file === undefined) continue;
        const face = new FontFace(
          ruleOf("font-family").replaceAll('"', ""),
          `url("${new URL(file, sheet.href ?? document.baseURI)}")`,
          {
            weight: ruleOf("font-weight") || "normal",
            unicodeRange: ruleOf("unicode-range") || "U+0-10FFFF",
            display: "block",
          },
        );
        document.fonts.add(face);
      }
    }
    // The page requests the fonts that it needs at the next layout.
    for (let round = 0; round < 2; round += 1) {
      document.body.getBoundingClientRect();
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
    }
  });
}

interface Reader {
  readonly tag: string;
  readonly direction: string;
  readonly isLatin: boolean;
  readonly foreign: ForeignTexts;
}

/** Runs in the page, so that everything it needs is within it. */
function inspectWords({ tag, direction, isLatin, foreign }: Reader): LanguageFault[] {
  const found = new Map<string, LanguageFault>();
  const report = (kind: LanguageFault["kind"], words: string) => found.set(`${kind} ${words}`, { kind, words });
  const root = document.documentElement;
  if (root.lang !== tag) report("language", `${root.lang} instead of ${tag}`);
  if (root.dir !== direction) report("direction", `${root.dir} instead of ${direction}`);

  const texts = new Set(foreign.texts);
  const templates = foreign.templates.map((source) => new RegExp(source));
  const keys = new Set(foreign.keys);
  /** A sentence of Latin letters, where the language has others: three words in a row that are not names. */
  const latinSentence = /(?:^|[\s“"(])[a-z]{2,}(?: [a-z]{2,}){2}/;
  const isForeign = (words: string) =>
    texts.has(words) ||
    templates.some((template) => template.test(words)) ||
    (!isLatin && latinSentence.test(words) && !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(words));
  const isLeftover = (words: string) => /\{\{|\}\}|\[object |\bundefined\b|\bNaN\b/.test(words) || keys.has(words);
  const judge = (words: string, kind: "untranslated text" | "untranslated name") => {
    if (isLeftover(words)) report("leftover", words);
    else if (isForeign(words)) report(kind, words);
  };
  /** Text in another language has a `lang` attribute. */
  const isMarked = (element: Element) => {
    const language = element.closest("[lang]")?.getAttribute("lang") ?? "";
    return language !== tag;
  };

  /** Whether a full stop or bracket at the edge of a text is on the wrong side of it. */
  const isTurned = (element: Element, words: string): boolean => {
    const style = getComputedStyle(element);
    if (style.unicodeBidi === "plaintext") return false;
    const strong = words.replace(/[^\p{L}]/gu, "");
    const isRight = /^[\p{Script=Arabic}\p{Script=Hebrew}]+$/u.test(strong);
    const isLeft = strong !== "" && !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(strong);
    const isAgainst = style.direction === "rtl" ? isLeft : isRight;
    return isAgainst && /^[([“"«]|[.!?…)\]”"»:,;]$/.test(words);
  };
  const inspectElement = (element: HTMLElement): void => {
    if (element.closest("script, style, noscript, code, pre, iframe") !== null || isMarked(element)) return;
    for (const attribute of [
      "aria-label",
      "aria-description",
      "aria-roledescription",
      "aria-valuetext",
      "title",
      "alt",
      "placeholder",
    ]) {
      const name = element.getAttribute(attribute)?.trim() ?? "";
      if (name !== "") judge(name, "untranslated name");
    }
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? "")
      .join("")
      .trim();
    if (words === "") return;
    judge(words, "untranslated text");
    const display = getComputedStyle(element).display;
    const isAlone = element.childElementCount === 0 && display !== "inline";
    if (isAlone && isTurned(element, words)) report("mixed direction", words);
  };
  for (const element of document.querySelectorAll<HTMLElement>("body *")) inspectElement(element);
  return [...found.values()];
}

/** Marks as few elements as have all letters of the page between them; runs in the page. */
function markLetters(letters: string): number {
  const own = new RegExp(`^[\\p{Script=Latin}\\p{Script=Common}\\p{Script=Inherited}${letters}]*$`, "u");
  const seen = new Set<string>();
  let marked = 0;
  const language = document.documentElement.lang;
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    if (element.closest("script, style, noscript, code, pre, svg, iframe, option") !== null) continue;
    if (element.closest("[lang]")?.getAttribute("lang") !== language || !element.checkVisibility()) continue;
    const { fontFamily, fontWeight } = getComputedStyle(element);
    if (/monospace/.test(fontFamily)) continue;
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? "")
      .join("");
    const drawn = [...(words.match(/\p{L}/gu) ?? [])].map((letter) => `${fontWeight} ${letter}`);
    if (!own.test(words) || drawn.every((letter) => seen.has(letter))) continue;
    for (const letter of drawn) seen.add(letter);
    element.dataset.letters = String(marked);
    marked += 1;
  }
  return marked;
}

interface UsedFace {
  readonly familyName: string;
  readonly isCustomFont: boolean;
  readonly glyphCount: number;
}

/** Words that are drawn with another face than the store sends, or than the system has for the language. */
async function findWrongFaces(
  page: Page,
  script: LocaleEntry["script"],
  systemFaces = /^$/,
): Promise<readonly LanguageFault[]> {
  if ((await page.evaluate(markLetters, LETTERS[script])) === 0) return [];
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await devTools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "[data-letters]" });
  const faults = await Promise.all(
    nodeIds.map((nodeId) =>
      // Elements that the page has removed meanwhile are skipped.
      wrongFaceOf(devTools, nodeId, systemFaces).catch(() => null),
    ),
  );
  await devTools.detach();
  return faults.filter((fault) => fault !== null);
}

async function wrongFaceOf(devTools: CDPSession, nodeId: number, systemFaces: RegExp): Promise<LanguageFault | null> {
  const { fonts }: { fonts: readonly UsedFace[] } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
  const wrong = fonts.filter(({ isCustomFont, familyName }) => !(isCustomFont || systemFaces.test(familyName)));
  if (wrong.length === 0) return null;
  const { outerHTML } = await devTools.send("DOM.getOuterHTML", { nodeId });
  const words = outerHTML.replace(/<[^>]+>/g, "");
  // Arrows, stars and similar symbols may be drawn by any font.
  const signs = (words.match(/[^\p{L}\p{M}\p{N}\s]/gu) ?? []).length;
  const drawn = wrong.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
  if (drawn <= signs) return null;
  return { kind: "font", words: `${wrong.map(({ familyName }) => familyName).join(", ")}: ${words.slice(0, 60)}` };
}
