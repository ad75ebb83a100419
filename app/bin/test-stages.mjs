// Stages of `npm test` and `npm run test:all`, without those that need a browser other than Chromium.
import { buildIfStale, buildLauncherIfStale } from "./build-if-stale.mjs";
import { program } from "./checks.mjs";

/**
 * Vitest with the failures only, so that a truncated log still shows the cause. `isWide`: with the tests that `npm test`
 * leaves out.
 */
export const vitest = (projects, { isWide = false, others = [] } = {}) => [
  program("vitest"),
  "run",
  "--reporter=minimal",
  "--reporter=./tests/support/vitest-reporter.ts",
  "--no-color",
  ...(isWide ? [] : ["--tags-filter=!wide"]),
  ...projects.flatMap((project) => ["--project", project]),
  ...others,
];

/** Playwright with the configuration of a folder of tests. */
export const playwright = (folder, others = []) => [
  program("playwright"),
  "test",
  "--config",
  `tests/${folder}/playwright.config.ts`,
  ...others,
];

export const BUILD = ["build", buildIfStale];
export const LAUNCHER_BUILD = ["build for the launcher", buildLauncherIfStale];
export const SCRIPT_SIZES = ["size of the scripts", [program("size-limit")]];

/** Rules, contracts, backend and processes. */
export const unitTests = (options) => [
  "rules, adapters, backend and processes",
  vitest(["core", "adapters", "app"], options),
];

/** Tests in Chromium: components, the gallery of components, journeys. */
export const browserTests = ({ isWide = false, others = [] } = {}) => [
  ["components in Chromium", vitest(["components"], { isWide, others })],
  ["gallery of components in Chromium", playwright("gallery", others)],
  ["journeys in Chromium", playwright("journeys", others)],
];

/** In how many runs of `npm test` every journey that it leaves out runs once. */
const RUNS_OF_A_ROTATION = 8;

/** A part of the journeys that `npm test` leaves out, chosen by `digest` of the sources; it ends after `maxSeconds`. */
export const rotatedJourneys = (digest, maxSeconds) => [
  "part of the journeys that only npm run test:all runs in full",
  playwright("journeys", [
    `--shard=${(Number.parseInt(digest.slice(0, 8), 16) % RUNS_OF_A_ROTATION) + 1}/${RUNS_OF_A_ROTATION}`,
    `--global-timeout=${maxSeconds * 1_000}`,
    "--retries=0",
  ]),
];
