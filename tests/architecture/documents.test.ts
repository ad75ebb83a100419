import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { DEFAULT_CONFIGURATION } from "#app/configuration/default-configuration.ts";
import { readSettings } from "#app/configuration/settings.ts";
import { makeTemporaryFolder } from "#tests/support/temporary-folder.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");
const find = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();
const ROOMS = "{core,adapters,ui,app,locales,tests}";
const DOCUMENTS = [...find("*.md"), ...find(".github/*.md"), ...find(`${ROOMS}/**/README.md`)];
const DECISIONS = find(`${ROOMS}/**/decisions/*.md`);

/** Words of a README that fits on a page; the first one has the table of settings as well. */
const MAX_WORDS = 650;
const MAX_WORDS_OF_THE_FIRST = 1_300;
/** The format of the content is a reference with a table per file, not a page to read. */
const ONE_PAGE = find(`${ROOMS}/**/README.md`).filter((file) => !file.endsWith("/content/README.md"));
/** These name files by their path from the root or from their own folder, and nothing else that looks like a file. */
const WITH_PATHS = [
  "tests/README.md",
  "adapters/reference-backend/README.md",
  "adapters/README.md",
  "locales/README.md",
];

describe("decisions", () => {
  const folders = Object.entries(Object.groupBy(DECISIONS, (file) => dirname(file)));

  test.each(folders)("in %s are numbered without a gap, and titled with their number", (_, files = []) => {
    const numbers = files.map((file) => basename(file).slice(0, 4));
    expect(numbers).toEqual(files.map((_file, at) => String(at + 1).padStart(4, "0")));
    for (const [at, file] of files.entries()) expect(read(file)).toMatch(new RegExp(`^# ${numbers[at]}: \\S`));
  });

  test.each(DECISIONS)("%s says status, context, decision, alternatives and consequences", (file) => {
    const headings = [...read(file).matchAll(/^\*\*(\w+):\*\*/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(["Status", "Context", "Decision", "Alternatives", "Consequences"]);
  });
});

describe("READMEs", () => {
  const wordsOf = (file: string) => read(file).split(/\s+/).filter(Boolean).length;

  test.each(ONE_PAGE)("%s fits on one page", (file) => {
    expect(wordsOf(file)).toBeLessThanOrEqual(MAX_WORDS);
  });

  test("the first one fits on two pages", () => {
    expect(wordsOf("README.md")).toBeLessThanOrEqual(MAX_WORDS_OF_THE_FIRST);
  });

  test("name only commands that package.json has", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const named = DOCUMENTS.flatMap((file) =>
      [...read(file).matchAll(/npm run ([a-z0-9:]+)/g)].map(([, script = ""]) => ({ file, script })),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ script }) => scripts[script] === undefined)).toEqual([]);
  });

  test.each([...WITH_PATHS, ...DECISIONS.filter((file) => file.startsWith("adapters/reference-backend/"))])(
    "%s names only files that exist, from its folder or from the root",
    (file) => {
      const folder = dirname(file).replace(/\/decisions$/, "");
      const named = [...read(file).matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\.(?:tsx?|mjs|json))`/g)].map(
        ([, path = ""]) => path,
      );
      expect(named.filter((path) => !existsSync(join(root, folder, path)) && !existsSync(join(root, path)))).toEqual(
        [],
      );
    },
  );
});

test("sources and documents cite the specification in one form, Spec §4", () => {
  const texts = [...find(`${ROOMS}/**/*.{ts,tsx,mjs,css,md}`), ...DOCUMENTS].filter(
    (file) => !file.includes("/content/"),
  );
  const others = /specification(?:'s)?,?[\s*]+\(?(?:sections?\s|[§])/i;
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((file) => others.test(read(file)))).toEqual([]);
});

test("the glossary has each term once, and few enough to be read", () => {
  const terms = [...read(".github/GLOSSARY.md").matchAll(/^\| (?!term |---)(.*?) \|/gm)].map(([, term = ""]) => term);
  expect(terms.length).toBeGreaterThan(50);
  expect(terms.length).toBeLessThanOrEqual(120);
  expect(new Set(terms).size).toBe(terms.length);
});

describe("documents of operators and contributors", () => {
  const namesIn = (text: string) => [...text.matchAll(/`([@\w/.-]+)`/g)].map(([, name = ""]) => name);
  const firstCells = (text: string) => text.match(/^\| `.*?` \|/gm)?.join("\n") ?? "";

  test("name every package of package.json with its purpose, and no other", () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read("package.json"));
    const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    const named = namesIn(firstCells(read(".github/DEPENDENCIES.md")));
    expect(named.toSorted()).toEqual(packages.filter((name) => !name.startsWith("@types/")).toSorted());
  });

  test("name every field of the runtime configuration, and no other", () => {
    const [, fields = ""] = read(".github/CONFIGURATION.md").split("## Runtime configuration");
    expect(namesIn(firstCells(fields)).toSorted()).toEqual(Object.keys(DEFAULT_CONFIGURATION).toSorted());
  });

  test("give examples of the configuration that a store accepts", () => {
    const [, example = ""] = /```json\n(.*?)```/s.exec(read(".github/DEPLOYMENT.md")) ?? [];
    const file = join(makeTemporaryFolder(), "configuration.json");
    writeFileSync(file, example);
    const { configuration } = readSettings({ CONFIG_FILE: file, PUBLIC_ORIGIN: "https://www.example.com" });
    expect(configuration.services).toMatchObject(JSON.parse(example).services);
  });

  test("promise rightly that every command installs what is missing first", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const withoutInstall = Object.entries(scripts).filter(([, command]) => {
      const [, file] = /^node (app\/bin\/[\w-]+\.mjs)\b/.exec(command) ?? [];
      return file === undefined || !/^install\(\);$/m.test(read(file));
    });
    expect(withoutInstall).toEqual([]);
  });

  test("name every script of package.json that contributors run", () => {
    const { scripts } = JSON.parse(read("package.json"));
    const texts = DOCUMENTS.map(read).join("\n");
    expect(Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(texts))).toEqual([]);
  });
});
