import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const core = fileURLToPath(new URL("../../core", import.meta.url));

it("the public entry gives every rule, machine and type of the core", () => {
  const entry = readFileSync(`${core}/index.ts`, "utf8");
  const files = globSync("**/*.ts", { cwd: core }).filter((file) => file !== "index.ts" && !file.startsWith("ports/"));
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => !entry.includes(`"./${file}"`))).toEqual([]);
});
