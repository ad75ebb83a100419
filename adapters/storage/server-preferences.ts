import type { Preferences } from "#core/ports/preferences.ts";

/** While a page is rendered on the server nobody chooses anything: there is nothing to remember. */
export function createServerPreferences(): Preferences {
  return { rememberLocale: () => undefined, rememberTheme: () => undefined, rememberAge: () => undefined };
}
