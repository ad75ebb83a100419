import { describe, expect, it } from "vitest";
import { findLocale, type LocaleSources } from "#core/translation/detect-locale.ts";
import { isLocaleTag, LOCALES } from "#core/translation/locales.ts";
import { matchLocale } from "#core/translation/resolve-locale.ts";

const silent: LocaleSources = { query: null, cookie: null, browser: [], page: null, stored: null };

describe("the locale of a player", () => {
  it("is asked of query, cookie, browser, page and local storage, in this order", () => {
    const sources = { query: "ko", cookie: "ja", browser: ["de"], page: "fr", stored: "it" };
    expect(findLocale(sources)).toBe("ko-KR");
    expect(findLocale({ ...sources, query: null })).toBe("ja-JP");
    expect(findLocale({ ...sources, query: null, cookie: "" })).toBe("de-DE");
    expect(findLocale({ ...sources, query: null, cookie: null, browser: [] })).toBe("fr-FR");
    expect(findLocale({ ...silent, stored: "it" })).toBe("it-IT");
    expect(findLocale(silent)).toBeNull();
  });

  it("uses the next source if a language is not supported", () => {
    expect(findLocale({ ...silent, query: "xx", browser: ["sv-SE", "ar"] })).toBe("ar-SA");
    expect(findLocale({ ...silent, query: "xx" })).toBeNull();
  });
});

describe("a language tag", () => {
  it.each([
    ["en-GB", "en-US"],
    ["pt-PT", "pt-BR"],
    [" ko ", "ko-KR"],
    ["in", "id-ID"],
    ["zh", "zh-CN"],
    ["zh-Hans-HK", "zh-CN"],
    ["zh-Hant", "zh-TW"],
    ["zh_MO", "zh-TW"],
  ])("%s is spoken as %s", (tag, locale) => {
    expect(matchLocale(tag)).toBe(locale);
  });

  it.each(["", "e", "eng", "kok", "sv", "-", "*", "../ko"])("'%s' is not spoken", (tag) => {
    expect(matchLocale(tag)).toBeNull();
  });

  it("of each of the 17 locales is spoken as itself", () => {
    expect(LOCALES).toHaveLength(17);
    for (const locale of LOCALES) {
      expect(matchLocale(locale)).toBe(locale);
      expect(isLocaleTag(locale)).toBe(true);
    }
    expect(isLocaleTag("en")).toBe(false);
  });
});
