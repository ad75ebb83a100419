import type { Preferences } from "#core/ports/preferences.ts";

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

export interface CookieJar {
  /** Stores one cookie in the syntax of `document.cookie`; may throw where cookies are forbidden. */
  readonly setCookie: (cookie: string) => void;
  /** Whether the page was loaded over https. */
  readonly isSecure: boolean;
  /** Domain that shares the cookies, e.g. `.example.com`; empty for the page's own host only. */
  readonly domain: string;
}

/**
 * Preferences in the cookies `locale`, `country`, `theme`, `post-languages` and `age`, where the server reads them before the first paint
 * (`adapters/http/request-preferences.ts`). Where cookies are forbidden the choice lasts as long as the page.
 */
export function createCookiePreferences({ setCookie, isSecure, domain }: CookieJar): Preferences {
  const attributesFor = (lifetime: readonly string[]) =>
    [
      "Path=/",
      ...lifetime,
      "SameSite=Lax",
      ...(isSecure ? ["Secure"] : []),
      ...(domain === "" ? [] : [`Domain=${domain}`]),
    ].join("; ");
  const remember = (name: string, value: string, lifetime: readonly string[] = [`Max-Age=${ONE_YEAR_SECONDS}`]) => {
    try {
      setCookie(`${name}=${encodeURIComponent(value)}; ${attributesFor(lifetime)}`);
    } catch {
      // A sandboxed frame may not set cookies: there is nothing to remember the choice in.
    }
  };
  return {
    rememberLocale: (tag) => remember("locale", tag),
    rememberCountry: (code) => remember("country", code),
    rememberTheme: (theme) => remember("theme", theme),
    rememberPostLanguages: (choice) => remember("post-languages", choice),
    // Without `max-age` the cookie ends with the browser session.
    rememberAge: (years) => remember("age", String(years), []),
  };
}
