import type { Preferences } from "#core/ports/preferences.ts";

/** No-op for SSR. */
export function createServerPreferences(): Preferences {
  const forget = () => undefined;
  return {
    rememberLocale: forget,
    rememberCountry: forget,
    rememberTheme: forget,
    rememberPostLanguages: forget,
    rememberAge: forget,
  };
}
