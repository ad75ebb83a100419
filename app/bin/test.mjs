// npm test: installs missing tools and runs every check; prints one line per check, and the whole output of a failed
// one.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { install } from "./bootstrap.mjs";
import { buildIfStale, buildLauncherIfStale } from "./build-if-stale.mjs";
import { exitWithCounts, program, runChecks, STATIC_CHECKS } from "./checks.mjs";
import { findChromiumWithoutWindows } from "./find-chromium.mjs";
import { findFirefox } from "./find-firefox.mjs";
import { missingForNativeHost } from "./find-native-host.mjs";

install();
const chromium = findChromiumWithoutWindows();

/** Memory that can be written to as a folder, on Linux. */
const MEMORY = "/dev/shm";
/** Far more than tests store in their folders at one time. */
const ROOM_FOR_FOLDERS_BYTES = 4 * 1024 ** 3;

function hasRoomInMemory() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  // The browser and the databases need memory themselves.
  return bavail * bsize >= ROOM_FOR_FOLDERS_BYTES && freemem() >= 2 * ROOM_FOR_FOLDERS_BYTES;
}

/**
 * Each store has its own copy of a database, in memory if there is enough of it, which saves a sixth of the total work.
 */
const folders = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), "purple-store-tests-"));
// As root, PostgreSQL runs as another user, who writes here too.
chmodSync(folders, 0o1777);
process.on("exit", () => rmSync(folders, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const setup = { CHROMIUM_PATH: chromium, TMPDIR: folders };

/** Prints only failures, so that a truncated log still shows the cause. */
const vitest = (...projects) => [
  program("vitest"),
  "run",
  "--reporter=minimal",
  "--no-color",
  ...projects.flatMap((project) => ["--project", project]),
];
const playwright = (folder) => [program("playwright"), "test", "--config", `tests/${folder}/playwright.config.ts`];

const BUILDS = [
  ["build", buildIfStale],
  ["build for the launcher", buildLauncherIfStale],
  ["size of the scripts", [program("size-limit")]],
];

/** Sequential, in this order: checks that fail fast come first. */
const TESTS = [
  ["rules, adapters, backend and processes", vitest("core", "adapters", "app")],
  // Not parallel to the others: on a machine that is busy with databases a browser can start too late for its runner.
  // Three at a time, because they wait a quarter of their time for frames and for the browser.
  ["components in Chromium", [...vitest("components"), "--maxWorkers=3"]],
  ["gallery of components in Chromium", playwright("gallery")],
  ["journeys in Chromium", playwright("journeys")],
];

const firefox = findFirefox();
if (firefox === null) process.stdout.write("left out  journeys in Firefox: not installed is firefox-esr\n");
else {
  setup.FIREFOX_PATH = firefox;
  TESTS.push(["journeys in Firefox", playwright("firefox")]);
}

const missing = missingForNativeHost();
if (missing.length === 0) TESTS.push(["journeys in the desktop host", playwright("hosts")]);
else process.stdout.write(`left out  journeys in the desktop host: not installed are ${missing.join(", ")}\n`);

// Both rows at the same time, as each of them is busy with one core.
const [sources, builds] = await Promise.all([runChecks(STATIC_CHECKS, setup), runChecks(BUILDS, setup)]);
exitWithCounts(sources, builds, await runChecks(TESTS, setup));
