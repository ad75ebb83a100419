import { expect, test } from "vitest";
import { createCookiePreferences } from "#adapters/storage/cookie-preferences.ts";

test("a real browser stores the choice in a cookie that the server reads", () => {
  const preferences = createCookiePreferences({
    setCookie: (cookie) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the way the page itself sets cookies
      document.cookie = cookie;
    },
    isSecure: false,
    domain: "",
  });

  preferences.rememberTheme("dark");
  preferences.rememberLocale("zh-TW");
  preferences.rememberTheme("light");

  expect(document.cookie.split("; ")).toEqual(expect.arrayContaining(["theme=light", "locale=zh-TW"]));
});
