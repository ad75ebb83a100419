import { describe, expect, it } from "vitest";
import { belongsToBoard, hasBoard } from "#core/community/board-ref.ts";

const boards = [
  { alias: "free", title: "Free", articleCount: 0, menus: [{ id: "talk", title: "Talk" }] },
  { alias: "guide", title: "Guides", articleCount: 0, menus: [] },
];
const unread = { alias: "free", title: "Free", articleCount: 0, menus: null };

describe("boards and articles in addresses", () => {
  it.each([
    ["with these boards", {}, true, { boards }],
    ["with these boards", { boardAlias: "free" }, true, { boards }],
    ["with these boards", { boardAlias: "free", boardMenu: "talk" }, true, { boards }],
    ["with these boards", { boardAlias: "free", boardMenu: "nomenu" }, false, { boards }],
    ["with these boards", { boardAlias: "guide", boardMenu: "talk" }, false, { boards }],
    ["with these boards", { boardAlias: "nope" }, false, { boards }],
    ["without boards", {}, true, { boards: [] }],
    ["whose list could not be read whole", { boardAlias: "nope" }, true, { boards, isPartial: true as const }],
    ["whose menus could not be read", { boardAlias: "free", boardMenu: "talk" }, true, { boards: [unread] }],
  ])("a game %s has what %j names: %s", (_, board, expected, known) => {
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
