import { describe, expect, test } from "vitest";
import { ALL_LANGUAGES, languageFilterOf, MY_LANGUAGES, parsePostLanguages, readersLanguages } from "#core/index.ts";

test.each([
  ["that of the store comes first", "en-US", ["ko-KR", "en"], ["en", "ko"]],
  ["each is named once", "de-DE", ["de-AT", "de", "fr-CA", "fr"], ["de", "fr"]],
  ["there are at most five", "en-US", ["ko", "ja", "de", "fr", "es", "it"], ["en", "ko", "ja", "de", "fr"]],
  ["what is no language is left out", "en-US", ["*", "", "x-klingon"], ["en"]],
])("the languages a reader reads: %s", (_, locale, browser, readers) => {
  expect(readersLanguages(locale, browser)).toEqual(readers);
});

describe("posts of other players", () => {
  const readers = ["en", "ko"];

  test.each([
    ["come in the reader's languages first, and none is left out", MY_LANGUAGES, { languagesFirst: readers }],
    ["come as they are where the reader wants all languages", ALL_LANGUAGES, {}],
    ["are those in one language where the reader names it", "ja-JP", { language: "ja-JP" }],
  ])("%s", (_, chosen, filter) => {
    expect(languageFilterOf(chosen, readers)).toEqual(filter);
  });

  test.each([null, undefined, "", "x", "de_DE", "a;b", "a".repeat(13)])("are not chosen by %j", (text) => {
    expect(parsePostLanguages(text)).toBeUndefined();
  });
});
