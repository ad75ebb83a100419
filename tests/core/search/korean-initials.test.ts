import { expect, test } from "vitest";
import { koreanInitialsOf } from "#core/search/korean-initials.ts";

test.each([
  ["블레이드 & 소울", "ㅂㄹㅇㄷㅅㅇ"],
  ["리니지2M", "ㄹㄴㅈ"],
  ["쓰론 앤 리버티", "ㅆㄹㅇㄹㅂㅌ"],
  ["가힣", "ㄱㅎ"],
  ["블".normalize("NFD"), "ㅂ"],
  ["Lineage", ""],
  ["", ""],
])("%s is typed as %j for short", (title, initials) => {
  expect(koreanInitialsOf(title)).toBe(initials);
});
