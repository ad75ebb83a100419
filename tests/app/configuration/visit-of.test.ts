import { describe, expect, test } from "vitest";
import { readRequestPreferences } from "#adapters/http/request-preferences.ts";
import { SUPPORTED_COUNTRIES } from "#adapters/reference-backend/catalogue/currency.ts";
import { DEFAULT_CONFIGURATION } from "#app/configuration/default-configuration.ts";
import { visitOf } from "#app/configuration/visit-of.ts";

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
    "is the account's for a player, whatever the address, cookies and languages say: %j %j %j",
    (query, cookie, languages) => {
      expect(countryOf(query, cookie, languages, KOREAN)).toBe("KR");
    },
  );

  test("is the account's whichever country an account can have", () => {
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
