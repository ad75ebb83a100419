import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const DOCUMENTS = ["*.md", ".github/*.md", "{core,adapters,ui,app,locales,tests}/**/*.md"]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !file.includes("/content/"));

/** Endings that a document may omit from a path. */
const ENDINGS = [
  "",
  ".ts",
  ".tsx",
  ".mjs",
  ".test.ts",
  ".test.tsx",
  ".property.test.ts",
  ".browser.test.ts",
  ".journey.ts",
];
/** Paths of tests may begin below `tests`. */
const exists = (path: string) =>
  ["", "tests"].some((folder) => ENDINGS.some((ending) => existsSync(join(root, folder, path + ending))));

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
const missingIn = (pathsOf: (text: string, document: string) => readonly string[]) =>
  DOCUMENTS.flatMap((document) =>
    pathsOf(readFileSync(join(root, document), "utf8"), document)
      .filter((path) => !exists(path))
      .map((path) => `${document}: ${path}`),
  );

test("every link of a README leads to a file or folder of the repository, or to another site", () => {
  expect(DOCUMENTS.length).toBeGreaterThan(20);
  const linked = (text: string, document: string) =>
    matches(text, /\]\(((?![a-z]+:|#|…)[^)#\s]+)/g).map((link) => join(dirname(document), link));
  expect(missingIn(linked)).toEqual([]);
});

test("every path from the root that a README names exists", () => {
  const named = (text: string) => matches(text, /`((?:core|adapters|ui|app|locales|tests)\/[\w.@/-]*[\w/])`/g);
  expect(missingIn(named)).toEqual([]);
});

test("every file below its own folder that a README or a decision names exists", () => {
  const documents = ["core", "adapters", "app", "ui"].flatMap((folder) =>
    globSync("{README.md,overlays/README.md,decisions/*.md}", { cwd: join(root, folder) }).map((file) =>
      join(folder, file),
    ),
  );
  const missing = documents.flatMap((document) => {
    const folder = dirname(document).replace(/\/decisions$/, "");
    const files = matches(
      readFileSync(join(root, document), "utf8"),
      /`([\w@-]+(?:\/[\w@.-]+)+\.(?:tsx?|mjs|json|css))`/g,
    );
    return files
      .filter((file) => !exists(file) && !existsSync(join(root, folder, file)))
      .map((file) => `${document}: ${file}`);
  });
  expect(documents.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

test.each(["core", "adapters", "adapters/reference-backend", "app", "ui", "tests"])(
  "the table in the README of %s names every folder, and no other",
  (folder) => {
    const rows = matches(readFileSync(join(root, folder, "README.md"), "utf8"), /^\| (`.*?) \|/gm);
    const named = rows.flatMap((row) => matches(row, /`([\w-]+)\/`/g));
    const folders = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(named.toSorted()).toEqual(
      folders
        .map(({ name }) => name)
        .filter((name) => name !== "decisions")
        .toSorted(),
    );
  },
);

test("the README of the popups names every hook that opens one, and no other", () => {
  const readme = readFileSync(join(root, "ui/overlays/README.md"), "utf8");
  const sources = globSync("ui/**/use-*.{ts,tsx}", { cwd: root }).map((file) => readFileSync(join(root, file), "utf8"));
  const hooksIn = (texts: readonly string[]) => texts.flatMap((text) => matches(text, /^export function (use\w+)/gm));
  const hooks = hooksIn(sources.filter((text) => text.includes(": Popup<")));
  expect(hooks.length).toBeGreaterThan(15);
  expect(hooks.filter((hook) => !readme.includes(`\`${hook}\``))).toEqual([]);
  const rows = matches(readme, /^\| `[^|]*\/` \| ([^|]*) \|/gm);
  expect(rows.flatMap((row) => matches(row, /`(use\w+)`/g)).filter((hook) => !hooksIn(sources).includes(hook))).toEqual(
    [],
  );
});
