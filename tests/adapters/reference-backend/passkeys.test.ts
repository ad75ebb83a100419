import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { accounts, consents } from "#adapters/reference-backend/database/schema/index.ts";
import { createPasskeyRealm } from "#adapters/reference-backend/domain/accounts/passkey-realm.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { codeAt } from "#tests/support/second-factor.ts";
import { makePasskey, type SoftwarePasskey, signWith } from "#tests/support/software-authenticator.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { smallContent } from "#tests/support/test-content.ts";
import type { AnswerOf } from "./answer-of.ts";
import { formTokenIn, isSignedIn, newPlayer, PASSWORD, passwordOf, switchSecondFactorOn } from "./new-player.ts";

const ORIGIN = "http://localhost";
const RP_ID = "localhost";
const FIVE_MINUTES_MS = 300_000;

describeRules("passkeys on %s", (kind) => {
  const lines: string[] = [];
  const write = (message: string, details?: unknown) => void lines.push(JSON.stringify([message, details]));

  const store = openTestStore(kind, {
    content: smallContent,
    logger: { info: write, warn: write, error: write },
  });

  const begin = (player: TestViewer, proof: object = { password: PASSWORD }) =>
    player.fetch("/api/account/passkeys/options", { json: proof });
  const creationFor = async (player: TestViewer, proof?: object) =>
    (await (await begin(player, proof)).json()) as AnswerOf<"beginPasskey">;
  const send = (player: TestViewer, credential: unknown) =>
    player.fetch("/api/account/passkeys", {
      json: { credential },
      headers: { "User-Agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0" },
    });
  const add = async (
    player: TestViewer,
    proof?: object,
  ): Promise<{ passkey: SoftwarePasskey; shown: AnswerOf<"addPasskey"> }> => {
    const { challenge, rp, user } = await creationFor(player, proof);
    const made = makePasskey({ rpId: rp.id, userHandle: user.id }, { challenge, origin: ORIGIN });
    const answer = await send(player, made.credential);
    expect(answer.status).toBe(200);
    return { passkey: made.passkey, shown: (await answer.json()) as AnswerOf<"addPasskey"> };
  };
  const listOf = async (player: TestViewer) =>
    (await player.json<AnswerOf<"getAccountSecurity">>("/api/account/security")).passkeys?.list ?? [];
  const tokenOf = async (visitor: TestViewer) => formTokenIn(await (await visitor.fetch("/login")).text());
  const challengeFor = async (visitor: TestViewer, form_token: string) => {
    const answer = await visitor.fetch("/login/passkey/options", { form: { form_token } });
    return (await answer.json()) as { challenge: string; rpId: string };
  };
  const submit = (visitor: TestViewer, form_token: string, credential: string, query = "") =>
    visitor.fetch(`/login/passkey${query}`, { form: { form_token, credential } });
  /** Signs in with a passkey; `change` alters what browser and authenticator do. */
  const signIn = async (
    passkey: SoftwarePasskey,
    change: { origin?: string; rpId?: string; isUserVerified?: boolean; waitMs?: number; withTestTools?: boolean } = {},
  ) => {
    const { waitMs = 0, withTestTools = true, ...ceremony } = change;
    const visitor = store.visitor({ withTestTools });
    const token = await tokenOf(visitor);
    const { challenge } = await challengeFor(visitor, token);
    store.passTime(waitMs);
    const credential = signWith(passkey, { challenge, origin: ORIGIN, ...ceremony });
    return { visitor, token, credential, answer: await submit(visitor, token, credential) };
  };

  test("a player adds one with the password, and it is named after browser and system", async () => {
    const { player, userName } = await newPlayer(store);
    expect(await listOf(player)).toEqual([]);
    const creation = await creationFor(player);
    expect(creation).toMatchObject({ rp: { id: RP_ID }, user: { name: userName }, excludeCredentials: [] });
    expect(Buffer.from(creation.user.id, "base64url").toString()).not.toContain(userName);
    const { passkey, shown } = await add(player);
    expect(shown).toMatchObject({ name: "Windows (Firefox)", last_used_at: null });
    expect(await listOf(player)).toEqual([shown]);
    expect((await creationFor(player)).excludeCredentials).toMatchObject([{ id: passkey.id }]);
    expect(lines.at(-1)).toContain('"event":"passkey_added"');
  });

  test("not with a wrong password, nor by a guest", async () => {
    const { player } = await newPlayer(store);
    const wrong = await begin(player, { password: "not it at all" });
    expect([wrong.status, await wrong.json()]).toMatchObject([403, { error: { code: "WRONG_PASSWORD" } }]);
    expect((await begin(store.visitor())).status).toBe(401);
  });

  test("with the second factor on it takes a code too, as a passkey replaces both", async () => {
    const { player } = await newPlayer(store);
    const secret = await switchSecondFactorOn(player, store);
    store.passTime(60_000);
    const alone = await begin(player);
    expect([alone.status, await alone.json()]).toMatchObject([403, { error: { code: "WRONG_CODE" } }]);
    expect((await begin(player, { password: PASSWORD, code: codeAt(secret, store.now()) })).status).toBe(200);
  });

  test("an answer for another origin, another domain, without the owner, or a second time is refused", async () => {
    const { player } = await newPlayer(store);
    const tries = [{ origin: "https://evil.example" }, { rpId: "evil.example" }, { isUserVerified: false }];
    for (const change of tries) {
      const { challenge, rp, user } = await creationFor(player);
      const made = makePasskey({ rpId: rp.id, userHandle: user.id }, { challenge, origin: ORIGIN, ...change });
      const answer = await send(player, made.credential);
      expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: "PASSKEY_REFUSED" } }]);
    }
    const { challenge, rp, user } = await creationFor(player);
    const ceremony = { challenge, origin: ORIGIN };
    const stolen = await newPlayer(store);
    const made = makePasskey({ rpId: rp.id, userHandle: user.id }, ceremony);
    expect((await send(stolen.player, made.credential)).status).toBe(400);
    expect((await send(player, made.credential)).status).toBe(200);
    const again = makePasskey({ rpId: rp.id, userHandle: user.id }, ceremony);
    expect((await send(player, again.credential)).status).toBe(400);
    const late = await creationFor(player);
    store.passTime(FIVE_MINUTES_MS);
    const tooLate = makePasskey({ rpId: rp.id, userHandle: user.id }, { challenge: late.challenge, origin: ORIGIN });
    expect((await send(player, tooLate.credential)).status).toBe(400);
    expect(await listOf(player)).toHaveLength(1);
  });

  test("an account has ten at most", async () => {
    const { player } = await newPlayer(store);
    for (let number = 1; number < 10; number += 1) await add(player);
    const last = await creationFor(player);
    await add(player);
    const over = await begin(player);
    expect([over.status, await over.json()]).toMatchObject([409, { error: { code: "TOO_MANY_PASSKEYS" } }]);
    const made = makePasskey({ rpId: RP_ID, userHandle: last.user.id }, { challenge: last.challenge, origin: ORIGIN });
    expect((await send(player, made.credential)).status).toBe(409);
    expect(await listOf(player)).toHaveLength(10);
  });

  test("signs in without name and password, and says when it was used", async () => {
    const { player } = await newPlayer(store);
    const { passkey } = await add(player);
    const { visitor, answer } = await signIn(passkey);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
    expect(await isSignedIn(visitor)).toBe(true);
    expect(lines.at(-1)).toContain('"event":"sign_in_succeeded"');
    expect(lines.at(-1)).toContain('"secondFactor":"passkey"');
    expect((await listOf(player))[0]?.last_used_at).toBe(new Date(store.now()).toISOString());
  });

  test("of a ready account signs in with the test tools only", async () => {
    const player = await store.visitor().signIn("player-kr");
    const { passkey } = await add(player, { password: passwordOf("player-kr") });
    expect((await signIn(passkey, { withTestTools: false })).answer.status).toBe(401);
    expect((await signIn(passkey)).answer.status).toBe(303);
  });

  test("needs no further code where the second factor is on", async () => {
    const { player } = await newPlayer(store);
    const { passkey } = await add(player);
    await switchSecondFactorOn(player, store);
    const { visitor } = await signIn(passkey);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  test("changed terms are asked for as after a password", async () => {
    const { player, userName } = await newPlayer(store);
    const { passkey } = await add(player);
    const { queries } = store.database;
    const [account] = await queries.select().from(accounts).where(eq(accounts.userName, userName));
    await queries
      .update(consents)
      .set({ version: "before" })
      .where(eq(consents.accountId, account?.id ?? ""));
    const { visitor, answer } = await signIn(passkey);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/login/agreements"]);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test("an answer that was sent before, or comes after five minutes, is refused", async () => {
    const { player } = await newPlayer(store);
    const { passkey } = await add(player);
    const first = await signIn(passkey);
    const replayed = await submit(first.visitor, first.token, first.credential);
    expect(replayed.status).toBe(401);
    expect(await replayed.text()).toContain("That passkey didn’t work.");
    expect((await signIn(passkey, { waitMs: FIVE_MINUTES_MS })).answer.status).toBe(401);
    expect(lines.at(-1)).toContain('"step":"passkey"');
  });

  test("a challenge is good in the browser that asked for it only", async () => {
    const { player } = await newPlayer(store);
    const { passkey } = await add(player);
    const visitor = store.visitor();
    const { challenge } = await challengeFor(visitor, await tokenOf(visitor));
    const other = store.visitor();
    const answer = await submit(other, await tokenOf(other), signWith(passkey, { challenge, origin: ORIGIN }));
    expect(answer.status).toBe(401);
    expect((await submit(store.visitor(), "A".repeat(22), "{}")).status).toBe(403);
  });

  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another domain", { rpId: "evil.example" }],
    ["a device that did not ask for its owner", { isUserVerified: false }],
  ])("an answer for %s is refused", async (_, change) => {
    const { player } = await newPlayer(store);
    const { passkey } = await add(player);
    const { answer, visitor } = await signIn(passkey, change);
    expect(answer.status).toBe(401);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test("the key of another player, or one with the name of another's, is refused", async () => {
    const { player } = await newPlayer(store);
    const { passkey } = await add(player);
    const { player: thief } = await newPlayer(store);
    const { passkey: own } = await add(thief);
    expect((await signIn({ ...own, id: passkey.id })).answer.status).toBe(401);
    expect((await signIn({ ...own, id: passkey.id, userHandle: passkey.userHandle })).answer.status).toBe(401);
    expect((await signIn({ ...own, userHandle: passkey.userHandle })).answer.status).toBe(401);
  });

  test("a copy whose counter goes back is refused", async () => {
    const { player } = await newPlayer(store);
    const { passkey } = await add(player);
    passkey.counter = 7;
    expect((await signIn(passkey)).answer.status).toBe(303);
    passkey.counter = 4;
    expect((await signIn(passkey)).answer.status).toBe(401);
  });

  test("gets another name, and is removed with the password; then the sign-in refuses it", async () => {
    const { player } = await newPlayer(store);
    const { passkey, shown } = await add(player);
    const { player: other } = await newPlayer(store);
    const address = `/api/account/passkeys/${shown.id}`;
    const rename = (by: TestViewer, name: string) => by.fetch(address, { method: "PUT", json: { name } });
    expect((await rename(other, "Mine")).status).toBe(404);
    expect((await rename(player, "  ")).status).toBe(400);
    expect(await (await rename(player, " Phone of Ada ")).json()).toMatchObject({ name: "Phone of Ada" });
    const remove = (by: TestViewer, password: string) => by.fetch(`${address}/remove`, { json: { password } });
    expect((await remove(player, "not it at all")).status).toBe(403);
    expect((await remove(other, PASSWORD)).status).toBe(200);
    expect(await listOf(player)).toHaveLength(1);
    expect((await remove(player, PASSWORD)).status).toBe(200);
    expect(lines.at(-1)).toContain('"event":"passkey_removed"');
    expect((await remove(player, PASSWORD)).status).toBe(200);
    expect((await signIn(passkey)).answer.status).toBe(401);
  });

  test("none are offered at an address by number, which browsers give no passkeys", async () => {
    const visitor = await store.visitor({ origin: "http://127.0.0.1" }).register(`by-number-${kind}`);
    expect(await visitor.json("/api/account/security")).toMatchObject({ passkeys: null });
    expect((await begin(visitor)).status).toBe(409);
    const withoutPasskeys = await (await visitor.fetch("/login")).text();
    expect(withoutPasskeys).not.toContain('id="passkey"');
    expect(withoutPasskeys).not.toContain("webauthn");
    const page = await store.visitor().fetch("/login");
    expect(page.headers.get("Content-Security-Policy")).toContain("connect-src 'self';");
    const withPasskeys = await page.text();
    expect(withPasskeys).toContain("Sign in with a passkey");
    expect(withPasskeys).toContain('autocomplete="username webauthn"');
  });
});

