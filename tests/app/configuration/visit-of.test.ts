import { describe, expect, test } from "vitest";
import { readRequestPreferences } from "#adapters/http/request-preferences.ts";
import { SUPPORTED_COUNTRIES } from "#adapters/reference-backend/domain/catalogue/currency.ts";
import { DEFAULT_CONFIGURATION } from "#app/configuration/default-configuration.ts";
import { type VisitSources, visitOf } from "#app/configuration/visit-of.ts";

const KOREAN = { userId: "u1", nickname: "Mina", countryCode: "KR", credentialCodes: [] };

const countryOf = (query: string, cookie: string, languages: string, user: typeof KOREAN | null) => {
  const preferences = readRequestPreferences(cookie, languages);
  const sources = { query: new URLSearchParams(query), preferences };
  return visitOf(sources, "web", DEFAULT_CONFIGURATION, user).countryCode;
};

describe("the country of a page", () => {
  test.each([
    ["country=JP", "", "en-US"],
    ["", "country=JP", "en-US"],
    ["country=BR", "country=JP", "de-DE"],
    ["", "", "de-DE"],
  ])(
    "is the account's for a player, regardless of address, cookies and languages: %j %j %j",
    (query, cookie, languages) => {
      expect(countryOf(query, cookie, languages, KOREAN)).toBe("KR");
    },
  );

  test("is the account's for every country of an account", () => {
    const countries = SUPPORTED_COUNTRIES.map((countryCode) => countryOf("", "", "en-US", { ...KOREAN, countryCode }));
    expect(countries).toEqual(SUPPORTED_COUNTRIES);
  });

  test.each([
    ["country=BR", "country=JP", "de-DE", "BR"],
    ["", "country=JP", "de-DE", "JP"],
    ["", "", "de-DE", "DE"],
  ])("is a guest's own choice: %j %j %j gives %s", (query, cookie, languages, country) => {
    expect(countryOf(query, cookie, languages, null)).toBe(country);
  });
});

const guestVisit = (sources: Partial<VisitSources>, languages = "") =>
  visitOf(
    { query: new URLSearchParams(), preferences: readRequestPreferences("", languages), ...sources },
    "web",
    DEFAULT_CONFIGURATION,
    null,
  );

describe("the further sources of a page", () => {
  test("determine the language if address, cookie and browser name no supported one: the page, then the local storage", () => {
    const sources = { page: { locale: "fr", country: null }, storedLocale: "it-IT" };
    expect(guestVisit(sources, "de").locale).toBe("de-DE");
    expect(guestVisit(sources, "nl-NL").locale).toBe("fr-FR");
    expect(guestVisit({ ...sources, page: { locale: "", country: null } }, "nl-NL").locale).toBe("it-IT");
  });

  test("are still to be asked on the server, which can't read the local storage", () => {
    expect(guestVisit({}, "nl-NL")).toMatchObject({ locale: "en-US", isLocaleGuessed: true });
    expect(guestVisit({}, "en").isLocaleGuessed).toBeUndefined();
    expect(guestVisit({ storedLocale: "ja-JP" }, "nl-NL").isLocaleGuessed).toBeUndefined();
  });

  test("determine the country: the header of a proxy, then the page, before the language", () => {
    const page = { locale: null, country: "JP" };
    expect(guestVisit({ countryHeader: "TW", page }, "de-DE").countryCode).toBe("TW");
    expect(guestVisit({ page }, "de-DE").countryCode).toBe("JP");
    expect(guestVisit({}, "de-DE").countryCode).toBe("DE");
  });
});
