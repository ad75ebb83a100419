// Checks that `npm run check`, `npm test` and `npm run test:all` share, and how they are run and reported.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";
import { runGroup } from "./process-groups.mjs";

export const program = (name) => join(root, "node_modules", ".bin", name);

/** Read the sources alone: without a build, a browser or a database. */
export const STATIC_CHECKS = [
  ["format and lint", [program("biome"), "check", "--error-on-warnings", "."]],
  ["types", [program("tsc"), "-b"]],
  ["direction of imports", [program("node"), "tests/architecture/check-imports.mjs"]],
  ["unused code and packages", [program("knip")]],
  ["code that only tests use", [program("knip"), "--production", "--config", ".knip.production.mjs"]],
  [
    "documents, structure and texts",
    [program("vitest"), "run", "--reporter=minimal", "--no-color", "--project", "documents"],
  ],
];

/** Environment of all checks. FORCE_COLOR is understood by all tools; with NO_COLOR beside it Node warns in every process. */
export const CHECK_ENVIRONMENT = {
  FORCE_COLOR: "0",
  PATH: `${join(root, "node_modules", ".bin")}:${process.env.PATH}`,
};

/** Output of the component tests when Chromium itself has crashed. */
const CHROMIUM_DIED = "VITEST_BROWSER_CONNECTION_CLOSED";

function runQuietly(command, setup) {
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  return runGroup(command, { cwd: root, env: { ...environment, ...CHECK_ENVIRONMENT, ...setup } });
}

/** What follows each occurrence of a word at the beginning of a line. */
const linesAfter = (word, output) =>
  output
    .split("\n")
    .filter((line) => line.startsWith(word))
    .map((line) => line.slice(word.length).trim());

async function run(check, setup) {
  if (typeof check === "function") return { passed: await check(), output: "" };
  const first = await runQuietly(check, setup);
  const left = linesAfter("NO RESULT", first.output);
  if (first.passed || !first.output.includes(CHROMIUM_DIED) || left.length === 0) return first;
  process.stdout.write(`Chromium has died; ${left.length} test files without a result run again …\n`);
  // They are this shard's already.
  const withoutShard = check.filter((argument) => !argument.startsWith("--shard"));
  const second = await runQuietly([...withoutShard, ...left], setup);
  // A test that had failed before that stays failed.
  const hadFailed = /^\s*(Tests|Test Files)\s.*\d+ failed/m.test(first.output);
  return { passed: second.passed && !hadFailed, output: `${first.output}\n${second.output}` };
}

/** Last line in which a runner counts its tests, e.g. "Tests  812 passed (812)". */
const countOf = (output) =>
  output
    .match(/^.*\b\d+ passed\b.*$/gm)
    ?.at(-1)
    ?.trim() ?? "";

/** Prints the output of tests without their times. */
function printFailures(output) {
  const lines = output.split("\n").filter((line) => !line.startsWith("TOOK "));
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Results of checks: counts, tests that passed at the second try, and the time of each test in seconds. */
const noResults = () => ({ passed: 0, failed: 0, flaky: [], times: [] });

/**
 * Runs checks one after the other and prints one line each, and the whole output of one that fails.
 * @returns the results, as in `noResults`
 */
export async function runChecks(checks, setup = {}) {
  const results = noResults();
  for (const [title, check] of checks) {
    const startedAt = Date.now();
    const { passed, output } = await run(check, setup);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    process.stdout.write(`${passed ? "passed" : "FAILED"}  ${title}  ${countOf(output)}  (${seconds} s)\n`);
    results.flaky.push(...linesAfter("FLAKY", output));
    for (const line of linesAfter("TOOK", output)) {
      const [, time, name] = /^(\d+) s {2}(.*)$/.exec(line) ?? [];
      results.times.push({ seconds: Number(time), name });
    }
    if (passed) results.passed += 1;
    else {
      results.failed += 1;
      printFailures(output);
    }
  }
  return results;
}

/** Runs tests that only report: it prints how many have failed, and why, and blocks nothing. */
export async function runReport([title, check], setup) {
  const startedAt = Date.now();
  const { output } = await run(check, setup);
  const failed = linesAfter("FAILED", output).length;
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  process.stdout.write(`report  ${title}  ${countOf(output)}, ${failed} failed  (${seconds} s)\n`);
  if (failed > 0) printFailures(output);
}

/** How many of the slowest tests are named at the end of a run. */
const SLOWEST = 10;

/** Prints the slowest tests and those that passed at the second try, and stores the latter in `test-results/flaky.jsonl`. */
export function reportTests(results) {
  const slowest = results
    .flatMap(({ times }) => times)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  for (const { seconds, name } of slowest) process.stdout.write(`slow   ${seconds} s  ${name}\n`);
  const flaky = results.flatMap((result) => result.flaky);
  for (const line of flaky) process.stdout.write(`FLAKY  ${line}\n`);
  const folder = join(root, "test-results");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "flaky.jsonl"), flaky.map((line) => `${JSON.stringify({ test: line })}\n`).join(""));
}

/**
 * Prints the sums of several `runChecks` and ends the process: 1 if a check has failed, if more tests than `maxFlaky` passed
 * only at the second try, or if the run took too long.
 */
export function exitWithCounts(results, { maxFlaky = 0, isLate = false } = {}) {
  const sum = (name) => results.reduce((total, count) => total + count[name], 0);
  const flaky = results.flatMap((result) => result.flaky).length;
  const faults = [
    ...(flaky > maxFlaky ? [`${flaky} tests passed only at the second try; at most ${maxFlaky} may`] : []),
    ...(isLate ? ["the run took too long: make the slowest tests faster"] : []),
  ];
  for (const fault of faults) process.stdout.write(`FAILED  ${fault}\n`);
  const failed = sum("failed") + faults.length;
  process.stdout.write(`${sum("passed")} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}
