import type { Preferences } from "#core/ports/preferences.ts";

/** No-op for SSR. */
export function createServerPreferences(): Preferences {
  return { rememberLocale: () => undefined, rememberTheme: () => undefined, rememberAge: () => undefined };
}
