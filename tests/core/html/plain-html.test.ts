import { describe, expect, it } from "vitest";
import { plainHtmlOf } from "#core/html/plain-html.ts";
import fc, { anyCodeUnit, forAll } from "#tests/support/fast-check.ts";

const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, " ").trim();

describe("HTML that is too large to be parsed", () => {
  it.each([
    ["blocks are paragraphs", "<h2>Plan</h2><p>a <b>b</b></p><ul><li>c</li></ul>", "<p>Plan</p><p>a b</p><p>c</p>"],
    ["markup inside a line leaves no gap", "wa<b>ll</b>s <i>and</i> <a href='x'>gates</a>", "<p>walls and gates</p>"],
    ["scripts and style sheets go with their content", "<script>x()</script>a<style>b{}</style >c", "<p>a</p><p>c</p>"],
    ["what has no end tag stays", "<style>words", "<p>words</p>"],
    ["comments go", "a<!-- b --> c", "<p>a c</p>"],
    ["signs stay signs", "1 < 2 > 0 &amp; 3", "<p>1 &lt; 2 &gt; 0 &amp; 3</p>"],
    ["escaped tags stay escaped", "&lt;b&gt;", "<p>&lt;b&gt;</p>"],
    ["white space is one blank", "a \n\n  b", "<p>a b</p>"],
    ["depth is nothing", `${"<b>".repeat(50_000)}words${"</b>".repeat(50_000)}`, "<p>words</p>"],
  ])("is shown as its words: %s", (_what, html, plain) => {
    expect(plainHtmlOf(html)).toBe(plain);
  });

  it("is never blank", () => {
    expect(plainHtmlOf("<b>".repeat(1_000_000))).toBe("<p>…</p>");
    expect(plainHtmlOf("")).toBe("<p>…</p>");
  });

  it("is cut at a character, and marked as cut", () => {
    const long = plainHtmlOf(`<p>${"🎮&amp;".repeat(40_000)}</p>`);
    expect(long.length).toBeLessThan(110_000);
    expect(long).toMatch(/^<p>(?:🎮&amp;)+🎮?…<\/p>$/u);
    expect(plainHtmlOf("<p>a</p>".repeat(5_000))).toMatch(/^(?:<p>a<\/p>)+<p>a…<\/p>$/);
    expect(plainHtmlOf("a&amp;b & c")).toBe("<p>a&amp;b & c</p>");
  });

  it("brings no markup of its own along", () => {
    const piece = fc.oneof(
      fc.string({ unit: anyCodeUnit, maxLength: 6 }),
      fc.constantFrom(
        "<",
        ">",
        "</p>",
        "<p>",
        "<script>",
        "</script>",
        "<!--",
        "-->",
        "&lt;",
        '"',
        "<img onerror=x>",
        "<a ",
        "='",
      ),
    );
    forAll(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const plain = plainHtmlOf(pieces.join(""));
      expect(plain).toMatch(/^(?:<p>[^<>]+<\/p>)+$/);
      expect(wordsOf(plainHtmlOf(plain))).toBe(wordsOf(plain));
    });
  });
});
