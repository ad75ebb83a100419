import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const FILES = globSync("{core,ui,adapters,app,locales,tests}/**/*.{ts,tsx,mjs}", { cwd: root }).map((file) =>
  file.replaceAll("\\", "/"),
);

/** Replaced words that have another meaning in names, which stays. */
const OTHER_MEANINGS: Readonly<Record<string, string>> = {
  host: "name of a server in an address; program around a web view in tests",
  service: "of the publisher's API, of a game, of a browser",
  silent: "without sound, or without a visible result",
};

const EXPORT = /^export (?:default )?(?:async )?(?:const|let|function|class|interface|type|enum) (\w+)/gm;

/** Words of a name, in lower case: "HomeLateRails", "home-late-rails.tsx" and "HOME_LATE" contain the word "late". */
const wordsOf = (name: string): string =>
  name
    .replace(/\.\w+$/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[^A-Za-z0-9]+/g, " ")
    .toLowerCase();

/** Rows of the glossary: each term, and the words that it replaces. */
function readGlossary(
  text: string,
): readonly { readonly terms: readonly string[]; readonly replaced: readonly string[] }[] {
  const list = (cell = "") => cell.split(",").flatMap((word) => wordsOf(word.trim()).trim() || []);
  return text
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| term |"))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, terms, , replaced]) => ({ terms: list(terms), replaced: list(replaced) }));
}

const rows = readGlossary(readFileSync(`${root}.github/GLOSSARY.md`, "utf8"));
const terms = rows.flatMap((row) => row.terms);
const replacedWords = rows.flatMap((row) => row.replaced).filter((word) => OTHER_MEANINGS[word] === undefined);

/** Words of the glossary's third column that a name contains; longer terms of the first column are skipped. */
function replacedWordsIn(name: string): readonly string[] {
  const words = terms
    .filter((term) => term.includes(" "))
    .reduce((rest, term) => rest.replaceAll(term, "/"), wordsOf(name));
  return replacedWords.filter((word) => new RegExp(`\\b${word}\\b`).test(words));
}

describe("words that the glossary replaces", () => {
  test("are in no name of a file", () => {
    expect(FILES.length).toBeGreaterThan(1_000);
    expect(FILES.filter((file) => replacedWordsIn(basename(file)).length > 0)).toEqual([]);
  });

  test("are in no exported name", () => {
    const found = FILES.flatMap((file) =>
      Array.from(readFileSync(root + file, "utf8").matchAll(EXPORT), ([, name = ""]) => name)
        .filter((name) => replacedWordsIn(name).length > 0)
        .map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});
