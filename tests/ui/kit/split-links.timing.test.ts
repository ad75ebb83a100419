import { expect, test } from "vitest";
import fc, { forAllTimes } from "#tests/support/fast-check.ts";
import { splitLinks } from "#ui/kit/linkify/split-links.ts";
import { pieces } from "../support/link-pieces.ts";

test("links in any text are found in time that grows with the text", () => {
  const timeOf = (text: string) => {
    const tries = Array.from({ length: 3 }, () => {
      const start = performance.now();
      splitLinks(text);
      return performance.now() - start;
    });
    return Math.min(...tries);
  };
  forAllTimes(60, fc.array(pieces, { minLength: 1, maxLength: 6 }), (parts) => {
    const unit = parts.join("");
    const repeated = (length: number) => unit.repeat(Math.ceil(length / unit.length));
    const [short, long] = [timeOf(repeated(4_000)), timeOf(repeated(32_000))];
    // Eight times the text: a cost that grows with its square would be 64 times as high. Short times are mostly noise.
    expect(long).toBeLessThan(Math.max(24 * short, 60));
  });
});
