import { readRequestPreferences } from "#adapters/http/request-preferences.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { matchLocale } from "#core/translation/resolve-locale.ts";
import type { Visit } from "#ui/context/visit-store.ts";

/**
 * Cookies that keep the language, country and theme of an opened address (`?locale&country&theme`) until the browser is
 * closed: for reloads, and for the publisher's pages, such as sign-in. Only what the address has decided is kept, and
 * nothing is replaced that says the same.
 */
export function visitCookiesOf(
  request: Request,
  visit: Pick<Visit, "locale" | "countryCode" | "theme" | "user">,
  { cookieDomain }: Pick<RuntimeConfiguration, "cookieDomain">,
): readonly string[] {
  const { searchParams, protocol } = new URL(request.url);
  const kept = readRequestPreferences(request.headers.get("Cookie"), null);
  const decided: Readonly<Record<string, string>> = {
    ...(matchLocale(searchParams.get("locale") ?? "") === visit.locale && { locale: visit.locale }),
    // The country of a player is that of the account.
    ...(visit.user === null &&
      searchParams.get("country")?.trim().toUpperCase() === visit.countryCode && { country: visit.countryCode }),
    ...(searchParams.get("theme") === visit.theme && { theme: visit.theme }),
  };
  const attributes = [
    "Path=/",
    "SameSite=Lax",
    ...(protocol === "https:" ? ["Secure"] : []),
    ...(cookieDomain === "" ? [] : [`Domain=${cookieDomain}`]),
  ].join("; ");
  return Object.entries(decided)
    .filter(([name, value]) => value !== { locale: kept.locale, country: kept.country, theme: kept.theme }[name])
    .map(([name, value]) => `${name}=${value}; ${attributes}`);
}
