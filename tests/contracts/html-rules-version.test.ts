import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { cleanHtml } from "#adapters/third-party/sanitize-html-sanitizer.ts";
import { ALLOWED_ATTRIBUTE_NAMES, ALLOWED_TAGS, TAGS_DROPPED_WITH_CONTENT } from "#core/html/allowed-html.ts";
import { HTML_RULES_VERSION } from "#core/html/html-rules-version.ts";
import { LINK_RELATION } from "#core/links/link-relation.ts";
import { ARTICLE_CORPUS, HTML_CORPUS } from "./html-corpus.ts";
import { PUBLISHED_ATTACKS } from "./published-attacks.ts";

/** Values of attributes, good and bad ones. */
const VALUES = [
  "https://example.com/a?b=1",
  "http://example.com",
  "javascript:alert(1)",
  "/media/boards/a-1.webp",
  "rtl",
  "youtube",
  "20",
  "4000",
  "name-1",
  "x".repeat(400),
  "x".repeat(600),
];

const ATTRIBUTES = [...ALLOWED_ATTRIBUTE_NAMES.article, "id", "class", "style", "onclick"];

/** Every tag with every attribute of every value, and known attacks. */
const PROBES: readonly string[] = [
  ...[...ALLOWED_TAGS.article, ...TAGS_DROPPED_WITH_CONTENT, "span", "form", "h1"].flatMap((tag) =>
    VALUES.map((value) => `<${tag} ${ATTRIBUTES.map((name) => `${name}="${value}"`).join(" ")}>words</${tag}>`),
  ),
  ...[20_000, 20_001].map((length) => `<div data-contents-json="${"x".repeat(length)}">words</div>`),
  ...[...HTML_CORPUS, ...ARTICLE_CORPUS].map(([, html]) => html),
  ...Object.values(PUBLISHED_ATTACKS).flat(),
];

test("a change of the HTML rules changes their version, so that stored content is sanitised again", () => {
  const results = createHash("sha256").update(LINK_RELATION);
  for (const html of PROBES)
    results.update(cleanHtml(html, "text")).update("\0").update(cleanHtml(html, "article")).update("\0");
  // Another digest means other results: raise HTML_RULES_VERSION, and write both of them here.
  expect({ version: HTML_RULES_VERSION, digest: results.digest("hex").slice(0, 16) }).toEqual({
    version: 2,
    digest: "f993bb4bc16d1229",
  });
});
