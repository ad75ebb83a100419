import type { RequestPreferences } from "#adapters/http/request-preferences.ts";
import { detectCountry } from "#core/configuration/detect-country.ts";
import { detectTheme } from "#core/configuration/detect-theme.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import type { SessionUser } from "#core/session/session.ts";
import { detectLocale } from "#core/translation/detect-locale.ts";
import { localeEntryOf } from "#locales/manifest.ts";
import type { Visit } from "#ui/visit/visit-store.ts";

export interface LauncherVisitSources {
  /** Of the bundle's own address, and of the place in it. */
  readonly query: URLSearchParams;
  readonly preferences: RequestPreferences;
}

/** Language of a start in the launcher (specification, section 9). */
export function launcherLocaleOf({ query, preferences }: LauncherVisitSources): string {
  const { locale: cookie, languages: browser } = preferences;
  return localeEntryOf(detectLocale({ query: query.get("locale"), cookie, browser, page: null, stored: null })).tag;
}

/** Who looks at a launcher build and how; `user` is whom the publisher knows, `null` for a guest. */
export function launcherVisitOf(
  sources: LauncherVisitSources,
  configuration: RuntimeConfiguration,
  user: SessionUser | null,
): Visit {
  const { query, preferences } = sources;
  const locale = launcherLocaleOf(sources);
  return {
    locale,
    shell: "launcher",
    theme: detectTheme({
      shell: "launcher",
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
