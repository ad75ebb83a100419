import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { CLIENT_ENTRY, readClientAssets } from "#app/server/client-assets.ts";
import { makeTemporaryFolder } from "#tests/support/temporary-folder.ts";

const SCREEN = "ui/features/game/screens/game-screen.tsx";

const folder = makeTemporaryFolder();
beforeAll(() => {
  mkdirSync(join(folder, ".vite"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/web.css"), "body{margin:0}\n");
  writeFileSync(join(folder, "assets/game.css"), ".game{color:red}\n");
  writeFileSync(
    join(folder, ".vite/manifest.json"),
    JSON.stringify({
      [CLIENT_ENTRY]: { file: "assets/web.js", css: ["assets/web.css"], imports: ["_shared"] },
      [SCREEN]: { file: "assets/game.js", css: ["assets/game.css"], imports: ["_shared", CLIENT_ENTRY] },
      _shared: { file: "assets/shared.js", imports: [SCREEN] },
    }),
  );
});

describe("files a page needs at once", () => {
  it("are the entry and everything that it and the screen import, each once, cycles included", () => {
    const assets = readClientAssets(folder, "/").of([SCREEN]);
    expect(assets.entry).toBe("/assets/web.js");
    expect([...assets.preloads].sort()).toEqual(["/assets/game.js", "/assets/shared.js"]);
    expect([...assets.styleSheets].sort()).toEqual(["/assets/game.css", "/assets/web.css"]);
    expect(assets.styles).toContain("body{margin:0}");
    expect(assets.styles).toContain(".game{color:red}");
  });

  it("lie below the base path of the store", () => {
    expect(readClientAssets(folder, "/store").of([]).entry).toBe("/store/assets/web.js");
  });

  it("are unknown of a screen that the build has put into another file", () => {
    expect(() => readClientAssets(folder, "/").of(["ui/features/cart/screens/cart-screen.tsx"])).toThrow("cart-screen");
  });

  it("are unknown without a build", () => {
    expect(() => readClientAssets(join(folder, "nowhere"), "/")).toThrow();
  });
});
