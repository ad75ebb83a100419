import { describe, expect, test } from "vitest";
import { LOCALES } from "#locales/manifest.ts";
import { canDraw } from "#ui/theme/fonts/eastern-fonts.ts";

const files = import.meta.glob<Record<string, string>>("../../../locales/*/*.json", { import: "default", eager: true });

/** Characters that a letter font does not draw: ideographs, kana, Hangul and their punctuation. */
const EASTERN = /[\u1100-\u11ff\u2013\u2014\u2018-\u201d\u2026\u00b7\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/u;
const NOT_DRAWN = /[\s\u200b-\u200f\u2066-\u2069]/u;

const charactersOf = (tag: string) => {
  const texts = Object.entries(files)
    .filter(([path]) => path.includes(`/${tag}/`))
    .flatMap(([, area]) => Object.values(area));
  return [...new Set(texts.join(""))].filter((character) => !NOT_DRAWN.test(character)).sort();
};

const FAMILY_OF: Readonly<Record<string, string>> = {
  arabic: '"Purple Sans", "Noto Sans Arabic Store"',
  japanese: '"Purple Sans East"',
  chinese: '"Purple Sans East"',
  thai: '"Purple Sans", "Noto Sans Thai Store"',
};

/** Width under two font stacks that only share our own fonts: a difference means that another font was used. */
function foreignIn(characters: readonly string[], family: string): string[] {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) throw new Error("no canvas");
  const widthWith = (character: string, fallback: string) => {
    context.font = `400 100px ${family}, ${fallback}`;
    return context.measureText(character).width;
  };
  return characters.filter(
    (character) => widthWith(character, '"Liberation Mono"') !== widthWith(character, '"Liberation Sans Narrow"'),
  );
}

describe("the words of a language are set in the store's own faces", () => {
  test.each(LOCALES.filter(({ script }) => script !== "korean"))("$tag", async ({ tag, script }) => {
    const family = FAMILY_OF[script] ?? '"Purple Sans"';
    const isEastern = script === "japanese" || script === "chinese";
    const characters = charactersOf(tag).filter((character) => !(isEastern && EASTERN.test(character)));
    expect(characters.length).toBeGreaterThan(30);
    for (const weight of [400, 800]) await document.fonts.load(`${weight} 16px ${family}`, characters.join(""));
    expect(foreignIn(characters, family)).toEqual([]);
  });
});

test("heavier letters are heavier in every script", async () => {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) throw new Error("no canvas");
  for (const sample of ["Store", "Żółć", "Đặt hàng", "Магазин", "ร้านค้า", "متجر"]) {
    const family = '"Purple Sans", "Noto Sans Thai Store", "Noto Sans Arabic Store"';
    const widths = [];
    for (const weight of [400, 600, 800]) {
      await document.fonts.load(`${weight} 16px ${family}`, sample);
      context.font = `${weight} 100px ${family}`;
      widths.push(context.measureText(sample).width);
    }
    expect(widths, sample).toEqual([...new Set(widths)].sort((one, other) => one - other));
  }
});

test("a device that cannot write a script is known from its boxes", () => {
  expect(canDraw("一ゲ語")).toBe(true);
  expect(canDraw("一们语")).toBe(true);
  expect(canDraw("\u{e0f00}\u{e0f01}\u{e0f02}")).toBe(false);
});
