import { describe, expect, it } from "vitest";
import { belongsToBoard, hasBoard } from "#core/community/board-ref.ts";

const boards = [
  { alias: "free", title: "Free", articleCount: 0, menus: [{ id: "talk", title: "Talk" }] },
  { alias: "guide", title: "Guides", articleCount: 0, menus: [] },
];
const unread = { alias: "free", title: "Free", articleCount: 0, menus: null };

describe("boards and articles in addresses", () => {
  it.each([
    ["with these boards", { boards }, {}, true],
    ["with these boards", { boards }, { boardAlias: "free" }, true],
    ["with these boards", { boards }, { boardAlias: "free", boardMenu: "talk" }, true],
    ["with these boards", { boards }, { boardAlias: "free", boardMenu: "nomenu" }, false],
    ["with these boards", { boards }, { boardAlias: "guide", boardMenu: "talk" }, false],
    ["with these boards", { boards }, { boardAlias: "nope" }, false],
    ["without boards", { boards: [] }, {}, true],
    ["whose list could not be read whole", { boards, isPartial: true as const }, { boardAlias: "nope" }, true],
    ["whose menus could not be read", { boards: [unread] }, { boardAlias: "free", boardMenu: "talk" }, true],
  ])("a game %s: %o, %j: %s", (_, known, board, expected) => {
    expect(hasBoard(known, board)).toBe(expected);
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
