import { describe, expect, test } from "vitest";
import { addressInSentence } from "#core/links/address-in-sentence.ts";
import fc, { forAllTimes } from "#tests/support/fast-check.ts";

const H = "https://a.example";

/** Text that a linkifier finds, and the part of it that is the address. */
const CASES: readonly (readonly [found: string, address: string])[] = [
  [H, H],
  [`${H}/`, `${H}/`],
  [`${H}:8080/x?a=1#b`, `${H}:8080/x?a=1#b`],
  ["www.a.example/x", "www.a.example/x"],
  ["HTTPS://A.EXAMPLE/X", "HTTPS://A.EXAMPLE/X"],
  // Korean endings behind a host, a path, a query, a slash, a bracket and a Korean word.
  [`${H}를`, H],
  [`${H}:8080으로`, `${H}:8080`],
  [`${H}/notice를`, `${H}/notice`],
  [`${H}/notice참고하세요`, `${H}/notice`],
  [`${H}/를`, `${H}/`],
  [`${H}/A_(b)을`, `${H}/A_(b)`],
  [`${H}/wiki/리니지`, `${H}/wiki/리니지`],
  [`${H}/wiki/고양이`, `${H}/wiki/고양이`],
  [`${H}/wiki/길드를`, `${H}/wiki/길드`],
  [`${H}/?q=나`, `${H}/?q=나`],
  ["https://도메인.한국에서", "https://도메인.한국"],
  // Japanese and Chinese go on without a space.
  [`${H}へ`, H],
  [`${H}/eventをご覧ください`, `${H}/event`],
  [`${H}/%E4%BD%A0です`, `${H}/%E4%BD%A0`],
  [`${H}/で確認`, `${H}/`],
  [`${H}/wiki/はじめに`, `${H}/wiki/はじめに`],
  [`${H}/wiki/ドラゴンクエスト`, `${H}/wiki/ドラゴンクエスト`],
  [`${H}/x谢谢`, `${H}/x`],
  ["https://日本語.example/x", "https://日本語.example/x"],
  // Thai.
  [`${H}/xครับ`, `${H}/x`],
  [`${H}/wiki/แผนที่`, `${H}/wiki/แผนที่`],
  // In languages with spaces, letters beside an address belong to it.
  [`${H}/wiki/خريطة`, `${H}/wiki/خريطة`],
  ["https://münchen.example/x", "https://münchen.example/x"],
  [`${H}هنا`, H],
  [`${H}/harita'ya`, `${H}/harita`],
  [`${H}/wiki/Assassin's_Creed`, `${H}/wiki/Assassin's_Creed`],
  // Signs.
  [`${H}/x**`, `${H}/x`],
  [`${H}/x😀`, `${H}/x`],
  [`${H}/x\u200b`, `${H}/x`],
  [`${H}/x\u200fy`, `${H}/x`],
  [`${H}/x,https://b.example`, `${H}/x`],
  ["https://web.archive.org/web/2020/https://a.example/", "https://web.archive.org/web/2020/https://a.example/"],
  // No address of the web.
  ["https://localhost/x", ""],
  ["https://a.", ""],
  ["https://", ""],
  ["www.example", ""],
  ["", ""],
];

/** Pieces of which addresses and sentences are made. */
const pieces = fc.constantFrom(
  ..."https:// www. a.example 한국.kr / ? # = & . , ! ' ( ) [ ] 를 에서 길드 を です 日本語 ครับ แผนที่ خريطة é ß 😀 → ** %E4 x 1 :80 -".split(
    " ",
  ),
  "\u200f",
);

describe("the address in the match of a linkifier", () => {
  test.each(CASES)("of %s is %s", (found, address) => {
    expect(addressInSentence(found)).toBe(address);
  });

  test("is its beginning, and the whole where it is looked for again", () => {
    forAllTimes(2_000, fc.array(pieces, { maxLength: 12 }), fc.string({ unit: "grapheme" }), (parts, more) => {
      const found = `https://a.example/${parts.join("")}${more}`;
      const address = addressInSentence(found);
      expect(found.startsWith(address)).toBe(true);
      expect(addressInSentence(address)).toBe(address);
    });
  });
});
