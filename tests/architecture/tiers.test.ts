import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** A test that fails by chance and is left out of `npm test` until its cause is found. */
interface Quarantined {
  readonly file: string;
  /** Its title, which carries `@quarantine`. */
  readonly test: string;
  /** Date of the first failure, e.g. `2026-11-29`. */
  readonly since: string;
  readonly firstError: string;
  /** What is known of the cause. */
  readonly cause: string;
}

const QUARANTINED: readonly Quarantined[] = JSON.parse(read("tests/quarantine.json"));
const MAX_QUARANTINED = 8;
const MAX_DAYS = 14;
const DAY_MS = 86_400_000;

/** Takes a build of its own, so that only `npm run test:all` has the time for it. */
const NEVER_IN_GATE = ["tests/journeys/launcher-build.journey.ts"];

test("few tests are in quarantine, each with a reason, and none for long", () => {
  const marks = globSync("tests/{journeys,gallery}/**/*.ts", { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/@quarantine/g)].map(() => file).filter((name) => !name.endsWith("playwright.config.ts")),
  );
  expect(marks).toHaveLength(QUARANTINED.length);
  expect(QUARANTINED.length).toBeLessThanOrEqual(MAX_QUARANTINED);
  for (const { file, test: name, since, firstError, cause } of QUARANTINED) {
    expect(read(file)).toContain(name);
    expect(name).toContain("@quarantine");
    expect([firstError, cause]).not.toContain("");
    expect((Date.now() - Date.parse(since)) / DAY_MS, `${name} is to be mended`).toBeLessThanOrEqual(MAX_DAYS);
  }
});

/** The rows of its tables. */
const promises = read("tests/RECOVERY.md")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .join("\n");
const named = [...new Set([...promises.matchAll(/`(tests\/[\w./-]+\.(?:test|journey)\.tsx?)`/g)])].map(
  ([, file = ""]) => file,
);

test.each(named)("%s, which proves a promise of recovery, runs in npm test", (file) => {
  expect(existsSync(join(root, file))).toBe(true);
  if (!file.endsWith(".journey.ts") || NEVER_IN_GATE.includes(file)) return;
  // A title with a condition in it stands for several journeys, the first of which is not wide.
  const titles = [...read(file).matchAll(/\btest(?:Alone)?\(\s*(["`])(.+)\1/g)].map(([, , title = ""]) => title);
  expect(titles.filter((title) => !/@wide(?!-)|@quarantine/.test(title) || title.includes("?"))).not.toEqual([]);
});
