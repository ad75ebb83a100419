import { expect, test } from "vitest";
import { createDompurifyHtmlSanitizer } from "#adapters/third-party/dompurify-html-sanitizer.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";
import { documentOf, htmlOf } from "#ui/features/boards/editor/article-document.ts";
import { readHtml } from "#ui/kit/safe-html/read-html.ts";

const PIECES = [
  "<p>",
  "</p>",
  "<h1>",
  "<b>",
  "</b>",
  "<ul><li>",
  "</ul>",
  "<table><tr><td>",
  "</table>",
  "<details>",
  "<summary>",
  "</details>",
  '<img src="/media/boards/a-1.webp" width="20">',
  '<a href="https://example.com">',
  "</a>",
  '<bdi data-mention="p">@x</bdi>',
  '<div data-contents-type="vote">v</div>',
  "<hr>",
  "<br>",
  "한국어",
  "مرحبا",
  "a  b",
  "  ",
];

test("for any document, the editor only writes what the allow-list permits, and reads it back unchanged", async () => {
  const sanitizer = createDompurifyHtmlSanitizer();
  await sanitizer.load();
  const clean = (html: string) => {
    const cleaned = sanitizer.sanitize(html, "article");
    if (cleaned === null) throw new Error("not loaded");
    return cleaned;
  };
  const edit = (html: string) => htmlOf(documentOf(readHtml(clean(html))));
  // The editor does not write attributes that the sanitizer adds.
  const withoutAdditions = (html: unknown) => String(html).replaceAll(/ (?:rel|loading)="[^"]*"/g, "");
  forAll(fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }), (pieces) => {
    const written = edit(pieces.join(""));
    expect(withoutAdditions(clean(written).html)).toBe(written);
    expect(edit(written)).toBe(written);
  });
});
