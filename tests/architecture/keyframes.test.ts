import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

test("every animation finds its keyframes: inside a layer only global names are left as they are written", () => {
  const files = globSync("ui/**/*.{ts,tsx}", { cwd: root });
  const local = files.filter((file) => /@keyframes (?!:global\()/.test(readFileSync(`${root}${file}`, "utf8")));
  expect(files.length).toBeGreaterThan(100);
  expect(local).toEqual([]);
});
