import { expect, test } from "vitest";
import { readRequestPreferences } from "#adapters/http/request-preferences.ts";
import fc from "#tests/support/fast-check.ts";

const anyHeader = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(fc.constantFrom("locale", "theme", "=", ";", ",", "q=", "0.5", "en", "-", "%", '"', " ", "*", "dark"))
    .map((parts) => parts.join("")),
);

test("for any headers, the parsed preferences are well-formed", () => {
  fc.assert(
    fc.property(anyHeader, anyHeader, (cookie, acceptLanguage) => {
      const { locale, theme, country, languages } = readRequestPreferences(cookie, acceptLanguage);

      for (const tag of locale === null ? languages : [locale, ...languages]) {
        expect(() => new Intl.Locale(tag.split("-")[0] ?? "")).not.toThrow();
      }
      expect([null, "light", "dark"]).toContain(theme);
      expect(country ?? "KR").toMatch(/^[A-Z]{2}$/);
    }),
  );
});

test("languages are in the order of their qualities", () => {
  const quality = fc.integer({ min: 1, max: 1000 }).map((thousandths) => thousandths / 1000);
  const ranges = fc.uniqueArray(fc.tuple(fc.constantFrom("en", "ko", "ja", "ar", "de", "fr", "th"), quality), {
    selector: ([tag]) => tag,
  });
  fc.assert(
    fc.property(ranges, (wanted) => {
      const qualities = new Map<string, number>(wanted);

      const { languages } = readRequestPreferences(null, wanted.map(([tag, q]) => `${tag};q=${q}`).join(", "));

      expect([...languages].sort()).toEqual([...qualities.keys()].sort());
      const order = languages.map((tag) => qualities.get(tag) ?? 0);
      expect(order).toEqual([...order].sort((one, other) => other - one));
    }),
  );
});
