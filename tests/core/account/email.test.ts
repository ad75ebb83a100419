import { expect, it } from "vitest";
import { emailKey, emailProblem, normalizeEmail } from "#core/account/email.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

it.each([
  ["as it is", "ember@example.com", "ember@example.com"],
  ["with blanks around it", "  ember@example.com\t", "ember@example.com"],
  ["with signs that cannot be seen", "\u200Bember@example.com\u2060", "ember@example.com"],
  ["with fillers around it", "\u3164ember@example.com\uFFA0\u2800", "ember@example.com"],
  ["from a link", "mailto:ember@example.com", "ember@example.com"],
  ["with the domain in capitals", "Ember.Fox@EXAMPLE.Com", "Ember.Fox@example.com"],
  ["in full width", "ｅｍｂｅｒ＠ｅｘａｍｐｌｅ．ｃｏｍ", "ember@example.com"],
  ["with an ideographic stop", "ember@example。com", "ember@example.com"],
  ["with a domain of another script", "mina@보라.한국", "mina@보라.한국"],
])("an e-mail address is taken %s", (_what, typed, stored) => {
  expect(emailProblem(typed)).toBeNull();
  expect(normalizeEmail(typed)).toBe(stored);
});

it.each([
  ["that is empty", "", "emailMissing"],
  ["of blanks alone", " \u200B ", "emailMissing"],
  ["of a filler alone", "\u3164", "emailMissing"],
  ["with a filler inside", "em\u3164ber@example.com", "emailFormat"],
  ["with an invisible mark inside", "em\uFE0Fber@example.com", "emailFormat"],
  ["without an @", "ember.example.com", "emailFormat"],
  ["without a domain", "ember@", "emailFormat"],
  ["of one machine", "root@localhost", "emailFormat"],
  ["of a number", "ember@127.0.0.1", "emailFormat"],
  ["with two @", "a@b@example.com", "emailFormat"],
  ["with a blank inside", "ember fox@example.com", "emailFormat"],
  ["with a hyphen at the end of a label", "ember@example-.com", "emailFormat"],
  ["with a name beside it", "Ember <ember@example.com>", "emailFormat"],
  ["with another header", "ember@example.com\r\nBcc: all@example.com", "emailFormat"],
  ["with a null", "ember\0@example.com", "emailFormat"],
  [
    "that is too long",
    `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example.com`,
    "emailFormat",
  ],
  ["with a name that is too long", `${"a".repeat(65)}@example.com`, "emailFormat"],
])("an e-mail address is refused %s", (_what, typed, problem) => {
  expect(emailProblem(typed)).toBe(problem);
});

it("addresses that differ in capitals alone are the same mailbox", () => {
  expect(emailKey("Ember.Fox@Example.COM")).toBe(emailKey(" ember.fox@example.com"));
});

it("no text that is taken can add a header or a recipient to a mail", () => {
  const part = fc.string({ unit: "binary", maxLength: 40 });
  const typed = fc.oneof(
    part,
    fc.emailAddress(),
    fc.tuple(part, part).map(([local, domain]) => `${local}@${domain}.com`),
    fc.tuple(fc.emailAddress(), part).map(([address, rest]) => `${address}\r\n${rest}`),
  );
  forAll(typed, (text) => {
    if (emailProblem(text) !== null) return;
    const email = normalizeEmail(text);
    expect(email).not.toMatch(/[\s\p{C}<>(),;:"\\[\]]/u);
    expect(email.split("@")).toHaveLength(2);
    expect(normalizeEmail(email)).toBe(email);
    expect(emailProblem(email)).toBeNull();
  });
});

it("common addresses are taken, whatever their capitals", () => {
  const name = fc.stringMatching(/^[a-zA-Z0-9]([a-zA-Z0-9._-]?[a-zA-Z0-9]){0,20}$/);
  forAll(name, fc.constantFrom("example.com", "Mail.Example.co.kr", "EXAMPLE.DE"), (local, domain) => {
    expect(emailProblem(`${local}@${domain}`)).toBeNull();
  });
});
