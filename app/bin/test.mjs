// npm test: sets up what is missing and runs every check; prints one line a check, and the whole output of one that fails.
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { install, root } from "./bootstrap.mjs";
import { buildIfStale, buildLauncherIfStale } from "./build-if-stale.mjs";
import { findChromiumWithoutWindows } from "./find-chromium.mjs";
import { findFirefox } from "./find-firefox.mjs";
import { missingForNativeHost } from "./find-native-host.mjs";

install();
const chromium = findChromiumWithoutWindows();

/** Memory that can be written to as a folder, on Linux. */
const MEMORY = "/dev/shm";
/** Far more than what tests have in their folders at one time. */
const ROOM_FOR_FOLDERS_BYTES = 4 * 1024 ** 3;

function hasRoomInMemory() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  // The browser and the databases need memory themselves.
  return bavail * bsize >= ROOM_FOR_FOLDERS_BYTES && freemem() >= 2 * ROOM_FOR_FOLDERS_BYTES;
}

/** Each store has a database of its own, copied and thrown away: in memory where there is room, which spares a sixth of all work. */
const folders = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), "purple-store-tests-"));
// Under root a PostgreSQL has a user of its own, who puts its files in here as well.
chmodSync(folders, 0o1777);
process.on("exit", () => rmSync(folders, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const program = (name) => join(root, "node_modules", ".bin", name);
const SETUP = {
  // Understood by all of them; with NO_COLOR beside it Node warns in every process of Playwright.
  FORCE_COLOR: "0",
  CHROMIUM_PATH: chromium,
  TMPDIR: folders,
  PATH: `${join(root, "node_modules", ".bin")}:${process.env.PATH}`,
};

/** Prints what failed and nothing else, so that a log which is cut short still says why. */
const vitest = (...projects) => [
  program("vitest"),
  "run",
  "--reporter=minimal",
  "--no-color",
  ...projects.flatMap((project) => ["--project", project]),
];

/** Beside each other, as each of them is busy with one core; in this order within a row. */
const READING_AND_BUILDING = [
  [
    ["format and lint", [program("biome"), "check", "--error-on-warnings", "."]],
    ["types", [program("tsc"), "-b"]],
    ["direction of imports", [program("node"), "tests/architecture/check-imports.mjs"]],
    ["unused code and packages", [program("knip")]],
    ["code that only tests use", [program("knip"), "--production", "--config", ".knip.production.mjs"]],
  ],
  [
    ["build", buildIfStale],
    ["build for the launcher", buildLauncherIfStale],
    ["size of the scripts", [program("size-limit")]],
  ],
];

/** One after the other, in this order: what fails fast comes first. */
const CHECKS = [
  ["rules, adapters, backend and processes", vitest("core", "adapters", "app")],
  // Not beside the others: a browser that starts on a machine which is busy with databases can be too late for its runner.
  // Three at a time, as they wait a quarter of their time: for frames, and for what the browser has to say.
  ["components in Chromium", [...vitest("components"), "--maxWorkers=3"]],
  [
    "gallery of components in Chromium",
    [program("playwright"), "test", "--config", "tests/gallery/playwright.config.ts"],
  ],
  ["journeys in Chromium", [program("playwright"), "test", "--config", "tests/journeys/playwright.config.ts"]],
];

const firefox = findFirefox();
if (firefox === null) process.stdout.write("left out  journeys in Firefox: not installed is firefox-esr\n");
else {
  SETUP.FIREFOX_PATH = firefox;
  CHECKS.push([
    "journeys in Firefox",
    [program("playwright"), "test", "--config", "tests/firefox/playwright.config.ts"],
  ]);
}

const missing = missingForNativeHost();
if (missing.length === 0) {
  CHECKS.push([
    "journeys in the desktop host",
    [program("playwright"), "test", "--config", "tests/hosts/playwright.config.ts"],
  ]);
} else process.stdout.write(`left out  journeys in the desktop host: not installed are ${missing.join(", ")}\n`);

function runQuietly([command, ...commandArguments]) {
  return new Promise((resolve) => {
    const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
    const child = spawn(command, commandArguments, {
      cwd: root,
      env: { ...environment, ...SETUP },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const output = [];
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.on("error", (error) => resolve({ passed: false, output: error.message }));
    child.on("close", (code) => resolve({ passed: code === 0, output: Buffer.concat(output).toString() }));
  });
}

/** What the component tests' runner says when Chromium itself has died under it: no test has failed, and none has run to its end. */
const CHROMIUM_DIED = "VITEST_BROWSER_CONNECTION_CLOSED";

async function run(check) {
  if (typeof check === "function") return { passed: await check(), output: "" };
  const first = await runQuietly(check);
  if (first.passed || !first.output.includes(CHROMIUM_DIED)) return first;
  process.stdout.write("Chromium has died, once more …\n");
  return runQuietly(check);
}

/** Last line in which a runner counts its tests, e.g. "Tests  812 passed (812)". */
const countOf = (output) =>
  output
    .match(/^.*\b\d+ passed\b.*$/gm)
    ?.at(-1)
    ?.trim() ?? "";

let passedChecks = 0;
let failed = 0;
async function report([title, check]) {
  const startedAt = Date.now();
  const { passed, output } = await run(check);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  process.stdout.write(`${passed ? "passed" : "FAILED"}  ${title}  ${countOf(output)}  (${seconds} s)\n`);
  if (passed) passedChecks += 1;
  else {
    failed += 1;
    process.stdout.write(`${output}\n`);
  }
}

async function reportAll(checks) {
  for (const check of checks) await report(check);
}

await Promise.all(READING_AND_BUILDING.map(reportAll));
await reportAll(CHECKS);
process.stdout.write(`${passedChecks} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
