import { describe, expect, it } from "vitest";
import { nicknameProblem } from "#core/account/nickname.ts";
import { passwordProblem } from "#core/account/password.ts";
import { checkText } from "#core/community/article.policy.ts";
import { normalizeCoupon } from "#core/engagement/normalize-coupon.ts";
import { checkReviewContent } from "#core/reviews/review-content.policy.ts";
import { normalizeText } from "#core/texts/normalize-text.ts";
import { hasInk, trimVisible } from "#core/texts/visible-text.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

/** What fonts show as nothing, and marks without a letter. */
const UNSEEN = [
  ..."\u3164\uFFA0\u115F\u1160\u2800\u034F\u17B4\u17B5\u00AD\u200B\u200C\u200D\u200E\u200F\u202A\u202E\u2060\u2066\u2069",
  ..."\u061C\u180B\u180E\uFEFF\uFE00\uFE0F \u00A0\u1680\u2007\u202F\u205F\u3000\t\n\r\u0000\u0085",
  "\u{1D159}",
  "\u{13441}",
  "\u{13442}",
  "\u{E0001}",
  "\u{E0041}",
  "\u{E007F}",
  "\u{E0100}",
  "\u0301",
  "\u0E34",
];

const unseen = fc.array(fc.constantFrom(...UNSEEN), { minLength: 1, maxLength: 30 }).map((signs) => signs.join(""));

describe("a text that nobody can see", () => {
  it("counts as empty, whatever it is for", () => {
    forAll(unseen, (text) => {
      expect(hasInk(text)).toBe(false);
      expect(trimVisible(text)).toBe("");
      expect(normalizeText(text)).toBe("");
      expect(checkText("comment", text)).toMatchObject({ count: 0, refusal: "too_short" });
      expect(checkReviewContent(text, "en-US")).toMatchObject({ ok: false, reason: "empty" });
      expect(nicknameProblem(text)).toBe("nicknameMissing");
      expect(passwordProblem(text, { userName: "", nickname: "" })).toBe("passwordBlank");
    });
  });

  it("is no code of a coupon either, and makes no code another", () => {
    for (const sign of UNSEEN.slice(0, -2)) expect(normalizeCoupon(`we${sign}lcome${sign}`)).toBe("WELCOME");
  });

  it.each(["a", "가", "ก็", "ا", "❤️", "👩‍👩‍👧", "🇰🇷", "1️⃣", ".", "ᄀ", "\u3164x\u3164"])(
    "becomes one with %s",
    (text) => {
      expect(hasInk(text)).toBe(true);
      expect(trimVisible(` ${text} `)).toBe(text);
    },
  );
});
