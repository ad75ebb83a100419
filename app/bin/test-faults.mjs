// npm run test:faults: seeds one fault at a time into a copy of the checkout, and says which tests find it. What follows `--`
// are parts of names of faults. A fault is a patch in `tests/faults` with a head: `Fault`, `Tests` and `Tier`.
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { install, node, root } from "./bootstrap.mjs";
import { CHECK_ENVIRONMENT, STATIC_CHECKS } from "./checks.mjs";
import { findChromiumWithoutWindows } from "./find-chromium.mjs";
import { runGroup } from "./process-groups.mjs";
import { playwright, vitest } from "./test-stages.mjs";

const FAULTS = "tests/faults";
/** Characters of an output that are printed if a run says nothing of a failed test. */
const MAX_OUTPUT = 3_000;

const GATE = { words: "gate", isWide: false, environment: { TEST_TIER: "gate" } };
const ALL = { words: "test:all", isWide: true, environment: {} };

function readFault(file) {
  const patch = readFileSync(join(root, FAULTS, file), "utf8");
  const readHead = (name) => new RegExp(`^${name}: (.+)$`, "m").exec(patch)?.[1].trim() ?? "";
  return {
    name: file.replace(/\.patch$/, ""),
    patch,
    tests: readHead("Tests").split(" ").filter(Boolean),
    isForGate: readHead("Tier") === "gate",
  };
}

/** The faults whose names contain one of the texts; all without any. */
function findFaults(texts) {
  const files = readdirSync(join(root, FAULTS)).filter((file) => file.endsWith(".patch"));
  const isWanted = (file) => texts.length === 0 || texts.some((text) => file.includes(text));
  return files.filter(isWanted).map(readFault);
}

/** Journeys and the gallery need the built product, and so do tests that start it. */
function needsBuild(test, seen = new Set()) {
  if (/^tests\/(journeys|gallery)\//.test(test)) return true;
  if (seen.has(test) || !/^tests\/(app|support)\//.test(test)) return false;
  seen.add(test);
  const text = readFileSync(join(root, test), "utf8");
  const imported = [...text.matchAll(/from "(?:#(tests\/[^"]+)|(\.{1,2}\/[^"]+))"/g)].map(([, inTests, beside]) =>
    inTests === undefined ? join(dirname(test), beside) : inTests,
  );
  return /["/]\.output\b/.test(text) || imported.some((file) => needsBuild(file, seen));
}

const runFolder = mkdtempSync(join(tmpdir(), "purple-store-faults-"));
const copy = join(runFolder, "store");
// As root, PostgreSQL runs as another user, who writes here too.
chmodSync(runFolder, 0o1777);
process.on("exit", () => rmSync(runFolder, { recursive: true, force: true, maxRetries: 3 }));

/** Runs a program in the copy. */
function runInCopy([command, ...commandArguments], environment = {}) {
  const outer = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) && name !== "NODE_OPTIONS");
  const env = { ...Object.fromEntries(outer), ...CHECK_ENVIRONMENT, ...setup, ...environment };
  return runGroup([command.replace(root, copy), ...commandArguments], { cwd: copy, env });
}

/** The files of the checkout as they are now, and its packages. */
function makeCopy() {
  const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    maxBuffer: 64 * 1_024 ** 2,
  });
  if (listed.status !== 0) {
    process.stderr.write("Faults are seeded into a copy of the files that git knows: this is no checkout of git.\n");
    process.exit(2);
  }
  for (const file of listed.stdout.toString().split("\0").filter(Boolean)) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file), { verbatimSymlinks: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  mkdirSync(setup.TMPDIR, { mode: 0o777 });
  chmodSync(setup.TMPDIR, 0o1777);
}

/** Applies a patch to the copy, or takes it back; false if it does not fit. */
function applyPatch({ patch }, ...options) {
  const { status } = spawnSync("git", ["apply", "-C1", ...options], {
    cwd: copy,
    input: patch,
    // A repository around the folder of temporary files would make git leave out all files.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: runFolder },
  });
  return status === 0;
}

const build = () =>
  runInCopy([
    node(),
    "--input-type=module",
    "--eval",
    'import { buildIfStale } from "./app/bin/build-if-stale.mjs"; process.exit((await buildIfStale()) ? 0 : 1);',
  ]);

