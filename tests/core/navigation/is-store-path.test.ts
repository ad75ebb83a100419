import { describe, expect, it } from "vitest";
import { isStorePath } from "#core/navigation/is-store-path.ts";
import { storeIndexPath } from "#core/navigation/store-index-path.ts";
import { SHELLS } from "#core/shell/shell.ts";

describe("known store paths", () => {
  it.each(["/game/l2m", "/library", "/player/player-jp", "/order/result", "/notice/1", "/not-found"])(
    "%s is one in every shell",
    (path) => {
      for (const shell of SHELLS) expect(isStorePath(path, shell)).toBe(true);
    },
  );

  it.each(["/home", "/fgt/l2m/lobby", "/notification", "/loading", "/index", "/unknown"])(
    "%s is none in any shell",
    (path) => {
      for (const shell of SHELLS) expect(isStorePath(path, shell)).toBe(false);
    },
  );

  it("counts the root on the web, in the mobile app and in the chat app, not in the launcher", () => {
    expect(SHELLS.filter((shell) => isStorePath("/", shell))).toEqual(["web", "chat", "app"]);
  });

  it("counts /main in the launcher and the chat app", () => {
    expect(SHELLS.filter((shell) => isStorePath("/main", shell))).toEqual(["launcher", "chat"]);
  });

  it("counts the store index of every shell", () => {
    for (const shell of SHELLS) expect(isStorePath(storeIndexPath(shell), shell)).toBe(true);
  });
});
