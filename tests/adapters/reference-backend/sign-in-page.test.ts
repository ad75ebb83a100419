import { expect, test } from "vitest";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { pageTextsFromFiles } from "#tests/support/test-backend.ts";
import { smallContent } from "#tests/support/test-content.ts";

const live = openTestStore("postgres", { content: smallContent, environment: "live" });

/** A page as a browser with these cookies is shown it. */
const pageOf = async (path: string, cookie: string) =>
  await (await live.visitor().fetch(path, { headers: { Cookie: cookie } })).text();

test.each([
  ["ar-SA", "rtl", "dark"],
  ["ko-KR", "ltr", "light"],
])("the pages of the publisher speak %s (%s) in the %s theme of the visit", async (locale, direction, theme) => {
  const page = await pageOf("/register", `locale=${locale}; country=US; theme=${theme}`);
  expect(page).toContain(`<html lang="${locale}" dir="${direction}" data-theme="${theme}">`);
  expect(page).toContain(pageTextsFromFiles(locale)?.registerLead);
});

test("the language of the address comes before that of the cookie", async () => {
  expect(await pageOf("/login?locale=ja-JP", "locale=ko-KR")).toContain('<html lang="ja-JP"');
});

test("a new account begins with the country of the visit, else with that of its language", async () => {
  expect(await pageOf("/register", "locale=en-US; country=KR")).toMatch(/<option value="KR" selected>/);
  expect(await pageOf("/register", "locale=en-US")).toMatch(/<option value="US" selected>/);
});
