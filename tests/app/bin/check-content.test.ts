import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/temporary-folder.ts";
import { runStoreToItsEnd, startStore } from "../../support/start-store.ts";

const root = join(import.meta.dirname, "../../..");
const EXAMPLE = join(root, "adapters/reference-backend/content/example");
const folder = makeTemporaryFolder();
const TIMEOUT_MS = 60_000;

function check(path: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["app/bin/check-content.mjs", path], {
    cwd: root,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

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

test("a store shows CONTENT_DIR alone, or ends with its first fault", { timeout: 2 * TIMEOUT_MS }, async () => {
  const CONTENT_DIR = join(folder, "own");
  const settings = { CONTENT_DIR, DATA_DIR: join(folder, "data"), LOG_LEVEL: "error" };
  cpSync(EXAMPLE, CONTENT_DIR, { recursive: true });
  const texts = join(CONTENT_DIR, "games/harbor/texts/en-US.json");
  writeFileSync(texts, readFileSync(texts, "utf8").replaceAll("Harbor Lights", "Copper Pier"));
  const store = await startStore(settings);
  const html = await (await fetch(`${store.origin}/?countryCode=US`)).text();
  const { achievements } = await (await fetch(`${store.origin}/api/store/games/harbor/achievements`)).json();
  expect((await fetch(store.origin + achievements[0].badge)).status).toBe(200);
  await store.stop();
  expect(html).toContain("Copper Pier");
  expect(new Set(html.match(/\/game\/\w+/g))).toEqual(new Set(["/game/harbor"]));
  expect(html).not.toMatch(/Harbor Lights"|bnsneo|Purple reference store|NCSOFT|@purple|policy\.example\/privacy/);
  writeFileSync(texts, "{}");
  const line = /^The .+ start: CONTENT_DIR has faults: games.+ \(and \d+ more\); .+content:check -- .+\/own\n$/;
  expect(await runStoreToItsEnd(settings)).toMatchObject({ code: 1, stderr: expect.stringMatching(line) });
});
