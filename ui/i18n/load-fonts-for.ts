import { preinit } from "react-dom";
import type { LocaleTag } from "#core/translation/locales.ts";
import koreanFonts from "#ui/theme/fonts/korean.css?url";

/** Additional font of a language (Latin is on every page), with a sample letter that needs it. */
const FACES: Partial<Record<LocaleTag, readonly [family: string, letter: string]>> = {
  "ar-SA": ["Noto Sans Arabic Store", "ع"],
  "pl-PL": ["Purple Sans", "ł"],
  "ru-RU": ["Purple Sans", "ж"],
  "th-TH": ["Noto Sans Thai Store", "ก"],
  "tr-TR": ["Purple Sans", "ğ"],
  "vi-VN": ["Purple Sans", "ữ"],
};

/** Loads the faces of a language that the page is about to be shown in. */
export async function loadFontsFor(locale: LocaleTag): Promise<void> {
  const face = FACES[locale];
  if (face) await loadFace(...face);
  if (locale === "ko-KR") await loadKoreanRules();
}

/**
 * Our faces are optional: once a page has shown one of their letters without them, as the picker does, it never takes them
 * up. A face that is added by script is taken up whenever it comes, and goes before the one of the same name.
 */
async function loadFace(family: string, letter: string): Promise<void> {
  const rules = await document.fonts.load(`1em "${family}"`, letter);
  await Promise.all(
    rules.map(async ({ weight, unicodeRange }) => {
      const source = sourceOf(family, unicodeRange);
      if (source === null) return;
      const face = new FontFace(family, source, { weight, unicodeRange, display: "block" });
      document.fonts.add(await face.load());
    }),
  );
}

/** Address of a font face in the style sheets of the page. */
function sourceOf(family: string, unicodeRange: string): string | null {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const { style } = rule;
      const file = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src"))?.[1];
      const isMeant = unquoted(style.getPropertyValue("font-family")) === unquoted(family);
      if (!isMeant || !file || style.getPropertyValue("unicode-range") !== unicodeRange) continue;
      return `url("${new URL(file, sheet.href ?? document.baseURI)}")`;
    }
  }
  return null;
}

const unquoted = (family: string): string => family.replaceAll('"', "");

/** The style sheet is the layout's; React renders nothing that needs it before it has loaded. */
function loadKoreanRules(): Promise<unknown> {
  preinit(koreanFonts, { as: "style", precedence: "fonts" });
  const link = document.querySelector<HTMLLinkElement>(`link[href="${koreanFonts}"][rel="stylesheet"]`);
  if (link === null || link.sheet !== null) return Promise.resolve();
  return new Promise((settle) => {
    link.addEventListener("load", settle);
    link.addEventListener("error", settle);
  });
}
