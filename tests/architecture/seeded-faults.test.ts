import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const FOLDER = join(root, "tests/faults");
const PATCHES = readdirSync(FOLDER).filter((file) => file.endsWith(".patch"));
const COUNT = 40;
/** How many of them only `npm run test:all` may find. */
const MAX_FOR_ALL = 4;
/** Journeys need a build for each fault. */
const MAX_WITH_JOURNEYS = 8;

const readPatch = (file: string) => readFileSync(join(FOLDER, file), "utf8");
const readHead = (file: string, name: string) => new RegExp(`^${name}: (.+)$`, "m").exec(readPatch(file))?.[1] ?? "";

describe("the seeded faults of npm run test:faults", () => {
  test("are forty, and the gate is expected to find nearly all of them, mostly without a browser's journey", () => {
    const withValue = (name: string, value: RegExp) => PATCHES.filter((file) => value.test(readHead(file, name)));
    expect(PATCHES).toHaveLength(COUNT);
    expect(withValue("Tier", /^all$/).length).toBeLessThanOrEqual(MAX_FOR_ALL);
    expect(withValue("Tests", /tests\/(journeys|gallery)\//).length).toBeLessThanOrEqual(MAX_WITH_JOURNEYS);
  });

  test.each(PATCHES)("%s says what players or operators would notice, and which tests find it", (file) => {
    expect(readHead(file, "Fault")).not.toBe("");
    expect(readHead(file, "Tier")).toMatch(/^(gate|all)$/);
    const tests = readHead(file, "Tests").split(" ");
    expect(tests.filter((path) => !path.startsWith("tests/") || !existsSync(join(root, path)))).toEqual([]);
  });

  // The sources can be used without git, but a contributor has it.
  const hasGit = spawnSync("git", ["--version"]).status === 0;
  test.skipIf(!hasGit).each(PATCHES)("%s can be applied to the sources", (file) => {
    const { status, stderr } = spawnSync("git", ["apply", "--check", "-C1", join(FOLDER, file)], {
      cwd: root,
      // Sources in a folder of another repository are no part of it.
      env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(root.replace(/\/$/, "")) },
    });
    expect(stderr.toString()).toBe("");
    expect(status).toBe(0);
  });
});
