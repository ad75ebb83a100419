import { describe, expect, it } from "vitest";
import { clickOfLink, clickOfName } from "#core/log-events/click-of-link.ts";
import { parsePath } from "#core/navigation/parse-path.ts";

const onPage = (path: string) => ({ page: parsePath(path), cameFrom: "root", inflow: null });

describe("a click", () => {
  it("on a link is named after the target page, and belongs to the target's game", () => {
    expect(clickOfLink(parsePath("/game/aion"), onPage("/game/tl"))).toEqual({
      roomType: "game",
      roomName: "game",
      roomEnter: "root",
      gameCode: "aion",
      from: undefined,
    });
  });

  it("on a link to a page without a game belongs to the game of the current page", () => {
    expect(clickOfLink(parsePath("/cart"), onPage("/goods/tl/tl-standard"))).toMatchObject({
      roomType: "goods",
      roomName: "cart",
      gameCode: "tl",
    });
  });

  it("on an external link is logged without its address", () => {
    expect(clickOfLink(null, onPage("/notice")).roomName).toBe("outside");
  });

  it("contains the reason why its page was opened", () => {
    expect(clickOfName("preInstall", { ...onPage("/game/tl"), inflow: "launcher" })).toMatchObject({
      roomName: "preInstall",
      gameCode: "tl",
      from: "launcher",
    });
  });

  it("on a page that is none of ours has no room, so that nothing is sent", () => {
    expect(clickOfName("share", { page: null, cameFrom: "", inflow: null }).roomType).toBe("");
  });
});
