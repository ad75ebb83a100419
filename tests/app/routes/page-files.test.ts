import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nameScreens } from "#app/build/script-plugins.ts";
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

test("the server knows the source file of the screen of each page, of the layout and of the fallback screens", () => {
  const renderer = readFileSync(new URL("app/server/render-page.tsx", ROOT), "utf8");
  const files = [...renderer.matchAll(/"((?:ui|app)\/[^"]+)"/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !existsSync(new URL(file, ROOT)))).toEqual([]);
  const screens = sources.flatMap((source) =>
    [...source.matchAll(/import\("#((?:ui\/features|app)\/[^"]+-page\.tsx)"\)/g)].map(([, file = ""]) => ({
      source,
      file,
    })),
  );
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.filter(({ source, file }) => !nameScreens(source).includes(`{ file: "${file}" }`))).toEqual([]);
});
