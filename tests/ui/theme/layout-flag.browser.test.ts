import { afterEach, expect, test } from "vitest";

const { documentElement: root, body } = document;
const tokenOf = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name).trim();

afterEach(() => {
  delete root.dataset.script;
  body.replaceChildren();
});

test.each(["japanese", "chinese", "thai", "arabic"])(
  "a page whose script is %s has room between its lines",
  (script) => {
    expect(tokenOf(body, "--leading-text")).toBe("1.6");
    root.dataset.script = script;
    expect(tokenOf(body, "--leading-text")).toBe("1.75");
    expect(tokenOf(body, "--tracking-display")).toBe("0");
  },
);

test.each(["latin", "cyrillic"])("a page whose script is %s is set as it was", (script) => {
  root.dataset.script = script;
  expect(tokenOf(body, "--leading-text")).toBe("1.6");
});

test("a text in Japanese on an English page has its own room", () => {
  const text = document.createElement("p");
  text.lang = "ja-JP";
  body.append(text);
  expect(tokenOf(text, "--leading-text")).toBe("1.75");
  expect(tokenOf(body, "--leading-text")).toBe("1.6");
});
