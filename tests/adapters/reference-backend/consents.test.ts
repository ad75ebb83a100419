import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts, consents, editorialContents } from "#adapters/reference-backend/database/schema/index.ts";
import { STORE_LINKS_KEY } from "#core/links/store-links.ts";
import { LOCALES } from "#core/translation/locales.ts";
import { type TestDatabases, withDatabase } from "#tests/support/database.ts";
import {
  pageTextsFromFiles,
  startTestBackend,
  type TestBackend,
  type TestVisitor,
} from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";

const REGISTRATION = { password: "correct horse", nickname: "Night Heron", country: "KR" };

let databases: TestDatabases;
let store: TestBackend;

beforeAll(async () => {
  databases = await withDatabase("pglite");
  store = await startTestBackend(await databases.open(testContent), { content: testContent });
});
afterAll(async () => {
  await store?.close();
  await databases?.close();
});

/** Sends the form of a registration as it was read, with the boxes of these names ticked. */
async function register(
  visitor: TestVisitor,
  userName: string,
  ticks: readonly string[],
  { page, query = "" }: { readonly page?: string; readonly query?: string } = {},
): Promise<Response> {
  const shown = page ?? (await (await visitor.fetch(`/register${query}`)).text());
  const fieldValue = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(shown)?.[1] ?? "";
  const form = Object.fromEntries(["form_token", ...ticks].map((name) => [name, fieldValue(name)]));
  return await visitor.fetch(`/register${query}`, { form: { ...REGISTRATION, userName, ...form } });
}

async function consentsOf(userName: string) {
  return await store.database.queries
    .select({ subject: consents.subject, version: consents.version, locale: consents.locale, at: consents.acceptedAt })
    .from(consents)
    .innerJoin(accounts, eq(accounts.id, consents.accountId))
    .where(eq(accounts.userName, userName))
    .orderBy(consents.subject);
}

/** Gives the terms of use another version, as editors do. */
async function changeTerms(version: string): Promise<void> {
  const { queries } = store.database;
  const isLinks = eq(editorialContents.key, STORE_LINKS_KEY);
  for (const { locale, value } of await queries.select().from(editorialContents).where(isLinks)) {
    const { links } = value as { links: { id: string }[] };
    const changed = links.map((link) => (link.id === "terms" ? { ...link, version } : link));
    await queries
      .update(editorialContents)
      .set({ value: { ...(value as object), links: changed } })
      .where(eq(editorialContents.locale, locale));
  }
}

test.each([
  [["privacy"], ["terms"]],
  [["terms"], ["privacy"]],
  [["marketing"], ["terms", "privacy"]],
])(
  "a registration with only %j ticked is refused because %j is missing, and the form input is preserved",
  async (ticks, missing) => {
    const answer = await register(store.visitor(), "not-agreed", ticks);
    const page = await answer.text();
    expect(answer.status).toBe(400);
    for (const subject of ["terms", "privacy"]) {
      const isMissing = missing.includes(subject);
      expect(page.includes(`id="${subject}-problem"`), subject).toBe(isMissing);
    }
    for (const subject of ["terms", "privacy", "marketing"]) {
      const isTicked = new RegExp(`<input [^>]*name="${subject}"[^>]* checked`).test(page);
      expect(isTicked, subject).toBe(ticks.includes(subject));
    }
    expect(page).toContain('value="Night Heron"');
    expect(page).not.toContain("correct horse");
    expect(await consentsOf("not-agreed")).toEqual([]);
  },
);

test.each(LOCALES)("the refusal and the documents are in %s", async (locale) => {
  const texts = pageTextsFromFiles(locale) ?? {};
  const answer = await register(store.visitor(), "not-agreed", [], { query: `?locale=${locale}` });
  const page = await answer.text();
  for (const key of ["acceptTerms", "acceptPrivacy", "acceptMarketing", "termsMissing", "privacyMissing"]) {
    expect(texts[key], key).toBeDefined();
    expect(page, key).toContain(texts[key]?.replaceAll("'", "&#39;"));
  }
  const titles = [...page.matchAll(/<h2 id="(?:terms|privacy)-document-title">([^<]+)<\/h2>\s*(?:<h3>|<div>)/g)];
  expect(titles).toHaveLength(2);
});

test("accepted documents are stored with their version, language and time", async () => {
  const answer = await register(store.visitor(), "agreed-player", ["terms", "privacy", "marketing"], {
    query: "?locale=ko-KR",
  });
  expect(answer.status).toBe(303);
  const at = new Date(store.now());
  const version = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(await consentsOf("agreed-player")).toEqual([
    { subject: "marketing", version: "", locale: "ko-KR", at },
    { subject: "privacy", version, locale: "ko-KR", at },
    { subject: "terms", version, locale: "ko-KR", at },
  ]);
});

test.each([
  ["wished for", ["terms", "privacy", "marketing"], []],
  ["not wished for", ["terms", "privacy"], ["sale"]],
] as const)("news of sales that are %s can be changed in the settings", async (wish, ticks, muted) => {
  const visitor = store.visitor();
  expect((await register(visitor, `news-${wish.replaceAll(" ", "-")}`, ticks)).status).toBe(303);
  const path = "/notification/api/settings";
  expect(await visitor.json(path)).toEqual({ muted });
  expect(await visitor.json(path, { method: "PUT", json: { muted: [] } })).toEqual({ muted: [] });
});

test("a form that was opened before the terms changed is refused, and accepted with the new ones", async () => {
  const visitor = store.visitor();
  const page = await (await visitor.fetch("/register")).text();
  await changeTerms("2026-12-01");
  const refused = await register(visitor, "late-reader", ["terms", "privacy"], { page });
  expect(refused.status).toBe(400);
  const again = await refused.text();
  expect(again).toContain('id="terms-problem"');
  expect((await register(visitor, "late-reader", ["terms", "privacy"], { page: again })).status).toBe(303);
  const [, terms] = await consentsOf("late-reader");
  expect(terms).toMatchObject({ subject: "terms", version: "2026-12-01" });
});

test("a document that only has an address opens there; without a link nothing has to be accepted", async () => {
  const value = { links: [{ id: "terms", label: "Rules", url: "https://policy.example/rules" }] };
  await store.database.queries
    .update(editorialContents)
    .set({ value })
    .where(eq(editorialContents.key, STORE_LINKS_KEY));
  const visitor = store.visitor();
  const page = await (await visitor.fetch("/register")).text();
  expect(page).toContain('href="https://policy.example/rules" target="_blank"');
  expect(page).not.toContain('name="privacy"');
  expect((await register(visitor, "rules-only", ["terms"], { page })).status).toBe(303);
});
