import { expect, test } from "vitest";
import { LAYOUT_SIZES } from "#core/navigation/constants.ts";

const tokenOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

test("the bars are as high as the specification says", () => {
  expect(tokenOf("--cart-bar-height")).toBe(`${LAYOUT_SIZES.cartBottomBar}px`);
  expect(tokenOf("--game-menu-height")).toBe(`${LAYOUT_SIZES.gameTopMenu}px`);
  expect(tokenOf("--game-tabs-height")).toBe(`${LAYOUT_SIZES.gameTabMenu}px`);
});
