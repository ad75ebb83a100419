import { describe, expect, it } from "vitest";
import { belongsToBoard, hasBoard } from "#core/community/board-ref.ts";

const boards = [
  { alias: "free", title: "Free", articleCount: 0, menus: [{ id: "talk", title: "Talk" }] },
  { alias: "guide", title: "Guides", articleCount: 0, menus: [] },
];

describe("boards and articles in addresses", () => {
  it.each([
    [{}, true],
    [{ boardAlias: "free" }, true],
    [{ boardAlias: "free", boardMenu: "talk" }, true],
    [{ boardAlias: "free", boardMenu: "nomenu" }, false],
    [{ boardAlias: "guide", boardMenu: "talk" }, false],
    [{ boardAlias: "nope" }, false],
  ])("a game has the board and menu of %j: %s", (board, expected) => {
    expect(hasBoard({ boards }, board)).toBe(expected);
  });

  it("a game without boards has its first page, with an empty state", () => {
    expect(hasBoard({ boards: [] }, {})).toBe(true);
  });

  it("a board that is not in a list of which a part could not be read may exist", () => {
    expect(hasBoard({ boards, isPartial: true }, { boardAlias: "nope" })).toBe(true);
  });

  it("a menu of a board whose menus could not be read may exist", () => {
    const unread = { alias: "free", title: "Free", articleCount: 0, menus: null };
    expect(hasBoard({ boards: [unread] }, { boardAlias: "free", boardMenu: "talk" })).toBe(true);
  });

  const article = { gameCode: "tl", boardAlias: "free", menu: "talk" };
  it.each([
    [{ gameCode: "tl", boardAlias: "free" }, true],
    [{ gameCode: "tl", boardAlias: "free", boardMenu: "talk" }, true],
    [{ gameCode: "tl", boardAlias: "free", boardMenu: "other" }, false],
    [{ gameCode: "tl", boardAlias: "guide" }, false],
    [{ gameCode: "lin", boardAlias: "free" }, false],
  ])("an article belongs to %j: %s", (board, expected) => {
    expect(belongsToBoard(article, board)).toBe(expected);
  });
});
