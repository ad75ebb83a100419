import { expect, it } from "vitest";
import { formatRecoveryCode, readSecondFactorCode } from "#core/account/second-factor-code.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const APP = { kind: "app", code: "012345" };
const RECOVERY = { kind: "recovery", code: "ABCDEF234567GHIJKLMNOPQR" };

it.each([
  ["six digits", "012345", APP],
  ["with a blank in the middle, as apps show it", "012 345", APP],
  ["wide digits of a Japanese keyboard", "０１２３４５", APP],
  ["Arabic digits", "٠١٢٣٤٥", APP],
  ["a recovery code as it is shown", "ABCDEF-234567-GHIJKL-MNOPQR", RECOVERY],
  ["with dashes and blanks of a phone", " abcdef – 234567 – ghijkl – mnopqr\n", RECOVERY],
  ["with invisible signs", "\u3164012\u200B345\uFE0F\u2800", APP],
  ["with digits for the letters they look like", "ABCDEF-234567-GH1JKL-MN0PQR", RECOVERY],
])("a code is read as it was meant %s", (_what, text, code) => {
  expect(readSecondFactorCode(text)).toEqual(code);
});

it.each([
  "",
  "12345",
  "1234567",
  "12345a",
  "ABCDEF-234567-GHIJKL-MNOPQ",
  "ABCDEF-234567-GHIJKL-MNOPQR-S",
  "9".repeat(24),
])("%j is no code", (text) => {
  expect(readSecondFactorCode(text)).toBeNull();
});

it("a recovery code that is shown is read again", () => {
  const code = fc.string({
    unit: fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"),
    minLength: 24,
    maxLength: 24,
  });
  forAll(
    code.filter((one) => /\D/.test(one)),
    (one) => {
      expect(readSecondFactorCode(formatRecoveryCode(one).toLowerCase())).toEqual({ kind: "recovery", code: one });
    },
  );
});

it("every text has an answer", () => {
  forAll(fc.string({ unit: "binary" }), (text) => void readSecondFactorCode(text));
});
