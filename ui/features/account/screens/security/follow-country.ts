import { type CountryConfiguration, detectCountry } from "#core/configuration/detect-country.ts";
import type { VisitStore } from "#ui/context/visit-store.ts";

interface CountryFollower {
  readonly visit: VisitStore;
  readonly configuration: CountryConfiguration;
  /** Loads what the page needs and writes its head again. */
  readonly router: { invalidate(): Promise<unknown> };
}

/**
 * Shows the page for the country that the player's account has now. Every answer that depends on a country has it in its key, so
 * all that is shown is asked for again.
 */
export function followCountry({ visit, configuration, router }: CountryFollower, countryCode: string): void {
  const { user } = visit.get();
  if (user === null) return;
  const sources = { profile: countryCode, query: null, cookie: null, header: null, page: null, locale: null };
  visit.change({ user: { ...user, countryCode }, countryCode: detectCountry(sources, configuration) });
  void router.invalidate();
}
