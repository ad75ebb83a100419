// npm test: installs missing tools and runs what must pass before a change is merged; prints one line per stage, and the
// whole output of a failed one. `npm run test:all` runs everything.
import { spawnSync } from "node:child_process";
import { install, root } from "./bootstrap.mjs";
import { exitWithCounts, reportTests, runChecks, runReport, STATIC_CHECKS } from "./checks.mjs";
import { describeChromium, findChromiumWithoutWindows, isHeadlessShell } from "./find-chromium.mjs";
import { describeMachine, isCalm, measureSlowness } from "./machine-speed.mjs";
import { createRunFolder } from "./run-folder.mjs";
import { BUILD, browserTests, rotatedJourneys, SCRIPT_SIZES, unitTests } from "./test-stages.mjs";

/** How many tests may pass only at the second try. More are a fault of a new kind, or the machine is not fit for tests. */
const MAX_FLAKY = 3;

/**
 * Longest time of a run after the installation, on a calm machine with a headless shell: with the installation it stays
 * below a quarter of an hour. Beyond this, tests have become slower, and have to be made faster.
 */
const MAX_SECONDS = 880;

/** Longest time of the report at the end, which only gets what the stages before it leave of the budget. */
const MAX_REPORT_SECONDS = 120;
/** In less the report's stores would hardly be started. */
const MIN_REPORT_SECONDS = 30;

if (process.argv.length > 2) {
  process.stderr.write(
    `npm test takes no options (${process.argv.slice(2).join(" ")}): for parts of it there are check, test:unit, test:ui and e2e.\n`,
  );
  process.exit(2);
}
const slowness = await measureSlowness();
process.stdout.write(describeMachine(slowness));
install();
// Without the installation, whose time is that of the network.
const startedAt = Date.now();
const chromium = findChromiumWithoutWindows();
process.stdout.write(describeChromium(chromium));
const setup = {
  CHROMIUM_PATH: chromium,
  TMPDIR: createRunFolder(),
  TEST_TIER: "gate",
  PRINTS_TIMES: "1",
};

/** Ends the run after a failure in what all further stages rest on. */
function continueWith(...results) {
  if (results.some(({ failed }) => failed > 0)) exitWithCounts(results);
  return results;
}

// Both rows at the same time, as each of them is busy with one core.
const first = continueWith(
  ...(await Promise.all([runChecks(STATIC_CHECKS, setup), runChecks([BUILD, SCRIPT_SIZES], setup)])),
);
const second = continueWith(...first, await runChecks([unitTests()], setup));
const slownessBetween = await measureSlowness();
const results = [...second, await runChecks(browserTests(), setup)];

const seconds = Math.round((Date.now() - startedAt) / 1000);
const isBudgeted = isHeadlessShell(chromium) && [slowness, slownessBetween, await measureSlowness()].every(isCalm);
const left = isBudgeted ? Math.min(MAX_REPORT_SECONDS, MAX_SECONDS - seconds) : MAX_REPORT_SECONDS;
if (left >= MIN_REPORT_SECONDS) {
  // Digest of the sources: which of the journeys that are left out run this time.
  const tree = spawnSync("git", ["rev-parse", "HEAD^{tree}"], { cwd: root, encoding: "utf8" }).stdout || "0";
  await runReport(rotatedJourneys(tree, left), { ...setup, TEST_TIER: "rotation" });
}
reportTests(results);
const budget = isBudgeted ? `at most ${MAX_SECONDS} s` : "no budget on this machine or browser";
process.stdout.write(`time    ${seconds} s without the report, ${budget}\n`);
exitWithCounts(results, { maxFlaky: MAX_FLAKY, isLate: isBudgeted && seconds > MAX_SECONDS });
