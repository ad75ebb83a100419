import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "#adapters/reference-backend/domain/accounts/password.ts";

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