/** Runners of some files of tests, the quickest first; Vitest itself knows which project a file belongs to. */
function runsOf(tests, { isWide }, others) {
  const inFolder = (folder) => tests.filter((test) => test.startsWith(`tests/${folder}/`));
  const browserOptions = (files) => [
    ...files.map((file) => file.split("/").at(-1)),
    "--retries=0",
    ...others.playwright,
  ];
  const runs = ["gallery", "journeys"]
    .map((folder) => [folder, inFolder(folder)])
    .filter(([, files]) => files.length > 0)
    .map(([folder, files]) => playwright(folder, browserOptions(files)));
  const units = tests.filter((test) => !/^tests\/(gallery|journeys)\//.test(test));
  return units.length === 0
    ? runs
    : [vitest([], { isWide, others: ["--project=!timing", "--retry=0", ...others.vitest, ...units] }), ...runs];
}

/** The first failed test in the output of a runner. */
function firstFailed(output) {
  const found = /^\s*FAIL(?:ED)?\s+(?:\|[^|]*\|\s+)?(.+)$/m.exec(output)?.[1];
  return found?.replace(/ {2}\(\w+\)$/, "").replace(/^tests\//, "") ?? null;
}

/** Runs tests until the first one fails; its name, `null` if all have passed. */
async function findFailure(tests, tier) {
  if (tests.some((test) => needsBuild(test)) && !(await build()).passed) return "the build";
  for (const run of runsOf(tests, tier, { vitest: ["--bail=1"], playwright: ["--max-failures=1"] })) {
    const { passed, output } = await runInCopy(run, tier.environment);
    if (passed) continue;
    const failed = firstFailed(output);
    if (failed !== null) return failed;
    process.stdout.write(`${output.slice(-MAX_OUTPUT)}\n`);
    throw new Error(`the run has failed without a failed test: ${tests.join(" ")}`);
  }
  return null;
}

async function findInChecks() {
  const [lint, types] = STATIC_CHECKS;
  for (const [title, command] of [types, lint]) if (!(await runInCopy(command)).passed) return title;
  return null;
}

/** How a fault is found: the words of its line, and whether that is what its head promises. */
async function tryFault(fault) {
  if (!applyPatch(fault)) return { words: "DOES NOT APPLY", isRight: false, test: "" };
  try {
    for (const tier of [GATE, ALL]) {
      const test = await findFailure(fault.tests, tier);
      if (test !== null) return { words: `found by ${tier.words}`, isRight: tier === GATE || !fault.isForGate, test };
    }
    const check = await findInChecks();
    if (check !== null) return { words: "found by check", isRight: true, test: check };
    return { words: "NOT FOUND", isRight: false, test: fault.tests.join(" ") };
  } catch (error) {
    return { words: "NO RESULT", isRight: false, test: error.message };
  } finally {
    applyPatch(fault, "--reverse");
  }
}

/** Runs tests without a fault: one that fails anyway finds nothing. Prints a run that fails. */
async function areGreen(tests, tier) {
  if (tests.some((test) => needsBuild(test)) && !(await build()).passed) return false;
  for (const run of runsOf(tests, tier, { vitest: [], playwright: [] })) {
    const { passed, output } = await runInCopy(run, tier.environment);
    if (passed) continue;
    process.stdout.write(`${output}\n`);
    return false;
  }
  return true;
}

const testsOf = (faults) => [...new Set(faults.flatMap(({ tests }) => tests))];

const secondsSince = (startedAt) => Math.round((Date.now() - startedAt) / 1_000);
const print = (words, rest, startedAt) =>
  process.stdout.write(`${words.padEnd(17)}  ${rest}  (${secondsSince(startedAt)} s)\n`);

install();
const setup = { CHROMIUM_PATH: findChromiumWithoutWindows(), TMPDIR: join(runFolder, "tmp") };
const faults = findFaults(process.argv.slice(2));
if (faults.length === 0) {
  process.stderr.write(`No fault is called so: ${process.argv.slice(2).join(" ")}\n`);
  process.exit(2);
}
const startedAt = Date.now();
makeCopy();
const testsFor = (isForGate) => testsOf(faults.filter((fault) => fault.isForGate === isForGate));
if (!(await areGreen(testsFor(true), GATE)) || !(await areGreen(testsFor(false), ALL))) {
  print("FAILED", "the tests without a fault", startedAt);
  process.exit(1);
}
print("passed", "the tests without a fault", startedAt);

const counts = new Map();
let isRed = false;
for (const fault of faults) {
  const since = Date.now();
  const { words, isRight, test } = await tryFault(fault);
  print(words, `${fault.name}  ${test}`, since);
  counts.set(words, (counts.get(words) ?? 0) + 1);
  if (!isRight) isRed = true;
}
print(isRed ? "FAILED" : "passed", [...counts].map(([words, count]) => `${count} ${words}`).join(", "), startedAt);
process.exit(isRed ? 1 : 0);
