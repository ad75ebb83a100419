import { describe, expect, it } from "vitest";
import { trimMarkup } from "#core/html/trim-markup.ts";
import fc, { anyCodeUnit, forAll } from "#tests/support/fast-check.ts";

const TRIMMING = {
  attribute: (name: string, source: string) => (name.startsWith("on") ? "" : name === "style" ? "style=''" : source),
  elements: new Set(["style"]),
  comments: true,
};

describe("markup that is not worth being parsed", () => {
  it.each([
    ["handlers", `<p onclick="a()" lang=en ONLOAD=b>c</p>`, "<p  lang=en >c</p>"],
    ["values in quotes, without and none at all", `<p onx='>' ony=>a</p><p onz>b</p>`, "<p  >a</p><p >b</p>"],
    ["style sheets with their content", "a<style>p{}<b></style>b<STYLE>q{}</Style >c", "abc"],
    ["comments", "a<!-- <p onclick=x> -->b<![if x]>c<![endif]>d", "abcd"],
    ["a part of an attribute", `<p style="a:b">c</p>`, "<p style=''>c</p>"],
    ["nothing of words that look like it", "onclick=1 <3 onload", "onclick=1 <3 onload"],
    ["nothing of a style sheet without end", "<style>a{}<p>b", "<style>a{}<p>b"],
  ])("goes: %s", (_what, html, trimmed) => {
    expect(trimMarkup(html, TRIMMING)).toBe(trimmed);
  });

  it("leaves everything else as it is", () => {
    const keepAll = { attribute: (_: string, source: string) => source, elements: new Set<string>(), comments: false };
    forAll(
      fc.string({ unit: anyCodeUnit, maxLength: 12 }),
      fc.array(fc.constantFrom("<a b='c'>", "<!--", "x", "</a>")),
      (a, b) => {
        const html = a + b.join("");
        expect(trimMarkup(html, keepAll)).toBe(html);
      },
    );
  });
});
