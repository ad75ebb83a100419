import { describe, expect, it } from "vitest";
import { ALLOWED_ATTRIBUTE_NAMES, ALLOWED_TAGS, isAllowedAttribute, isEmptyPicture } from "#core/html/allowed-html.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

describe.each(["text", "article"] as const)("the allow-list of kind %s", (kind) => {
  it("has no tag that runs, frames, submits or names anything", () => {
    const dangerous = [
      "script",
      "iframe",
      "object",
      "embed",
      "form",
      "input",
      "style",
      "link",
      "meta",
      "base",
      "svg",
      "math",
    ];
    expect(ALLOWED_TAGS[kind].filter((tag) => dangerous.includes(tag))).toEqual([]);
  });

  it("has no attribute that runs or names anything", () => {
    expect(ALLOWED_ATTRIBUTE_NAMES[kind].filter((name) => /^(on|id$|name$|style$|class$|srcdoc$)/.test(name))).toEqual(
      [],
    );
  });

  it("takes links to http(s) alone", () => {
    expect(isAllowedAttribute(kind, "a", "href", "https://example.com/?a=1#b")).toBe(true);
    forAll(
      fc.constantFrom("javascript:", "data:", "vbscript:", "blob:", "//", "/", "#", "mailto:"),
      fc.string(),
      (start, rest) => {
        expect(isAllowedAttribute(kind, "a", "href", `${start}${rest}`)).toBe(false);
      },
    );
  });

  it("is not fooled by names that every object has", () => {
    for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
      expect(isAllowedAttribute(kind, name, name, "x")).toBe(false);
      expect(isAllowedAttribute(kind, "a", name, "x")).toBe(false);
    }
  });
});

describe("a picture", () => {
  it.each([
    ["/media/boards/a-1.webp", true],
    [" /media/boards/a-1.webp ", false],
    ["/media/boards/../../logout?.webp", false],
    ["/media/boards/a/b.webp", false],
    ["/media/boards/a-1.webp?x", false],
    ["https://example.com/media/boards/a-1.webp", false],
    ["data:image/png;base64,AAAA", false],
    ["", false],
  ])("from %s is one of ours: %s", (src, isOurs) => {
    expect(isAllowedAttribute("article", "img", "src", src)).toBe(isOurs);
    expect(isAllowedAttribute("text", "img", "src", src)).toBe(false);
  });

  it("without an origin of ours is nothing", () => {
    expect(isEmptyPicture("img", null)).toBe(true);
    expect(isEmptyPicture("img", "/x.png")).toBe(true);
    expect(isEmptyPicture("img", "/media/boards/a-1.webp")).toBe(false);
    expect(isEmptyPicture("p", null)).toBe(false);
  });
});
