import { type Localized, SEED_LOCALES, type SeedLocale } from "../../content-types.ts";

/** A value made for each seeded language. */
export function localize<Text>(makeFor: (locale: SeedLocale) => Text): Localized<Text> {
  return Object.fromEntries(SEED_LOCALES.map((locale) => [locale, makeFor(locale)])) as Localized<Text>;
}
