// Checks that `npm run check` and `npm test` share, and how they are run and reported.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";

export const program = (name) => join(root, "node_modules", ".bin", name);

/** Read the sources alone: neither a build nor a browser. */
export const STATIC_CHECKS = [
  ["format and lint", [program("biome"), "check", "--error-on-warnings", "."]],
  ["types", [program("tsc"), "-b"]],
  ["direction of imports", [program("node"), "tests/architecture/check-imports.mjs"]],
  ["unused code and packages", [program("knip")]],
  ["code that only tests use", [program("knip"), "--production", "--config", ".knip.production.mjs"]],
];

/** Environment of all checks. FORCE_COLOR is understood by all tools; with NO_COLOR beside it Node warns in every process. */
export const CHECK_ENVIRONMENT = {
  FORCE_COLOR: "0",
  PATH: `${join(root, "node_modules", ".bin")}:${process.env.PATH}`,
};

/** Output of the component tests when Chromium itself has crashed: no test has failed or finished. */
const CHROMIUM_DIED = "VITEST_BROWSER_CONNECTION_CLOSED";

function runQuietly([command, ...commandArguments], setup) {
  return new Promise((resolve) => {
    const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
    const child = spawn(command, commandArguments, {
      cwd: root,
      env: { ...environment, ...CHECK_ENVIRONMENT, ...setup },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const output = [];
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.on("error", (error) => resolve({ passed: false, output: error.message }));
    child.on("close", (code) => resolve({ passed: code === 0, output: Buffer.concat(output).toString() }));
  });
}

async function run(check, setup) {
  if (typeof check === "function") return { passed: await check(), output: "" };
  const first = await runQuietly(check, setup);
  if (first.passed || !first.output.includes(CHROMIUM_DIED)) return first;
  process.stdout.write("Chromium has died, once more …\n");
  return runQuietly(check, setup);
}

/** Last line in which a runner counts its tests, e.g. "Tests  812 passed (812)". */
const countOf = (output) =>
  output
    .match(/^.*\b\d+ passed\b.*$/gm)
    ?.at(-1)
    ?.trim() ?? "";

/**
 * Runs checks one after the other and prints one line each, and the whole output of one that fails.
 * @returns how many passed and failed
 */
export async function runChecks(checks, setup = {}) {
  const counts = { passed: 0, failed: 0 };
  for (const [title, check] of checks) {
    const startedAt = Date.now();
    const { passed, output } = await run(check, setup);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    process.stdout.write(`${passed ? "passed" : "FAILED"}  ${title}  ${countOf(output)}  (${seconds} s)\n`);
    if (passed) counts.passed += 1;
    else {
      counts.failed += 1;
      process.stdout.write(`${output}\n`);
    }
  }
  return counts;
}

/** Prints the sums of several `runChecks` and ends the process: 1 if a check has failed. */
export function exitWithCounts(...counts) {
  const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
  process.stdout.write(`${sum("passed")} passed, ${sum("failed")} failed\n`);
  process.exit(sum("failed") === 0 ? 0 : 1);
}
