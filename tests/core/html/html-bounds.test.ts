import sanitizeHtml from "sanitize-html";
import { describe, expect, it } from "vitest";
import {
  htmlRefusalOf,
  MAX_HTML_DEPTH,
  MAX_HTML_LENGTH,
  MAX_HTML_TAGS,
  MAX_TAG_ATTRIBUTES,
} from "#core/html/html-bounds.ts";
import { scanMarkup } from "#core/html/scan-markup.ts";
import fc, { anyCodeUnit, forAll, forAllTimes } from "#tests/support/fast-check.ts";

const nested = (tag: string, depth: number): string => `<${tag}>`.repeat(depth) + `</${tag}>`.repeat(depth);

describe("HTML that is refused before it is parsed", () => {
  it.each([
    ["a text as long as can be", "a".repeat(MAX_HTML_LENGTH), null],
    ["a longer one", "a".repeat(MAX_HTML_LENGTH + 1), "too_long"],
    ["as many tags as can be", "<br>".repeat(MAX_HTML_TAGS), null],
    ["one more", "<br>".repeat(MAX_HTML_TAGS + 1), "too_many_tags"],
    ["end tags without a beginning", "</b>".repeat(MAX_HTML_TAGS + 1), "too_many_tags"],
    ["elements as deep as can be", nested("div", MAX_HTML_DEPTH), null],
    ["one deeper", nested("div", MAX_HTML_DEPTH + 1), "too_deep"],
    ["as many attributes as can be", `<p ${"a ".repeat(MAX_TAG_ATTRIBUTES)}>`, null],
    ["one more", `<p ${"a ".repeat(MAX_TAG_ATTRIBUTES + 1)}>`, "too_many_attributes"],
    ["133,000 tags without end", `${"<b>".repeat(87_000)}words`, "too_deep"],
  ])("%s", (_what, html, refusal) => {
    expect(htmlRefusalOf(html)).toBe(refusal);
  });

  it.each([
    ["paragraphs without end tags", "<p>words"],
    ["items without end tags", "<ul><li>one<li>two</ul>"],
    ["items with paragraphs", "<ul><li><p>one</p><li><p>two</ul>"],
    ["rows and cells without end tags", "<table><tbody><tr><td>1<td>2<tr><th>3<td>4</table>"],
    ["terms without end tags", "<dl><dt>a<dd>b<dt>c<dd>d</dl>"],
    ["options without end tags", "<select><optgroup><option>1<option>2</select>"],
    ["elements that hold nothing", "<p>a<br>b<img src=x><hr></p>"],
    ["tags as values of attributes", `<p title="<b><b><b>">a</p>`],
    ["tags inside comments", "<!-- <b><b><b> --><p>a</p>"],
    ["tags inside quotes of one kind and the other", `<a href='"<b>"' title="'<b>'">a</a>`],
    ["signs that are no tags", "1 < 2 <3 and <- <"],
    ["a declaration and an instruction", "<!doctype html><?xml version='1.0'><p>a</p>"],
    ["an end tag with attributes", "<p>a</p class='x'>"],
    ["names in any case", "<DIV>a</div>"],
    ["comments with an odd end", "<!-- <b> --!><!--><!---><p>a</p>"],
    ["scripts and styles that hold signs of markup", `<style>a > b {}</style><script>"<b>" + '<!--'</script>`],
    ["pictures drawn in the text", "<svg viewBox='0 0 1 1'><title>a</title></svg>"],
  ])("is none of any number of %s", (_what, html) => {
    expect(htmlRefusalOf(html.repeat(400))).toBeNull();
  });

  it.each([
    ["ends outside of the element it is in", "<div><object></div></object>"],
    ["is left open by a paragraph, and opened again in each that follows", "<p><b></p>"],
    ["is ended only inside a comment", "<b><!--</b>-->"],
    ["is ended only inside a value", `<b><i title="</b>"></i>`],
    ["ends in another order", "<b><i></b></i>"],
  ])("counts what %s as open", (_what, html) => {
    expect(htmlRefusalOf(html.repeat(MAX_HTML_DEPTH + 1))).toBe("too_deep");
  });

  it("drops everything that is deeper, whatever its content", () => {
    const harmless = fc.constantFrom(
      "words ",
      "<br>",
      "<p>a</p>",
      "<!-- x -->",
      "1 < 2",
      "<img alt='>'>",
      "<a href=x>y</a>",
    );
    forAll(
      fc.array(harmless, { minLength: MAX_HTML_DEPTH + 1, maxLength: 300 }),
      fc.constantFrom("b", "div", "blockquote", "table", "ul", "span", "unknown-tag"),
      (between, tag) => {
        expect(htmlRefusalOf(between.map((piece) => `<${tag}>${piece}`).join(""))).toBe("too_deep");
      },
    );
  });

  it("answers every text", () => {
    const piece = fc.oneof(
      fc.string({ unit: anyCodeUnit, maxLength: 6 }),
      fc.constantFrom("<", ">", "</", "<!--", "-->", "='", '="', "<a ", "/>"),
    );
    forAll(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect([null, "too_many_attributes"]).toContain(htmlRefusalOf(pieces.join("")));
    });
  });

  it.each([
    ["behind a comment with an odd end", "words<!-- --!>"],
    ["behind an end tag with a quote", `words</p a=">`],
    ["behind an end of raw text inside a comment", "<xmp><!--</xmp>"],
    ["behind an end of raw text inside a value", `<title><a title="</title>`],
    ["behind CDATA", "<![CDATA[>]]"],
    ["in a frame", "<iframe>"],
    ["with NUL inside", "\0<!\0-- -->"],
  ])("finds tags %s", (_what, before) => {
    expect(htmlRefusalOf(`${before}${"<b>".repeat(MAX_HTML_TAGS)}`)).not.toBeNull();
  });

  it("never passes what the parser of the server reads as deeper or as more tags", () => {
    const names = fc.constantFrom(
      ...["b", "p", "a", "div", "li", "dd", "td", "th", "tr", "tbody", "thead", "optgroup"],
    );
    const odd = fc.constantFrom(
      ...["svg", "math", "title", "style", "script", "textarea", "xmp", "iframe", "noscript", "desc", "form", "br"],
    );
    const tag = fc
      .tuple(
        fc.constantFrom("<", "</"),
        fc.oneof(names, odd),
        fc.constantFrom(">", " >", "/>", " a='", ' a="', " a=b>", ""),
      )
      .map((parts) => parts.join(""));
    const sign = fc.constantFrom(
      ...[
        "<!--",
        "-->",
        "--!>",
        "<![CDATA[",
        "]]>",
        "<!",
        "<?",
        "</",
        "</ ",
        "<",
        ">",
        "'",
        '"',
        "=",
        "/",
        "\0",
        "&lt;",
        "w ",
      ],
    );
    forAllTimes(3_000, fc.array(fc.oneof(tag, sign), { maxLength: 12 }), (pieces) => {
      const html = pieces.join("").repeat(MAX_HTML_DEPTH + 2);
      if (htmlRefusalOf(html) !== null) return;
      const { tags, depth } = parsedSizeOf(html.replaceAll("\0", ""));
      expect(depth).toBeLessThanOrEqual(MAX_HTML_DEPTH);
      let scanned = 0;
      for (const read of [html, html.replaceAll("\0", "")]) {
        let seen = 0;
        scanMarkup(read, ({ kind }) => {
          if (kind !== "comment") seen += 1;
          return true;
        });
        scanned = Math.max(scanned, seen);
      }
      expect(tags).toBeLessThanOrEqual(scanned);
    });
  });
});

/** Elements that the parser of the server opens, and how many inside each other. */
function parsedSizeOf(html: string): { readonly tags: number; readonly depth: number } {
  let [tags, open, depth] = [0, 0, 0];
  sanitizeHtml(html, {
    allowedTags: [],
    nonTextTags: [],
    onOpenTag: () => {
      tags += 1;
      open += 1;
      depth = Math.max(depth, open);
    },
    onCloseTag: () => {
      open -= 1;
    },
  });
  return { tags, depth };
}
