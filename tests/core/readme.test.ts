import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { README_PATH, withDiagrams } from "./support/core-readme.ts";

it("the state diagrams in core/README.md are those of the machines; if not, run `npm run diagrams`", () => {
  const readme = readFileSync(README_PATH, "utf8");
  expect(readme).toBe(withDiagrams(readme));
});
