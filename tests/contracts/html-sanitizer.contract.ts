import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { HtmlSanitizer } from "#core/ports/html-sanitizer.ts";
import { HTML_CORPUS } from "./html-corpus.ts";

/** All that sanitised HTML can consist of: text, the allowed tags, directions, and http(s) links with their relation. */
const DIRECTION = '(?: dir="(?:ltr|rtl|auto)")?';
const LINK = `(?: href="https?://[^"<>\\s]+"${DIRECTION} rel="noopener noreferrer nofollow ugc"|${DIRECTION} href="https?://[^"<>\\s]+" rel="noopener noreferrer nofollow ugc"|${DIRECTION})`;
const TAGS = "p|h3|h4|ul|ol|li|strong|em|b|i|u|s|code|br|blockquote";
const CLEAN_HTML = new RegExp(`^(?:[^<]|<(?:${TAGS})${DIRECTION}>|<a${LINK}>|</(?:${TAGS}|a)>)*$`, "i");

const text = fc.constantFrom("a", " ", "한국어", "مرحبا", "1 &lt; 2", "&amp;", "🎮", "\n");
const inline = fc.letrec<{ inline: string }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.constant("<br>"),
    fc
      .tuple(fc.constantFrom("strong", "em", "b", "i", "u", "s", "code"), fc.array(tie("inline"), { maxLength: 3 }))
      .map(([tag, content]) => `<${tag}>x${content.join("")}</${tag}>`),
  ),
})).inline;
const inlines = fc.array(inline, { maxLength: 4 }).map((parts) => parts.join(""));
const block = fc.oneof(
  fc.tuple(fc.constantFrom("p", "h3", "h4", "blockquote"), inlines).map(([tag, html]) => `<${tag}>${html}</${tag}>`),
  fc
    .tuple(fc.constantFrom("ul", "ol"), fc.array(inlines, { minLength: 1, maxLength: 3 }))
    .map(([tag, items]) => `<${tag}>${items.map((item) => `<li>${item}</li>`).join("")}</${tag}>`),
  inlines.map(
    (html) => `<p><a href="https://example.com/a?b=1&amp;c" rel="noopener noreferrer nofollow ugc">${html}</a></p>`,
  ),
);
const benignHtml = fc.array(block, { maxLength: 5 }).map((blocks) => blocks.join("\n"));

const anyHtml = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 5 }),
      fc.constantFrom(
        ..."<p> </p> <a> </a> <br> <ul> <li> </ul> <em> </em> <b> </b> <div> </div> <svg> </svg> <math> <mtext> <style>".split(
          " ",
        ),
        ..."</style> <script> </script> <img <a <p <table> <tr> <td> <template> <!-- --> ]]> <![CDATA[ <? &lt; &quot; > < / =".split(
          " ",
        ),
        ..."<noscript> </noscript> <title> </title> <textarea> </textarea> <xmp> <iframe> <plaintext> <select> <option>".split(
          " ",
        ),
        ' onclick="alert(1)"',
        " onerror=alert(1) src=x",
        ' href="javascript:alert(1)"',
        ' href="https://e.com/"',
        " href='data:text/html,x'",
        ' dir="rtl"',
        ' style="x"',
        ' id="x"',
        '"',
        "'",
        "`",
        "\0",
      ),
    ),
    { maxLength: 20 },
  )
  .map((pieces) => pieces.join(""));

/** What every `HtmlSanitizer` promises; run where the adapter runs, in Node or in a browser. */
export function describeHtmlSanitizer(name: string, create: () => HtmlSanitizer): void {
  describe(name, () => {
    const sanitizer = create();
    const clean = (html: string) => String(sanitizer.sanitize(html)?.html);
    beforeAll(() => sanitizer.load());

    test.for(HTML_CORPUS)("cleans %s", ([, html, expected]) => {
      expect(clean(html)).toBe(expected);
    });

    test("leaves benign HTML as it is", () => {
      fc.assert(
        fc.property(benignHtml, (html) => {
          expect(clean(html)).toBe(html);
        }),
      );
    });

    test("lets nothing through but text, allowed tags and links to http(s)", () => {
      fc.assert(
        fc.property(anyHtml, (html) => {
          expect(clean(html)).toMatch(CLEAN_HTML);
        }),
        { numRuns: 1000 },
      );
    });

    test("changes nothing the second time", () => {
      fc.assert(
        fc.property(anyHtml, (html) => {
          const once = clean(html);
          expect(clean(once)).toBe(once);
        }),
        { numRuns: 1000 },
      );
    });

    test("can be loaded again", async () => {
      await expect(sanitizer.load()).resolves.toBeUndefined();
      expect(clean("<p>a</p>")).toBe("<p>a</p>");
    });
  });
}
