import type { RequestPreferences } from "#adapters/http/request-preferences.ts";
import { readersLanguages } from "#core/community/post-languages.ts";
import { detectCountry } from "#core/configuration/detect-country.ts";
import { detectTheme } from "#core/configuration/detect-theme.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import type { SessionUser } from "#core/session/session.ts";
import type { Shell } from "#core/shell/shell.ts";
import { findLocale } from "#core/translation/detect-locale.ts";
import type { LocaleTag } from "#core/translation/locales.ts";
import { FALLBACK_LOCALE, localeEntryOf } from "#locales/manifest.ts";
import type { Visit } from "#ui/context/visit-store.ts";

/** Query parameters for locale, country and theme; read at the start of a page. */
export const VISIT_PARAMETERS = ["locale", "country", "theme"] as const;

export interface VisitSources {
  /** Query of the opened address. */
  readonly query: URLSearchParams;
  readonly preferences: RequestPreferences;
  /** Country header of the request for the page. */
  readonly countryHeader?: string | null;
  /** `lang` and `data-country` of a page that our server has not rendered. */
  readonly page?: { readonly locale: string | null; readonly country: string | null };
  /** Locale in the local storage, where it can be read before the page is shown. */
  readonly storedLocale?: string | null;
}

function findVisitLocale({ query, preferences, page, storedLocale = null }: VisitSources): LocaleTag | null {
  const { locale: cookie, languages: browser } = preferences;
  return findLocale({
    query: query.get("locale"),
    cookie,
    browser,
    page: page?.locale ?? null,
    stored: storedLocale,
  });
}

/** Language of a visit in the order of Spec §9. */
export const visitLocaleOf = (sources: VisitSources): string =>
  localeEntryOf(findVisitLocale(sources) ?? FALLBACK_LOCALE).tag;

/**
 * Viewer: locale, country and theme in the orders of Spec §9. `user` is the publisher's account,
 * `null` for a guest.
 */
export function visitOf(
  sources: VisitSources,
  shell: Shell,
  configuration: RuntimeConfiguration,
  user: SessionUser | null,
): Visit {
  const { query, preferences } = sources;
  const locale = visitLocaleOf(sources);
  return {
    locale,
    shell,
    theme: detectTheme({
      shell,
      launcherTheme: configuration.launcherTheme,
      query: query.get("theme"),
      cookie: preferences.theme,
    }),
    countryCode: detectCountry(
      {
        profile: user?.countryCode ?? null,
        query: query.get("country"),
        cookie: preferences.country,
        header: sources.countryHeader ?? null,
        page: sources.page?.country ?? null,
        locale: preferences.languages[0] ?? locale,
      },
      configuration,
    ),
    user,
    ...(preferences.languages.length === 0 ? {} : { languages: readersLanguages(locale, preferences.languages) }),
    ...(preferences.postLanguages === undefined ? {} : { postLanguages: preferences.postLanguages }),
    ...(findVisitLocale(sources) === null ? { isLocaleGuessed: true } : {}),
    ...(preferences.age === null ? {} : { age: preferences.age }),
  };
}
