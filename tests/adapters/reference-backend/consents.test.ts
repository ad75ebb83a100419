import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { accounts, consents, editorialContents } from "#adapters/reference-backend/database/schema/index.ts";
import { STORE_LINKS_KEY } from "#core/links/store-links.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { codeAt } from "#tests/support/second-factor.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";
import { isSignedIn, newPlayer, PASSWORD, sendForm, switchSecondFactorOn } from "./new-player.ts";

const REGISTRATION = { password: PASSWORD, nickname: "Night Heron", country: "KR" };

const store = openTestStore("postgres", { content: testContent });

/** Sends the form of a page as it was shown, with the boxes of these names ticked. */
async function sendTicks(
  visitor: TestViewer,
  path: string,
  ticks: readonly string[],
  { page, ...typed }: { readonly page?: string | undefined; readonly [field: string]: string | undefined } = {},
): Promise<Response> {
  const shown = page ?? (await (await visitor.fetch(path)).text());
  const fieldValue = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(shown)?.[1] ?? "";
  const form = Object.fromEntries(["form_token", ...ticks].map((name) => [name, fieldValue(name)]));
  return await visitor.fetch(path, { form: { ...(typed as Readonly<Record<string, string>>), ...form } });
}

const register = (
  visitor: TestViewer,
  userName: string,
  ticks: readonly string[],
  { page, query = "" }: { readonly page?: string; readonly query?: string } = {},
) => sendTicks(visitor, `/register${query}`, ticks, { ...REGISTRATION, userName, page });

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
      .where(and(isLinks, eq(editorialContents.locale, locale)));
  }
}

const locationOf = (answer: Response) => answer.headers.get("Location");

/** A browser of a player whose user name and password were right. */
async function enterPassword(userName: string, query = ""): Promise<{ visitor: TestViewer; answer: Response }> {
  const visitor = store.visitor();
  return { visitor, answer: await visitor.submit("/login", { userName, password: PASSWORD }, query) };
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

describe("after the terms have changed, a player who accepted them earlier", () => {
  let version = 1;
  const change = async () => {
    version += 1;
    await changeTerms(`2027-01-${String(version).padStart(2, "0")}`);
  };

  test("is asked for the new version once, in the sign-in, and is led on", async () => {
    const { userName } = await newPlayer(store);
    expect(locationOf((await enterPassword(userName)).answer), "not changed yet").toBe("/");
    await change();
    const { visitor, answer } = await enterPassword(userName, "?return_url=%2Fgame%2Ftl%3Ftab%3Dreview");
    const path = "/login/agreements?return_url=%2Fgame%2Ftl%3Ftab%3Dreview";
    expect([answer.status, locationOf(answer)]).toEqual([303, path]);
    expect(await isSignedIn(visitor)).toBe(false);
    const page = await (await visitor.fetch(path)).text();
    expect(page).not.toContain("<script");
    expect(page).toContain('id="terms-document"');
    expect(page).not.toContain('name="privacy"');
    expect(page).not.toContain('name="marketing"');
    const refused = await sendTicks(visitor, path, []);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('id="terms-problem"');
    expect(await isSignedIn(visitor)).toBe(false);
    const accepted = await sendTicks(visitor, path, ["terms"]);
    expect([accepted.status, locationOf(accepted)]).toEqual([303, "/game/tl?tab=review"]);
    expect(await isSignedIn(visitor)).toBe(true);
    expect(await visitor.fetch(path).then(locationOf), "the question is over").toMatch(/^\/login\?again=1/);
    expect(locationOf((await enterPassword(userName)).answer)).toBe("/");
    expect((await consentsOf(userName)).filter(({ subject }) => subject === "terms")).toHaveLength(2);
  });

  test("keeps what was chosen for news of sales", async () => {
    const { userName } = await newPlayer(store);
    await change();
    const { visitor } = await enterPassword(userName);
    await sendTicks(visitor, "/login/agreements", ["terms"]);
    expect(await visitor.json("/notification/api/settings")).toEqual({ muted: [] });
  });

  test("is asked again if they change while the question is open", async () => {
    const { userName } = await newPlayer(store);
    await change();
    const { visitor } = await enterPassword(userName);
    const page = await (await visitor.fetch("/login/agreements")).text();
    await change();
    expect((await sendTicks(visitor, "/login/agreements", ["terms"], { page })).status).toBe(400);
    expect((await sendTicks(visitor, "/login/agreements", ["terms"])).status).toBe(303);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  test("is asked after the code of the second factor, not before", async () => {
    const { userName, player } = await newPlayer(store);
    const secret = await switchSecondFactorOn(player, store);
    store.passTime(60_000);
    await change();
    const { visitor, answer } = await enterPassword(userName);
    expect(locationOf(answer)).toBe("/login/code");
    expect(locationOf(await visitor.fetch("/login/agreements"))).toBe("/login?again=1");
    const coded = await sendForm(visitor, "/login/code", { code: codeAt(secret, store.now()) });
    expect(locationOf(coded)).toBe("/login/agreements");
    expect(await isSignedIn(visitor)).toBe(false);
    expect((await sendTicks(visitor, "/login/agreements", ["terms"])).status).toBe(303);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  test("has half an hour to read, and only a form of the page in the same browser counts", async () => {
    const { userName } = await newPlayer(store);
    await change();
    const { visitor } = await enterPassword(userName);
    const forged = await visitor.fetch("/login/agreements", { form: { terms: `2027-01-0${version}` } });
    expect(forged.status).toBe(403);
    expect(locationOf(await store.visitor().fetch("/login/agreements"))).toBe("/login?again=1");
    store.passTime(29 * 60_000);
    expect((await visitor.fetch("/login/agreements")).status).toBe(200);
    store.passTime(2 * 60_000);
    expect(locationOf(await visitor.fetch("/login/agreements"))).toBe("/login?again=1");
    expect(await isSignedIn(visitor)).toBe(false);
  });
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
