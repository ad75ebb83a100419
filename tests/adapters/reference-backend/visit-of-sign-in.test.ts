import { expect, test } from "vitest";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { smallContent } from "#tests/support/test-content.ts";

const content = smallContent;
const store = openTestStore("postgres", { content });

const pageOf = async (path: string, cookie: string) => {
  const headers = { Cookie: cookie, "Accept-Language": "en-US" };
  return await (await store.visitor().fetch(path, { headers })).text();
};

test.each(["/login", "/register"])("%s has the language and the theme that the visit began with", async (path) => {
  const page = await pageOf(path, "locale=ko-KR; country=US; theme=dark");
  expect(page).toContain('lang="ko-KR"');
  expect(page).toContain('data-theme="dark"');
});

test("a new account begins with the country of the visit, not with that of the language", async () => {
  const page = await pageOf("/register", "locale=en-US; country=KR");
  expect(page).toMatch(/<option value="KR" selected>/);
});

test("without a country the one of the language is chosen", async () => {
  expect(await pageOf("/register", "locale=en-US")).toMatch(/<option value="US" selected>/);
});
