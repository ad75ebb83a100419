import { expect, test } from "vitest";

const tokenOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

test("the bars are as high as the specification says (Spec §2)", () => {
  expect(tokenOf("--cart-bar-height")).toBe("80px");
  expect(tokenOf("--game-menu-height")).toBe("64px");
  expect(tokenOf("--game-tabs-height")).toBe("57px");
});

test("popups come and go in the 300 ms of the specification (Spec §2)", () => {
  expect(tokenOf("--popup")).toMatch(/^(300ms|\.3s|0\.3s) /);
});
