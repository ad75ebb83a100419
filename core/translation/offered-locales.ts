import { LOCALES, type LocaleTag } from "./locales.ts";
import { matchLocale } from "./resolve-locale.ts";

/**
 * The locales of the language picker: those of the product that the publisher names (`GET /api/store/languages`), and the
 * current one; all where the publisher names none of them.
 */
export function offeredLocales(named: readonly string[], current: string): readonly LocaleTag[] {
  const found = new Set(named.map(matchLocale));
  const offered = LOCALES.filter((locale) => found.has(locale));
  return offered.length === 0 ? LOCALES : LOCALES.filter((locale) => locale === current || offered.includes(locale));
}
