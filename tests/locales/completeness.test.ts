import { describe, expect, test } from "vitest";
import { LOCALES as SPOKEN_LOCALES } from "#core/translation/locales.ts";
import { FALLBACK_LOCALE, LOCALES } from "#locales/manifest.ts";
import { AREAS, PLURAL, textsOf } from "./locale-files.ts";

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name).sort();
const baseOf = (key: string) => key.replace(PLURAL, "");

/** Keys a language must have: plural keys in each category its own rules use (CLDR). */
function neededKeys(tag: string, reference: Record<string, string>): string[] {
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const plain = Object.keys(reference).filter((key) => !PLURAL.test(key));
  const plural = new Set(
    Object.keys(reference)
      .filter((key) => PLURAL.test(key))
      .map(baseOf),
  );
  return [...plain, ...[...plural].flatMap((base) => categories.map((category) => `${base}_${category}`))];
}

/**
 * Whether a plural form may spell out its number ("one player"): not if it also applies to greater numbers, as `one` of
 * Russian to 21 and `many` of French to a million.
 */
function maySayNumberInWords(tag: string, key: string): boolean {
  const category = PLURAL.exec(key)?.[1];
  const rules = new Intl.PluralRules(tag);
  const greater = [...Array.from({ length: 200 }, (_, index) => index + 3), 1_000_000];
  return category !== undefined && greater.every((number) => rules.select(number) !== category);
}

test("the interface is translated into every supported language", () => {
  expect([...LOCALES.map(({ tag }) => tag)].sort()).toEqual([...SPOKEN_LOCALES].sort());
});

describe.each(LOCALES.map(({ tag }) => tag))("%s", (tag) => {
  test.each(AREAS)("has every text of %s, with the plural forms of its own rules", (area) => {
    const reference = textsOf(FALLBACK_LOCALE, area);
    expect(Object.keys(textsOf(tag, area)).sort()).toEqual(neededKeys(tag, reference).sort());
  });

  test.each(AREAS)("puts the same values into the texts of %s", (area) => {
    const reference = textsOf(FALLBACK_LOCALE, area);
    for (const [key, text] of Object.entries(textsOf(tag, area))) {
      const original = reference[PLURAL.test(key) ? `${baseOf(key)}_other` : key] ?? "";
      const isFree = (name: string | undefined) => name === "number" && maySayNumberInWords(tag, key);
      const found = placeholders(text).filter((name) => !isFree(name));
      const wanted = placeholders(original).filter((name) => !isFree(name));
      expect(found, `${area} ${key}`).toEqual(wanted);
    }
  });

  test.each(AREAS)("leaves no text of %s empty", (area) => {
    for (const [key, text] of Object.entries(textsOf(tag, area))) expect(text.trim(), `${area} ${key}`).not.toBe("");
  });
});
