import { expect, test } from "vitest";
import { countryNameStyle } from "#core/translation/country-name-style.ts";

test.each([
  ["en-US", "HK", "Hong Kong"],
  ["de-DE", "MO", "Macau"],
  ["ko-KR", "KR", "한국"],
  ["en-US", "US", "United States"],
  ["es-ES", "GB", "Reino Unido"],
])("in %s players read the usual name of %s: %s", (locale, code, name) => {
  const names = new Intl.DisplayNames(locale, { type: "region", style: countryNameStyle(code) });
  expect(names.of(code)).toBe(name);
});
