// npm test: installs missing tools and runs what must pass before a change is merged; prints one line per stage, and the
// whole output of a failed one. `npm run test:all` runs everything.
import { install } from "./bootstrap.mjs";
import { exitWithCounts, reportTests, runChecks, STATIC_CHECKS } from "./checks.mjs";
import { findChromiumWithoutWindows } from "./find-chromium.mjs";
import { createRunFolder } from "./run-folder.mjs";
import { BUILD, browserTests, SCRIPT_SIZES, unitTests } from "./test-stages.mjs";

/** How many tests may pass only at the second try. More are a fault of a new kind, or the machine is not fit for tests. */
const MAX_FLAKY = 3;

if (process.argv.length > 2) {
  process.stderr.write(
    `npm test takes no options (${process.argv.slice(2).join(" ")}): for parts of it there are check, test:unit, test:ui and e2e.\n`,
  );
  process.exit(2);
}
install();
const setup = {
  CHROMIUM_PATH: findChromiumWithoutWindows(),
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
const results = [...second, await runChecks(browserTests(), setup)];
reportTests(results);
exitWithCounts(results, MAX_FLAKY);
