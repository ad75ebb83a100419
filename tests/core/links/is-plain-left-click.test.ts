import { expect, test } from "vitest";
import { isPlainLeftClick } from "#core/links/is-plain-left-click.ts";

const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test("only the main button without modifier keys follows a link in this tab", () => {
  expect(isPlainLeftClick(PLAIN)).toBe(true);
  for (const button of [1, 2, 3]) expect(isPlainLeftClick({ ...PLAIN, button })).toBe(false);
  for (const key of ["metaKey", "ctrlKey", "shiftKey", "altKey"]) {
    expect(isPlainLeftClick({ ...PLAIN, [key]: true })).toBe(false);
  }
});
