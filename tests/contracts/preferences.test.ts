import { expect, test } from "vitest";
import { createCookiePreferences } from "#adapters/storage/cookie-preferences.ts";
import { createServerPreferences } from "#adapters/storage/server-preferences.ts";
import { refuseStorage } from "#tests/support/browser-storage.ts";

test.each([
  ["where cookies are forbidden", createCookiePreferences({ setCookie: refuseStorage, isSecure: true, domain: "" })],
  ["on the server", createServerPreferences()],
])("preferences %s take any choice without failing", (_, preferences) => {
  expect(() => {
    preferences.rememberLocale("; Domain=evil");
    preferences.rememberCountry("JP");
    preferences.rememberTheme("dark");
    preferences.rememberPostLanguages("all");
    preferences.rememberAge(34);
  }).not.toThrow();
});
