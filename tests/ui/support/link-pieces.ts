import fc from "#tests/support/fast-check.ts";

/** Fragments of texts with addresses. */
export const pieces = fc.constantFrom(
  ..."https:// http:// www. ftp:// // : @ a.example 한국.kr 日本語 / ? # = & . , ! ' \" ( ) [ ] { } < > 「 」 （ ） 를 에서 を です ครับ خريطة é 😀 → ** %E4 x 1 :80 - _".split(
    " ",
  ),
  " ",
  "\n",
  "\u200f",
  "\ud800",
);
