import { describe, expect, it } from "vitest";
import { parsePath } from "#core/navigation/parse-path.ts";

describe("reading a path", () => {
  it.each([
    ["/", "root", {}],
    ["/notice", "notice", {}],
    ["/notice/42", "notice", { articleId: "42" }],
    ["/game/l2m", "game", { gameCode: "l2m" }],
    ["/game/l2m/board/free", "gameBoard", { gameCode: "l2m", boardAlias: "free" }],
    ["/game/l2m/board/free/tips", "gameBoard", { gameCode: "l2m", boardAlias: "free", boardMenu: "tips" }],
    ["/game/l2m/board/free/view/7", "gameBoardView", { gameCode: "l2m", boardAlias: "free", articleId: "7" }],
    [
      "/game/l2m/board/free/tips/7",
      "gameBoardArticle",
      { gameCode: "l2m", boardAlias: "free", boardMenu: "tips", articleId: "7" },
    ],
    ["/game/l2m/board/free/write", "gameBoardWrite", { gameCode: "l2m", boardAlias: "free" }],
    ["/game/l2m/board/write", "gameBoardWrite", { gameCode: "l2m" }],
    ["/game/l2m/board/free/edit/7", "gameBoardEdit", { gameCode: "l2m", boardAlias: "free", articleId: "7" }],
    ["/goods/l2m/deluxe", "goods", { gameCode: "l2m", goodsId: "deluxe" }],
    ["/order/result", "orderResult", {}],
    ["/order/k-1", "order", { orderKey: "k-1" }],
    ["/home/l2m/board/free/view/7", "homeBoardView", { gameCode: "l2m", boardAlias: "free", articleId: "7" }],
  ])("%s leads to %s", (path, route, parameters) => {
    expect(parsePath(path)).toEqual({ route, parameters });
  });

  it.each([
    "",
    "game/l2m",
    "/unknown",
    "/game",
    "/game/",
    "/game//review",
    "//",
    "/game/l2m/shop",
    "/game/l2m/board/view",
    "/game/l2m/board/edit/7",
    "/game/l2m/board/free/tips/7/8",
    "/home/l2m",
    "/cart/1",
    "/game/%E0%A4%A",
    "/game/..",
    "/game/%2E%2E/review",
  ])("'%s' leads nowhere", (path) => {
    expect(parsePath(path)).toBeNull();
  });

  it("ignores query, hash and one slash at the end", () => {
    expect(parsePath("/game/l2m/?sort=newest#top")).toEqual({ route: "game", parameters: { gameCode: "l2m" } });
    expect(parsePath("/cart#a\nb")).toEqual({ route: "cart", parameters: {} });
  });

  it("reads percent-encoded parameters", () => {
    expect(parsePath("/game/l2m/board/%EC%9E%90%EC%9C%A0%2F%3F")).toEqual({
      route: "gameBoard",
      parameters: { gameCode: "l2m", boardAlias: "자유/?" },
    });
  });

  it("is case-sensitive", () => {
    expect(parsePath("/Cart")).toBeNull();
  });
});
