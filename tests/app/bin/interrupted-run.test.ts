import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/temporary-folder.ts";

const CHECKS = pathToFileURL(join(import.meta.dirname, "../../../app/bin/checks.mjs")).href;

test("an interrupted run of tests ends what its stages have started, also what does not heed an interruption", async () => {
  const pidFile = join(makeTemporaryFolder(), "pid");
  // A runner that has started a program of its own.
  const stage = `
    require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
    require("node:fs").writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
    setInterval(() => {}, 1000);`;
  const run = spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { runChecks } from ${JSON.stringify(CHECKS)};
       await runChecks([["stage", [process.execPath, "-e", ${JSON.stringify(stage)}]]]);`,
    ],
    { stdio: "ignore" },
  );
  const readPid = () => {
    try {
      return Number(readFileSync(pidFile, "utf8"));
    } catch {
      return 0;
    }
  };
  await expect.poll(readPid).toBeGreaterThan(0);
  const group = readPid();
  const isThere = () => {
    try {
      return process.kill(-group, 0);
    } catch {
      return false;
    }
  };
  expect(isThere()).toBe(true);
  run.kill("SIGTERM");
  const [code] = await once(run, "exit");
  expect(code).toBe(1);
  await expect.poll(isThere).toBe(false);
});
