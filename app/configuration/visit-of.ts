import type { RequestPreferences } from "#adapters/http/request-preferences.ts";
import { detectCountry } from "#core/configuration/detect-country.ts";
import { detectTheme } from "#core/configuration/detect-theme.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import type { SessionUser } from "#core/session/session.ts";
import type { Shell } from "#core/shell/shell.ts";
import { detectLocale } from "#core/translation/detect-locale.ts";
import { localeEntryOf } from "#locales/manifest.ts";
import type { Visit } from "#ui/visit/visit-store.ts";

/** What the query of an address says about how its visitor sees the product. A page reads it when it starts. */
export const VISIT_PARAMETERS = ["locale", "country", "theme"] as const;

export interface VisitSources {
  /** Of the address that was opened. */
  readonly query: URLSearchParams;
  readonly preferences: RequestPreferences;
}

/** Language of a visit in the order of the specification, section 9. */
export function visitLocaleOf({ query, preferences }: VisitSources): string {
  const { locale: cookie, languages: browser } = preferences;
  return localeEntryOf(detectLocale({ query: query.get("locale"), cookie, browser, page: null, stored: null })).tag;
}

/**
 * Who looks at the product and how: locale, country and theme in the orders of the specification, section 9. `user` is whom the
 * publisher knows, `null` for a guest.
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
        page: null,
        locale: preferences.languages[0] ?? locale,
      },
      configuration,
    ),
    user,
    ...(preferences.age === null ? {} : { age: preferences.age }),
  };
}
