import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const EXAMPLE = join(root, "adapters/reference-backend/content/example");
const folder = mkdtempSync(join(tmpdir(), "content-"));
const TIMEOUT_MS = 60_000;

function check(path: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["app/bin/check-content.mjs", path], {
    cwd: root,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("npm run content:check", () => {
  test("prints a line for each fault and exits with an error, or reports that there is none", {
    timeout: TIMEOUT_MS,
  }, () => {
    expect(check(EXAMPLE)).toEqual({ status: 0, stdout: `${EXAMPLE} has no faults\n`, stderr: "" });
    cpSync(EXAMPLE, folder, { recursive: true });
    writeFileSync(join(folder, "labels.json"), '{ "genres": ["adventure", "adventure"], "moods": [] }');
    writeFileSync(join(folder, "rewards.json"), "[");
    const { status, stdout, stderr } = check(folder);
    expect(status).toBe(1);
    expect(stdout).toMatch(/ has \d+ faults and \d+ warnings\n$/);
    expect(stderr.split("\n")).toContain("labels.json: moods: is not a known field");
    expect(stderr).toMatch(/^rewards\.json: is not valid JSON/m);
  });

  test("names a folder that does not exist", { timeout: TIMEOUT_MS }, () => {
    const missing = join(folder, "missing");
    expect(check(missing)).toEqual({ status: 1, stdout: "", stderr: `${missing} does not exist\n` });
  });
});