describe("the domain of passkeys", () => {
  const realmOf = (
    address: string,
    input: { store?: string; signIn?: string; sessionDomain?: string; allowedOrigins?: string[] } = {},
  ) => {
    const { store = "/", signIn = "/login", sessionDomain = "", allowedOrigins = [] } = input;
    return createPasskeyRealm({ addresses: { store, signIn }, sessionDomain, allowedOrigins })(new Request(address));
  };
  const STORE = "https://www.example.com";
  const SIGN_IN = "https://id.example.com/login";

  test("is the host where store and sign-in page are one, at any port", () => {
    expect(realmOf("https://store.example.com/x")).toEqual({
      rpId: "store.example.com",
      signInOrigin: "https://store.example.com",
      storeOrigins: ["https://store.example.com"],
    });
    expect(realmOf("http://localhost:3000/")?.rpId).toBe("localhost");
    expect(realmOf("http://localhost:3001/", { store: "http://localhost:3000/store" })).toMatchObject({
      rpId: "localhost",
      storeOrigins: ["http://localhost:3000"],
    });
  });

  test("is the domain of their sessions where they are on two hosts", () => {
    const realm = realmOf("https://api.example.com/", {
      store: `${STORE}/store`,
      signIn: SIGN_IN,
      sessionDomain: ".example.com",
      allowedOrigins: [STORE, "https://launcher.other.com", "http://old.example.com"],
    });
    expect(realm).toEqual({ rpId: "example.com", signInOrigin: "https://id.example.com", storeOrigins: [STORE] });
  });

  test.each([
    ["hosts without a common domain", STORE, { store: STORE, signIn: "https://id.other.com/login" }],
    ["two hosts that share no sessions", STORE, { store: STORE, signIn: SIGN_IN }],
    ["an address by number", "http://127.0.0.1:3000/", {}],
    ["an IPv6 address", "http://[::1]:3000/", {}],
    ["plain http on another machine", "http://store.example.com/", {}],
  ])("is none for %s", (_, address, input) => {
    expect(realmOf(address, input)).toBeNull();
  });
});
