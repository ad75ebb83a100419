import type { ParseKeys, TFunction } from "i18next";
import { expectTypeOf, test } from "vitest";
import type { TextLibrary } from "#ui/context/text-library.ts";

test("a key that no text has does not compile, plural forms share one name, and every text is a string", () => {
  expectTypeOf<"pagesOfGame">().toExtend<ParseKeys<"game">>();
  expectTypeOf<"pagesOfGames">().not.toExtend<ParseKeys<"game">>();
  expectTypeOf<"pagesOfGame">().not.toExtend<ParseKeys<"store">>();
  expectTypeOf<"likes">().toExtend<ParseKeys<"boards">>();
  expectTypeOf<ReturnType<TFunction<"game">>>().toExtend<string>();
  expectTypeOf<TextLibrary["instance"]["language"]>().toEqualTypeOf<string>();
});
