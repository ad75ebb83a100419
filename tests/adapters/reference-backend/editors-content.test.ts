import { expect, test } from "vitest";
import { readAppWhitelist } from "#core/links/app-whitelist.ts";
import { readStoreDocument } from "#core/links/store-document.ts";
import { readStoreLinks } from "#core/links/store-links.ts";
import { LOCALES } from "#core/translation/locales.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { testContent } from "#tests/support/test-content.ts";

const store = openTestStore("postgres", { content: testContent });

async function contentsOf(locale: string, path: string): Promise<Readonly<Record<string, unknown>>> {
  const headers = { "X-PP-Locale": locale };
  const answer = await store.visitor().json<{ contents: Readonly<Record<string, unknown>> }>(path, { headers });
  return answer.contents;
}

const linksIn = async (locale: string) =>
  readStoreLinks((await contentsOf(locale, "/api/categories/store/contents/index"))["store-link-config"]);

test.each(LOCALES)("the footer of the store and its documents are in %s", async (locale) => {
  const [own, english] = await Promise.all([linksIn(locale), linksIn("en-US")]);
  const ids = ["terms", "privacy", "refund", "youth", "support", "accessibility", "age-ratings"];
  expect(own.links.map(({ id }) => id)).toEqual(ids);
  expect(own.social.length).toBeGreaterThan(0);
  expect(own.operator).not.toBe("");
  if (locale !== "en-US") expect(own.operator).not.toBe(english.operator);
  for (const link of own.links.filter(({ document }) => document !== "")) {
    const path = `/content-admin/api/categories/document/contents/${link.document}?keySets=document`;
    const text = readStoreDocument((await contentsOf(locale, path)).document);
    expect(text?.title, link.id).toBe(link.label);
    const englishText = readStoreDocument((await contentsOf("en-US", path)).document);
    if (locale !== "en-US") expect(text?.sections[0]?.html, link.id).not.toBe(englishText?.sections[0]?.html);
  }
});

test("the list of hosts for the app is there", async () => {
  const contents = await contentsOf("en-US", "/api/categories/store/contents/index?keySets=purple-app-whitelist");
  expect(readAppWhitelist(contents["purple-app-whitelist"])?.length).toBeGreaterThan(0);
});
