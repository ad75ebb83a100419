import { expect, test } from "vitest";
import { shortLanguageTag } from "#ui/i18n/short-language-tag.ts";

test("a language is named without its region unless the region changes the texts", () => {
  expect(["ko-KR", "en", "zh-TW", "pt-BR"].map(shortLanguageTag)).toEqual(["ko", "en", "zh-TW", "pt-BR"]);
});
