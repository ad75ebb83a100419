import { describe, expect, it } from "vitest";
import { isCommentReadable, mentionsIn, splitMentions } from "#core/community/comment.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const named = (...nicknames: string[]) => nicknames.map((nickname) => ({ id: nickname, nickname }));

it.each([
  [{ isDeleted: false, hidden: null }, true],
  [{ isDeleted: false, hidden: "reported" }, true],
  [{ isDeleted: false, hidden: "hidden" }, true],
  [{ isDeleted: false, hidden: "blocked" }, true],
  [{ isDeleted: false, hidden: "moderated" }, false],
  [{ isDeleted: true, hidden: null }, false],
] as const)("a comment %j can be read: %s", (comment, isReadable) => {
  expect(isCommentReadable(comment)).toBe(isReadable);
});

describe("the names in a comment", () => {
  it("are separated from the other text", () => {
    expect(splitMentions("Hi @보라달, look", named("보라달"))).toEqual([
      { text: "Hi ", mention: null },
      { text: "@보라달", mention: { id: "보라달", nickname: "보라달" } },
      { text: ", look", mention: null },
    ]);
  });

  it("are the longest that fit", () => {
    expect(splitMentions("@Anna", named("Ann", "Anna")).map(({ mention }) => mention?.id)).toEqual(["Anna"]);
  });

  it("are found in any case, and stay as they were typed", () => {
    expect(splitMentions("@ANNA!", named("Anna"))).toEqual([
      { text: "@ANNA", mention: { id: "Anna", nickname: "Anna" } },
      { text: "!", mention: null },
    ]);
  });

  it("are only those of the mentioned players", () => {
    expect(splitMentions("@Bob", named("Ann"))).toEqual([{ text: "@Bob", mention: null }]);
  });

  it.each([
    ["@Ann", ["Ann"]],
    ["(@ann)!", ["Ann"]],
    ["안녕@Ann님", ["Ann"]],
    ["@Ann Lee", ["Ann"]],
    ["＠Ann", ["Ann"]],
    ["@Annabel", []],
    ["@Ann_1", []],
    ["mail@Ann", []],
    ["@Annabel @Ann", ["Ann"]],
  ])("are whole words in %j", (content, names) => {
    expect(mentionsIn(content, named("Ann", "Bob")).map(({ nickname }) => nickname)).toEqual(names);
  });

  it("are those of all chosen players of one name", () => {
    const both = [
      { id: "1", nickname: "Ann" },
      { id: "2", nickname: "Ann" },
    ];
    expect(mentionsIn("@Ann and @Ann", both)).toEqual(both);
  });

  it("lose and add no sign", () => {
    forAll(fc.string({ unit: "grapheme" }), fc.array(fc.string({ minLength: 1 })), (content, nicknames) => {
      expect(
        splitMentions(content, named(...nicknames))
          .map(({ text }) => text)
          .join(""),
      ).toBe(content);
    });
  });
});
