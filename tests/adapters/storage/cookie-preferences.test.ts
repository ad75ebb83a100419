import { expect, test } from "vitest";
import { readRequestPreferences } from "#adapters/http/request-preferences.ts";
import { createCookiePreferences } from "#adapters/storage/cookie-preferences.ts";

function remember(jar: { isSecure: boolean; domain: string } = { isSecure: false, domain: "" }) {
  const cookies: string[] = [];
  const preferences = createCookiePreferences({ ...jar, setCookie: (cookie) => cookies.push(cookie) });
  return { preferences, cookies };
}

test("a choice is stored for a year, for every page of this host", () => {
  const { preferences, cookies } = remember();

  preferences.rememberTheme("dark");

  expect(cookies).toEqual(["theme=dark; Path=/; Max-Age=31536000; SameSite=Lax"]);
});

test("a preference stored over https is only sent over https, to the shared domain", () => {
  const { preferences, cookies } = remember({ isSecure: true, domain: ".example.com" });

  preferences.rememberLocale("ko-KR");

  expect(cookies).toEqual(["locale=ko-KR; Path=/; Max-Age=31536000; SameSite=Lax; Secure; Domain=.example.com"]);
});

test("a choice cannot write attributes of its own", () => {
  const { preferences, cookies } = remember();

  preferences.rememberLocale("ko; Domain=evil.example\r\nX: 1");

  expect(cookies[0]).toMatch(/^locale=ko%3B%20Domain%3Devil.example%0D%0AX%3A%201; Path=/);
});

test("an age is stored until the browser is closed, and read by the server", () => {
  const { preferences, cookies } = remember();

  preferences.rememberAge(34);

  expect(cookies).toEqual(["age=34; Path=/; SameSite=Lax"]);
  expect(readRequestPreferences(cookies.join(), null).age).toBe(34);
  expect(readRequestPreferences("age=abc", null).age).toBeNull();
});
