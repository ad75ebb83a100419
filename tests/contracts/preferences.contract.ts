import { describe, expect, test } from "vitest";
import type { Preferences } from "#core/ports/preferences.ts";

/** Contract of every `Preferences`: it stores values where the browser allows it, and never fails. */
export function describePreferences(name: string, create: () => Preferences): void {
  describe(name, () => {
    test("takes any choice without failing", () => {
      const preferences = create();

      expect(() => {
        preferences.rememberLocale("zh-TW");
        preferences.rememberLocale("; Domain=evil");
        preferences.rememberCountry("JP");
        preferences.rememberTheme("dark");
        preferences.rememberTheme("light");
        preferences.rememberPostLanguages("all");
        preferences.rememberAge(34);
      }).not.toThrow();
    });
  });
}
