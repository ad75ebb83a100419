import { describe, expect, it } from "vitest";
import { checkReviewContent, minimumReviewLength } from "#core/reviews/review-content.policy.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const FAMILY = "👩‍👩‍👧‍👦";

describe("the content of a review", () => {
  it.each([
    ["ten letters are enough", "abcdefghij", "en-US", "accepted", 10],
    ["nine letters are too few", "abcdefghi", "en-US", "too_short", 9],
    ["five signs are enough in Korean", "재미있어요", "ko-KR", "accepted", 5],
    ["four signs are too few in Korean", "재미있어", "ko-KR", "too_short", 4],
    ["five signs are enough in Japanese", "最高でした", "ja", "accepted", 5],
    ["five signs are enough in Thai", "กขคงจ", "th-TH", "accepted", 5],
    ["five signs are enough in Chinese", "非常好玩的", "zh_TW", "accepted", 5],
    ["a family of four is one sign", FAMILY.repeat(10), "en-US", "accepted", 10],
    ["nothing is no review", "", "en-US", "empty", 0],
    ["spaces and unseen signs are no review", " \n\u200B\uFEFF\u2060 ", "en-US", "empty", 0],
    ["2,000 signs are a review", "x".repeat(2_000), "en-US", "accepted", 2_000],
    ["2,001 signs are too many", "x".repeat(2_001), "en-US", "too_long", 2_001],
  ])("%s", (_, text, language, outcome, count) => {
    const decision = checkReviewContent(text, language);
    expect(decision.ok ? "accepted" : decision.reason).toBe(outcome);
    expect(decision.count).toBe(count);
    expect(decision.maximum).toBe(2_000);
  });

  it("is stored composed, trimmed, well-formed and with plain line ends", () => {
    const decision = checkReviewContent(" e\u0301te\u0301\r\nline\rend \uD800!\u200B", "fr-FR");
    expect(decision.content).toBe("été\nline\nend \uFFFD!");
  });

  it("keeps joiners inside, which Persian and families need", () => {
    expect(checkReviewContent(`می‌خواهم ${FAMILY}`, "fa").content).toBe(`می‌خواهم ${FAMILY}`);
  });

  it("refuses a few signs that carry marks without end", () => {
    const decision = checkReviewContent(`aaaaaaaaaa${"\u0317".repeat(40_000)}`, "en-US");
    expect(decision).toMatchObject({ ok: false, reason: "too_long", count: 10 });
    expect(checkReviewContent(`aaaaaaaaaa${"\u0317".repeat(38_000)}`, "en-US").ok).toBe(true);
  });

  it("returns the minimum number of characters for the language", () => {
    expect(minimumReviewLength("KO")).toBe(5);
    expect(minimumReviewLength("kok")).toBe(10);
    expect(checkReviewContent("x", "en").minimum).toBe(10);
  });

  it("counts as Intl.Segmenter counts", () => {
    const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
    forAll(fc.string({ unit: "grapheme" }), (text) => {
      const { content, count } = checkReviewContent(text, "en");
      expect(count).toBe([...segmenter.segment(content)].length);
    });
  }, 60_000);

  it("is normalised once and for all", () => {
    forAll(fc.string({ unit: "binary" }), (text) => {
      const { content } = checkReviewContent(text, "en");
      expect(checkReviewContent(content, "en").content).toBe(content);
    });
  }, 60_000);
});
