import { describe, expect, test } from "vitest";
import { accountEmails } from "#adapters/reference-backend/database/schema/index.ts";
import { makeEmailLink } from "#adapters/reference-backend/domain/emails/email-links.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { pageTextsFromFiles, type TestViewer } from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";
import { formTokenIn, newPlayer, switchSecondFactorOn } from "./new-player.ts";

/** Forms that need nothing before them: their fields, and what has to be on the page again. */
const FORMS: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[]])[] = [
  ["/login?return_url=%2Flibrary", { userName: "mina-kim", password: "a secret" }, ['value="mina-kim"']],
  ["/login/forgot?return_url=%2Flibrary", { nameOrEmail: "mina@example.com" }, ['value="mina@example.com"']],
  [
    "/register?return_url=%2Flibrary",
    { userName: "mina-kim", password: "a secret", email: "mina@example.com", nickname: "Mina", country: "KR" },
    ['value="mina-kim"', 'value="mina@example.com"', 'value="Mina"', 'value="KR" selected'],
  ],
];

describe("a form that was sent too often from a network", () => {
  let networks = 0;

  const store = openTestStore("postgres", {
    content: testContent,
    rateLimits: { signIns: 1, registrations: 1 },
  });

  const newVisitor = () => {
    networks += 1;
    return store.visitor({ clientAddress: `203.0.113.${networks}` });
  };
  const tokenOf = async (visitor: TestViewer) => formTokenIn(await (await visitor.fetch("/login")).text());
  /** Sends the form until it is refused, after another form and one without a token; the page of the refusal. */
  const sendTwice = async (visitor: TestViewer, path: string, fields: Readonly<Record<string, string>>) => {
    const form_token = await tokenOf(visitor);
    await visitor.fetch("/login/passkey", { form: { form_token } });
    await visitor.fetch(path, { form: {} });
    expect((await visitor.fetch(path, { form: { form_token } })).status).not.toBe(429);
    const refused = await visitor.fetch(path, { form: { ...fields, form_token } });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("60");
    const page = await refused.text();
    expect(page).toContain("Too many attempts. Wait 1 minute,");
    expect(formTokenIn(page)).not.toBe("");
    return page;
  };

  test.each(FORMS)("%s is shown again with what was typed, but without the password", async (path, fields, kept) => {
    const page = await sendTwice(newVisitor(), path, fields);
    expect(page).toContain(`action="${path}"`);
    for (const value of kept) expect(page).toContain(value);
    expect(page).not.toContain("a secret");
  });

  test("is no sign-in page that was opened often, though each asks for a challenge for passkeys", async () => {
    const visitor = newVisitor();
    const form_token = await tokenOf(visitor);
    const open = async () => (await visitor.fetch("/login/passkey/options", { form: { form_token } })).status;
    expect([await open(), await open(), await open()]).toEqual([200, 200, 200]);
    expect((await visitor.fetch("/login", { form: { form_token } })).status).not.toBe(429);
  });

  test("is none of a player in a browser that is known, which has a count of its own", async () => {
    const browser = await newVisitor().register("known-at-home");
    const stranger = store.visitor({ clientAddress: `203.0.113.${networks}` });
    await stranger.submit("/login", {});
    const signInWith = async (visitor: TestViewer) =>
      (await visitor.submit("/login", { userName: "known-at-home", password: "correct horse" })).status;
    expect([await signInWith(stranger), await signInWith(browser), await signInWith(browser)]).toEqual([429, 303, 429]);
    await switchSecondFactorOn(browser, store);
    store.passTime(60_000);
    expect([await signInWith(browser), await signInWith(stranger)]).toEqual([303, 303]);
    store.passTime(60_000);
    expect(await signInWith(stranger)).toBe(303);
    const form_token = browser.cookies.get("pp_form") ?? "";
    expect((await browser.fetch("/login/code", { form: { form_token, code: "wrong" } })).status).toBe(401);
  });

  test.each([
    ["/login/new-password", "recovery", { password: "a secret" }, "newPasswordTitle"],
    ["/login/email", "verification", {}, "confirmEmailTitle"],
  ] as const)("%s stays on its link", async (path, purpose, fields, title) => {
    const { accountId, userName } = await newPlayer(store);
    const { queries } = store.database;
    const now = new Date(store.now());
    const address = `${userName}@example.com`;
    await queries.insert(accountEmails).values({ accountId, address, pendingAddress: address, locale: "en-US" });
    const link = await queries.transaction((transaction) =>
      makeEmailLink(transaction, { accountId, purpose, address, now }),
    );
    const token = link.ok ? link.token : "";
    const page = await sendTwice(newVisitor(), path, { ...fields, token });
    expect(page).toContain(pageTextsFromFiles("en-US")?.[title]);
    expect(page).toContain(`value="${token}"`);
    expect(page).not.toContain("a secret");
  });
});
