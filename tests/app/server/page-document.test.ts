import { describe, expect, it } from "vitest";
import { createNonceMark, fillTemplate, type PageDocument, sizeOf, splitTemplate } from "#app/server/page-document.ts";
import fc from "#tests/support/fast-check.ts";

const MARK = createNonceMark();

function buildDocument(html: string): PageDocument {
  return {
    status: 200,
    headers: {},
    ...splitTemplate(Buffer.from(html), MARK),
    elements: (nonce) => `<meta content="${nonce}">`,
    scripts: (nonce) => `<script nonce="${nonce}"></script>`,
    isShareable: true,
  };
}

/** Text of a page, with the mark anywhere in it. */
const markup = fc
  .array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(MARK, "<head>", "보라 상점 🎮", "&lt;/head>")))
  .map((pieces) => pieces.join(""));

describe("the document of a page", () => {
  it("has the nonce of its response at every mark, and the response's elements at the ends of its head and body", () => {
    fc.assert(
      fc.property(markup, markup, (head, rest) => {
        const document = buildDocument(`${head}</head>${rest}</body></html>`);
        const html = fillTemplate(document, "n0nce").toString();
        const expected = `${head}<meta content="n0nce"></head>${rest}<script nonce="n0nce"></script></body></html>`;
        expect(html).toBe(Buffer.from(expected).toString().replaceAll(MARK, "n0nce"));
        expect(sizeOf(document)).toBeLessThanOrEqual(Buffer.byteLength(`${head}</head>${rest}</body></html>`));
      }),
    );
  });

  it("takes only the first end of a head for one", () => {
    const html = fillTemplate(buildDocument("<head></head><p></head></p></body>"), "n").toString();
    expect(html).toBe(`<head><meta content="n"></head><p></head></p><script nonce="n"></script></body>`);
  });
});
