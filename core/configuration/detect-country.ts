import { FALLBACK_COUNTRY } from "./constants.ts";

/** Sources of the viewer's country; `null` or empty if a source has none. */
export interface CountrySources {
  readonly profile: string | null;
  readonly query: string | null;
  readonly cookie: string | null;
  /** Country header of the request for the page, which a server in front may add. */
  readonly header: string | null;
  /** Country attribute of the page as it was delivered. */
  readonly page: string | null;
  /** Locale of the player, whose region is the last source. */
  readonly locale: string | null;
}

export interface CountryConfiguration {
  /** Empty: every country is allowed. */
  readonly allowedCountries: readonly string[];
  readonly defaultCountryCode: string;
}

/**
 * Country detection (Spec §9): the first of profile, query, cookie, header, page and locale that names
 * a country. A country that is not allowed gives the default country, else US, and no further source is read: a link
 * could otherwise move a player to a country that the profile rules out.
 */
export function detectCountry(sources: CountrySources, configuration: CountryConfiguration): string {
  const named = [
    sources.profile,
    sources.query,
    sources.cookie,
    sources.header,
    sources.page,
    regionOf(sources.locale),
  ];
  const country = named.map(normalizeCountry).find((code) => code !== null);
  if (country !== undefined && country !== null && isAllowed(country, configuration)) return country;
  return normalizeCountry(configuration.defaultCountryCode) ?? FALLBACK_COUNTRY;
}

function isAllowed(country: string, { allowedCountries }: CountryConfiguration): boolean {
  return allowedCountries.length === 0 || allowedCountries.includes(country);
}

function normalizeCountry(code: string | null): string | null {
  const country = code?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(country) ? country : null;
}

function regionOf(locale: string | null): string | null {
  return (
    locale
      ?.split(/[-_]/)
      .slice(1)
      .find((subtag) => subtag.length === 2) ?? null
  );
}
