import { describe, expect, it } from "vitest";
import { detectCountry } from "#core/configuration/detect-country.ts";
import { isVietnamRegion } from "#core/configuration/is-vietnam-region.ts";

const silent = { profile: null, query: null, cookie: null, header: null, page: null, locale: null };
const anywhere = { allowedCountries: [], defaultCountryCode: "" };
const eastAsia = { allowedCountries: ["KR", "JP"], defaultCountryCode: "KR" };

describe("the country of a player", () => {
  it("is asked of profile, query, cookie, header, page and locale, in this order", () => {
    const sources = { profile: "KR", query: "jp", cookie: "TW", header: "HK", page: "DE", locale: "fr-FR" };
    expect(detectCountry(sources, anywhere)).toBe("KR");
    expect(detectCountry({ ...sources, profile: null }, anywhere)).toBe("JP");
    expect(detectCountry({ ...sources, profile: null, query: "korea" }, anywhere)).toBe("TW");
    expect(detectCountry({ ...silent, header: "HK", page: "DE" }, anywhere)).toBe("HK");
    expect(detectCountry({ ...silent, page: " de ", locale: "fr-FR" }, anywhere)).toBe("DE");
    expect(detectCountry({ ...silent, locale: "zh-Hant-HK" }, anywhere)).toBe("HK");
    expect(detectCountry({ ...silent, locale: "fr" }, anywhere)).toBe("US");
    expect(detectCountry(silent, anywhere)).toBe("US");
  });

  it("is the default country where the one named is not allowed", () => {
    expect(detectCountry({ ...silent, profile: "FR" }, eastAsia)).toBe("KR");
    expect(detectCountry({ ...silent, query: "JP" }, eastAsia)).toBe("JP");
  });

  it("cannot be changed by a link against the profile", () => {
    expect(detectCountry({ ...silent, profile: "FR", query: "JP" }, eastAsia)).toBe("KR");
  });
});

it("the Vietnam region is VN, TH, MY, ID, SG and PH", () => {
  expect(["VN", "th", "MY", "ID", "SG", "PH"].every(isVietnamRegion)).toBe(true);
  expect(["KR", "US", ""].some(isVietnamRegion)).toBe(false);
});
