import { expect, it } from "vitest";
import { areDevtoolsOpen } from "#core/configuration/are-devtools-open.ts";

it.each([
  [0, 0, false],
  [170, 170, false],
  [171, 0, true],
  [0, 171, true],
])("developer tools that take %d px of width and %d px of height are open: %s", (besides, below, open) => {
  const window = { outerWidth: 1_000 + besides, innerWidth: 1_000, outerHeight: 700 + below, innerHeight: 700 };
  expect(areDevtoolsOpen(window)).toBe(open);
});
