import { createHash } from "node:crypto";
import type { RequestListener } from "node:http";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { createBreachLookup } from "#adapters/reference-backend/domain/accounts/breached-passwords.ts";
import { createPasswordCheck } from "#adapters/reference-backend/domain/accounts/check-password.ts";
import { isCommonPassword } from "#adapters/reference-backend/domain/accounts/common-passwords.ts";
import { hashPassword, verifyPassword } from "#adapters/reference-backend/domain/accounts/password.ts";
import { withDatabase } from "#tests/support/database.ts";
import { openLocalServer } from "#tests/support/open-local-server.ts";
import { startTestBackend } from "#tests/support/test-backend.ts";
import { smallContent } from "#tests/support/test-content.ts";

const OWNER = { userName: "ember-fox", nickname: "Ember" };
const BREACHED = "a lantern above the harbour";
const sha1 = (password: string) => createHash("sha1").update(password, "utf8").digest("hex").toUpperCase();

describe("the list of common passwords that ships", () => {
  test.each([
    "password",
    "iloveyou1",
    "qwertyuiop",
    "Passw0rd",
    "ｐａｓｓｗｏｒｄ",
    "password\u200B",
    "\u00A0iloveyou1\u3000",
    "dragon2020",
    "2020Dragon",
    "Sunshine!99",
  ])("has %s", async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  test.each(["correct horse battery staple", "a-long-winter-2026", "보라달이 뜨는 밤", "dragon20206174", ""])(
    "has no %j",
    async (password) => {
      expect(await isCommonPassword(password)).toBe(false);
    },
  );
});

describe("a look-up of breached passwords", () => {
  const warnings: unknown[] = [];
  const logger = {
    info: () => undefined,
    warn: (message: string, details?: unknown) => void warnings.push([message, details]),
    error: () => undefined,
  };
  afterEach(() => void warnings.splice(0));

  const serve = async (answer: RequestListener): Promise<string> => {
    const { origin } = await openLocalServer(answer);
    return `${origin}/range`;
  };
  const checkAt = (address: string) => createPasswordCheck(createBreachLookup({ address, logger }));

  test("sends five characters of a hash, requests padding, and compares the rest itself", async () => {
    const asked: { readonly url: string | undefined; readonly padding: unknown }[] = [];
    const address = await serve((request, answer) => {
      asked.push({ url: request.url, padding: request.headers["add-padding"] });
      answer.end(`${"0".repeat(35)}:12\r\n${sha1(BREACHED).slice(5)}:3\r\n${"F".repeat(35)}:0`);
    });
    expect(await checkAt(address)(BREACHED, OWNER)).toBe("passwordBreached");
    expect(asked).toEqual([{ url: `/range/${sha1(BREACHED).slice(0, 5)}`, padding: "true" }]);
    expect(await checkAt(`${address}/`)("another one of many words", OWNER)).toBeNull();
  });

  test("takes padding, which has a count of nothing, for no breach", async () => {
    const address = await serve((_request, answer) => answer.end(`${sha1(BREACHED).slice(5)}:0`));
    expect(await checkAt(address)(BREACHED, OWNER)).toBeNull();
  });

  test("is reported in the registration form as text, and in the change of a password by its code", async () => {
    const address = await serve((_request, answer) => answer.end(`${sha1(BREACHED).slice(5)}:3`));
    const databases = await withDatabase("postgres");
    const store = await startTestBackend(await databases.open(smallContent), {
      content: smallContent,
      breachedPasswordsApi: address,
    });
    onTestFinished(() => store.close());
    const player = store.visitor();
    const fields = { userName: "ember-fox", password: BREACHED, nickname: "Ember", country: "KR" };
    const refused = await player.submit("/register", fields);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("This password has appeared in a data leak.");
    await player.register("ember-fox");
    const json = { current_password: "correct horse", new_password: BREACHED };
    const answer = await player.fetch("/api/account/password", { method: "PUT", json });
    expect(await answer.json()).toMatchObject({ error: { details: { reason: "passwordBreached" } } });
  });

  test("is not queried for passwords of the built-in list", async () => {
    let asked = 0;
    const address = await serve((_request, answer) => {
      asked += 1;
      answer.end();
    });
    expect(await checkAt(address)("password", OWNER)).toBe("passwordCommon");
    expect(await checkAt(address)("short", OWNER)).toBe("passwordShort");
    expect(asked).toBe(0);
  });

  test.each<[string, RequestListener]>([
    ["answers with an error", (_request, answer) => void answer.writeHead(503).end()],
    ["leads elsewhere", (_request, answer) => void answer.writeHead(302, { Location: "http://127.0.0.1:1/" }).end()],
    ["breaks off", (request) => request.socket.destroy()],
    ["never answers", () => undefined],
  ])("that %s lets the list decide, and the log says so without the password", async (_what, answer) => {
    const address = await serve(answer);
    expect(await checkAt(address)(BREACHED, OWNER)).toBeNull();
    expect(await checkAt(address)("password", OWNER)).toBe("passwordCommon");
    expect(warnings).toHaveLength(1);
    const written = JSON.stringify(warnings);
    expect(written).toContain("cannot be looked up");
    for (const secret of [BREACHED, sha1(BREACHED), sha1(BREACHED).slice(0, 5)]) expect(written).not.toContain(secret);
  });
});

test("a password is known again, another is not, and two hashes of one differ", async () => {
  const [one, other] = await Promise.all([hashPassword("Passwort über 8"), hashPassword("Passwort über 8")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await verifyPassword("Passwort über 8", one)).toBe(true);
  expect(await verifyPassword("Passwort u\u0308ber 8", one)).toBe(true);
  expect(await verifyPassword("passwort über 8", one)).toBe(false);
});

test("a hash with other parameters is understood, so that they can be raised later", async () => {
  const weaker = "$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$";
  const tag = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
  expect(await verifyPassword("anything", `${weaker}${tag}`)).toBe(false);
});

test.each([
  null,
  "",
  "$2b$10$bcrypt",
  "$argon2id$v=19$m=19456,t=2,p=1$",
  "$argon2i$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$c2FsdHNhbHQ",
])("%s is not accepted as a hash", async (hash) => {
  expect(await verifyPassword("password", hash)).toBe(false);
});
