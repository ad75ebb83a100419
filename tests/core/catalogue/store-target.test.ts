import { expect, it } from "vitest";
import { STORE_PLATFORMS } from "#core/catalogue/game.ts";
import { storeTargetOf } from "#core/catalogue/store-target.ts";

const PURPLE = { store: "purple", url: "https://purple.example/games/tl" } as const;

it.each(["web", "app", "chat"] as const)(
  "the publisher's own platform leads to the download page in the shell %s",
  (shell) => {
    expect(storeTargetOf(PURPLE, "tl", shell)).toEqual({ to: "/download" });
  },
);

it("the publisher's own platform leads to the lobby of the game in the launcher", () => {
  expect(storeTargetOf(PURPLE, "tl", "launcher")).toEqual({ to: "/home/tl/lobby" });
});

it.each(STORE_PLATFORMS.filter((store) => store !== "purple"))("the store %s opens at its own address", (store) => {
  for (const shell of ["web", "app", "chat", "launcher"] as const) {
    expect(storeTargetOf({ store, url: "https://store.example/tl" }, "tl", shell)).toEqual({
      href: "https://store.example/tl",
      newTab: true,
    });
  }
});
