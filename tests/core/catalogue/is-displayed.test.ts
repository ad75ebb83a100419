import { expect, it } from "vitest";
import { isDisplayed } from "#core/catalogue/is-displayed.ts";

it("the display flag hides an item only when it is false", () => {
  expect(isDisplayed({ display: false })).toBe(false);
  expect(isDisplayed({ display: true })).toBe(true);
  expect(isDisplayed({ display: undefined })).toBe(true);
  expect(isDisplayed({ display: null })).toBe(true);
  expect(isDisplayed({})).toBe(true);
});
