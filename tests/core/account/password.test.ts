import { describe, expect, it } from "vitest";
import { passwordProblem } from "#core/account/password.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const owner = { userName: "ember-fox", nickname: "Lantern Keeper" };
const problemOf = (password: string) => passwordProblem(password, owner);

it.each([
  ["nothing", "", "passwordMissing"],
  ["blanks of other kinds", "\u3000\u00A0\u2003\t\u200B\u2060\u2800\u3164\uFFA0", "passwordBlank"],
  ["seven characters", "kX9-q2!", "passwordShort"],
  ["seven characters that are two code units each", "🦊🐉🦉🐢🦂🐍🦇", "passwordShort"],
  ["letters that become fewer once they are composed", `${"e\u0301".repeat(4)}kX9`, "passwordShort"],
  ["129 characters", "kX9-".repeat(33), "passwordLong"],
  ["one character again and again", "aaaaaaaa", "passwordCommon"],
  ["two letters with blanks between them", "a\u00A0 \u2003\t  b", "passwordShort"],
  ["six letters with blanks around them", "  kX9-q2  ", "passwordShort"],
  ["the user name with blanks around it", "   ember-fox   ", "passwordCommon"],
  ["a group of letters again and again", "abcabcabc", "passwordCommon"],
  ["four letters again and again", "kX9-kX9-kX", "passwordCommon"],
  ["runs of keys", "Qwerty1234", "passwordCommon"],
  ["columns of keys", "1qaz2wsx", "passwordCommon"],
  ["runs of keys backwards, and a sign", "poiuy09876!", "passwordCommon"],
  ["letters of the alphabet in order", "abcdefgh", "passwordCommon"],
  ["letters of another alphabet in order", "абвгдежз", "passwordCommon"],
  ["the user name", "ember-fox", "passwordCommon"],
  ["the user name with a digit", "Ember-Fox1", "passwordCommon"],
  ["the nickname in wide letters", "Ｌａｎｔｅｒｎ Ｋｅｅｐｅｒ!", "passwordCommon"],
])("a password is refused by its form %s", (_what, password, problem) => {
  expect(problemOf(password)).toBe(problem);
});

describe("a password is not refused by its form", () => {
  it.each([
    ["eight characters", "kX9-q2!t"],
    ["128 characters", "kX9-q2!t".repeat(16)],
    ["128 characters once they are composed", "e\u0301x9-q2!t".repeat(16)],
    ["a run of keys within a longer one", "qwerty-kX9q"],
    ["a sentence", "correct horse battery staple"],
    ["a sentence of another script", "보라달이 뜨는 밤"],
    ["the user name within a sentence", "my ember-fox sleeps"],
  ])("%s", (_what, password) => {
    expect(problemOf(password)).toBeNull();
  });

  it("where a name is so short that it is part of any word", () => {
    expect(passwordProblem("ooze-kX9", { userName: "oz", nickname: "x" })).toBeNull();
  });
});

it("every text has a result, whatever it contains", () => {
  const text = fc.string({ unit: "binary", maxLength: 200 });
  forAll(text, text, text, (password, userName, nickname) => {
    const problem = passwordProblem(password, { userName, nickname });
    const length = [...password.normalize("NFC")].length;
    if (length < 8 || length > 128) expect(problem).not.toBeNull();
    if (password.trim() === "") expect(problem).not.toBeNull();
  });
});
