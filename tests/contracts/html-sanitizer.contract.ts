import { beforeAll, describe, expect, test } from "vitest";
import type { HtmlKind } from "#core/html/allowed-html.ts";
import type { HtmlSanitizer } from "#core/ports/html-sanitizer.ts";
import fc, { forAll, forAllTimes } from "#tests/support/fast-check.ts";
import { ARTICLE_CORPUS, HTML_CORPUS } from "./html-corpus.ts";
import { PUBLISHED_ATTACKS } from "./published-attacks.ts";

/** Allowed tags and attributes, listed independently, so that a mistake in the allow-list cannot permit itself. */
const COMMON_TAGS = "p|h3|h4|ul|ol|li|strong|em|b|i|u|s|code|br|blockquote|a";
const TAGS: Readonly<Record<HtmlKind, string>> = {
  text: COMMON_TAGS,
  article: `${COMMON_TAGS}|h2|hr|img|table|thead|tbody|tr|th|td|details|summary|bdi|div`,
};
const COMMON_ATTRIBUTES = [
  'dir="(?:ltr|rtl|auto)"',
  'href="https?://[^"<>\\s]+"',
  'rel="noopener noreferrer nofollow ugc"',
];
const ATTRIBUTES: Readonly<Record<HtmlKind, readonly string[]>> = {
  text: COMMON_ATTRIBUTES,
  article: [
    ...COMMON_ATTRIBUTES,
    'data-video="youtube"',
    'src="/media/boards/[\\w-]+\\.webp"',
    'alt="[^"<>]*"',
    'loading="lazy"',
    '(?:width|height|colspan|rowspan)="\\d{1,4}"',
    'data-mention="[\\w-]+"',
    'data-contents-type="[\\w-]+"',
    'data-contents-json="[^"<>]*"',
  ],
};

/** All that sanitised HTML can consist of: text, and tags with attributes that do nothing but lead to http(s). */
const cleanHtmlOf = (kind: HtmlKind) =>
  new RegExp(`^(?:[^<]|<(?:${TAGS[kind]})(?: (?:${ATTRIBUTES[kind].join("|")}))*>|</(?:${TAGS[kind]})>)*$`);

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

const paragraph = inlines.map((html) => `<p dir="auto">${html}</p>`);
const row = fc
  .array(paragraph, { minLength: 1, maxLength: 3 })
  .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
const benignArticle = fc
  .array(
    fc.oneof(
      block,
      inlines.map((html) => `<h2 dir="auto">${html}</h2>`),
      paragraph.map((html) => `<details><summary>x</summary>${html}</details>`),
      fc.array(row, { minLength: 1, maxLength: 3 }).map((rows) => `<table><tbody>${rows.join("")}</tbody></table>`),
      fc.constantFrom(
        "<hr>",
        '<p><img src="/media/boards/a1.webp" alt="" width="20" height="10" loading="lazy"></p>',
        '<p><bdi data-mention="p-1">@a</bdi></p>',
      ),
    ),
    { maxLength: 5 },
  )
  .map((blocks) => blocks.join("\n"));

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
        ' name="cookie"',
        ' src="/media/boards/a.webp"',
        ' data-contents-json="<b>"',
        "<img ",
        "<details> </details> <summary> <hr> <bdi <div </div> <th </table>",
        '"',
        "'",
        "`",
        "\0",
      ),
    ),
    { maxLength: 20 },
  )
  .map((pieces) => pieces.join(""));

/** Contract of every `HtmlSanitizer`; run in the environment of the adapter, Node or a browser. */
export function describeHtmlSanitizer(name: string, create: () => HtmlSanitizer): void {
  describe(name, () => {
    const sanitizer = create();
    const clean = (html: string, kind?: HtmlKind) => String(sanitizer.sanitize(html, kind)?.html);
    beforeAll(() => sanitizer.load());

    test.for(HTML_CORPUS)("cleans %s", ([, html, expected]) => {
      expect(clean(html)).toBe(expected);
    });

    test.for(ARTICLE_CORPUS)("cleans %s in an article", ([, html, expected]) => {
      expect(clean(html, "article")).toBe(expected);
    });

    test("leaves benign HTML as it is", () => {
      forAll(benignHtml, (html) => {
        expect(clean(html)).toBe(html);
      });
      forAll(benignArticle, (html) => {
        expect(clean(html, "article")).toBe(html);
      });
    });

    describe.for<HtmlKind>(["text", "article"])("of kind %s", (kind) => {
      test.for(Object.entries(PUBLISHED_ATTACKS))("disarms %s, and changes nothing the second time", ([, attacks]) => {
        expect(attacks.length).toBeGreaterThan(20);
        for (const attack of attacks) {
          for (const html of [attack, `<p>${attack}`, `<a href="${attack}">x</a>`, `<a href='${attack}'>x</a>`]) {
            const once = clean(html, kind);
            expect(once, html).toMatch(cleanHtmlOf(kind));
            expect(clean(once, kind), html).toBe(once);
          }
        }
      });

      test("only returns text, allowed tags and attributes, and links to http(s), and changes nothing the second time", () => {
        forAllTimes(1000, anyHtml, (html) => {
          const once = clean(html, kind);
          expect(once).toMatch(cleanHtmlOf(kind));
          expect(clean(once, kind)).toBe(once);
        });
      });
    });

    test.for([
      ["deep", `${"<b>".repeat(133_000)}1 &lt; 2 &amp; words`],
      ["full of tags", `${"<i></i>".repeat(20_000)}1 &lt; 2 &amp; words`],
      ["long", `<!--${"x".repeat(300_000)}-->1 &lt; 2 &amp; <b>words</b>`],
      ["full of attributes", `<p ${"a ".repeat(200)}onclick="x()">1 &lt; 2 &amp; words<script>x()</script>`],
    ] as const)("leaves the words alone of what is too %s to be parsed", ([, html]) => {
      for (const kind of ["text", "article"] as const) expect(clean(html, kind)).toBe("<p>1 &lt; 2 &amp; words</p>");
    });

    test("can be loaded again", async () => {
      await expect(sanitizer.load()).resolves.toBeUndefined();
      expect(clean("<p>a</p>")).toBe("<p>a</p>");
    });
  });
}
