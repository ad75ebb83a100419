import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DIAGRAMS_PATH, writeDiagrams } from "./support/state-diagrams.ts";

it("the diagrams in core/state-machines.md are those of the machines; if not, run `npm run diagrams`", () => {
  expect(readFileSync(DIAGRAMS_PATH, "utf8")).toBe(writeDiagrams());
});
