import { expect, it } from "vitest";
import { visibleBlanksOf } from "#core/texts/visible-blanks.ts";

it.each([
  ["a b", "a b"],
  ["a  b", "a \u00a0b"],
  ["a    b", "a \u00a0 \u00a0b"],
  ["    c", "\u00a0 \u00a0 c"],
  ["a\n b", "a\n\u00a0b"],
  ["a \u00a0b", "a \u00a0b"],
  ["한  글😀  x", "한 \u00a0글😀 \u00a0x"],
])("blanks that HTML would leave out of %j become no-break spaces", (text, visible) => {
  expect(visibleBlanksOf(text)).toBe(visible);
});
