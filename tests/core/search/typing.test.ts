import { expect, test } from "vitest";
import { withSearch } from "#core/search/recent-searches.ts";
import { typedPartOf } from "#core/search/typed-part.ts";

test("the latest searches come first, each once, and the oldest are forgotten", () => {
  expect(withSearch(["aion", "Lineage", "tl"], "lineage")).toEqual(["lineage", "aion", "tl"]);
  expect(withSearch(["1", "2", "3", "4", "5"], "6")).toEqual(["6", "1", "2", "3", "4"]);
});

test.each([
  ["Lineage II", "line", ["", "Line", "age II"]],
  ["Throne and Liberty", "LIBERTY ", ["Throne and ", "Liberty", ""]],
  ["Night of the Last Wolf: Deluxe", "wolf deluxe", ["Night of the Last ", "Wolf", ": Deluxe"]],
  ["블레이드 & 소울", "소울", ["블레이드 & ", "소울", ""]],
  ["Lineage II", "li\u200Bne\u3164", ["", "Line", "age II"]],
  ["Aion", "lineage", ["Aion", "", ""]],
  ["Aion", " ", ["Aion", "", ""]],
  ["İstanbul", "is", ["", "İs", "tanbul"]],
  ["Lineage II", "ＬＩＮＥ", ["", "Line", "age II"]],
  ["LINEAGE II", "lıneage ii", ["", "LINEAGE II", ""]],
  ["Die Straße ①", "STRASSE 1", ["Die ", "Straße ①", ""]],
])("in %s the typed %j is marked", (title, typed, [before, part, after]) => {
  expect(typedPartOf(title, typed)).toEqual({ before, typed: part, after });
});
