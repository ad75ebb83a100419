import type { LocaleTag } from "./locales.ts";
import { matchLocale } from "./resolve-locale.ts";

/** Sources of the viewer's locale; `null` or empty if a source has none. */
export interface LocaleSources {
  readonly query: string | null;
  readonly cookie: string | null;
  /** Languages of the browser, the preferred first. */
  readonly browser: readonly string[];
  /** `lang` of the page as it was delivered. */
  readonly page: string | null;
  /** `i18nextLng` of the local storage. */
  readonly stored: string | null;
}

/** Key of the local storage that remembers the locale (Spec §9). */
export const STORED_LOCALE_KEY = "i18nextLng";

/**
 * Locale detection (Spec §9): query, cookie, browser languages, page attribute, local storage. An unknown tag is
 * replaced by a locale of its language; if there is none, the next source is read, so that a broken link does not
 * change a player's language. `null` if no source names a language of the product.
 */
export function findLocale(sources: LocaleSources): LocaleTag | null {
  const tags = [sources.query, sources.cookie, ...sources.browser, sources.page, sources.stored];
  for (const tag of tags) {
    const locale = tag === null ? null : matchLocale(tag);
    if (locale !== null) return locale;
  }
  return null;
}
