import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROUTES } from "#core/navigation/route-map.ts";

const ROOT = new URL("../../../", import.meta.url);
const FOLDER = new URL("app/routes/", ROOT);

const sources = readdirSync(FOLDER).map((file) => readFileSync(new URL(file, FOLDER), "utf8"));

/** `/game/:gameCode/:part?` of the URL map as the router writes it. */
const pathOf = (pattern: string): string => pattern.replace(/:(\w+)\?/g, "{-$$$1}").replace(/:(\w+)/g, "$$$1");

test.each(Object.values(ROUTES).map(({ pattern }) => pathOf(pattern)))(
  "the address %s is written out in one file",
  (path) => {
    expect(sources.filter((source) => source.includes(`path: "${path}"`))).toHaveLength(1);
  },
);

test("the server links styles and scripts of source files that exist, the screen of each page among them", () => {
  const linked = sources.flatMap((source) =>
    [...source.matchAll(/"((?:ui|app)\/[^"]+)"/g)].map(([, file = ""]) => file),
  );
  expect(linked.filter((file) => !existsSync(new URL(file, ROOT)))).toEqual([]);
  const screens = sources.flatMap((source) =>
    [...source.matchAll(/import\("#(ui\/features\/[^"]+)"\)/g)].map(([, file = ""]) => ({ source, file })),
  );
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.filter(({ source, file }) => !source.includes(`modules: ["${file}"]`))).toEqual([]);
});
