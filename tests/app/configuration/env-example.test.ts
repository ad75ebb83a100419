import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name).toSorted();

test("an operator finds the same variables in the example file and in the README", () => {
  const [, table = ""] = read("README.md").split("| variable |");
  const rows = (table.split("\n\n")[0] ?? "").split("\n").map((row) => row.split("|")[1] ?? "");
  const documented = namesIn(rows.join("\n"), /`([A-Z_]+)`/g);
  expect(documented.length).toBeGreaterThan(10);
  expect(namesIn(read(".env.example"), /^#?([A-Z_]+)=/gm)).toEqual(documented);
});
