import { expect, it } from "vitest";
import { LOCALES } from "#core/translation/locales.ts";
import { offeredLocales } from "#core/translation/offered-locales.ts";

it.each([
  ["that the publisher names, in the order of the product", ["en-US", "ko-KR"], "en-US", ["ko-KR", "en-US"]],
  ["by their language alone, if it is named so", ["ko", "zh-Hant"], "ko-KR", ["ko-KR", "zh-TW"]],
  ["without those that the product does not speak", ["sv-SE", "ja-JP"], "ja-JP", ["ja-JP"]],
  ["with the current one, though it is not named", ["ja-JP"], "de-DE", ["de-DE", "ja-JP"]],
  ["all, if none is named", [], "en-US", LOCALES],
  ["all, if none of the product is named", ["sv-SE", ""], "en-US", LOCALES],
])("the languages of the picker are those %s", (_, named, current, offered) => {
  expect(offeredLocales(named, current)).toEqual(offered);
});
