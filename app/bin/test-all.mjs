// npm run test:all: everything, also what `npm test` leaves out: all rows, languages and engines, services on separate
// origins, the launcher build, and at the end, alone, the tests that measure time. `-- --shard 1/4` runs a quarter.
import { install } from "./bootstrap.mjs";
import { exitWithCounts, reportTests, runChecks, STATIC_CHECKS } from "./checks.mjs";
import { describeChromium, findChromiumWithoutWindows, findChromiumWithWindows } from "./find-chromium.mjs";
import { findFirefox } from "./find-firefox.mjs";
import { missingForNativeHost } from "./find-native-host.mjs";
import { createRunFolder } from "./run-folder.mjs";
import { BUILD, browserTests, LAUNCHER_BUILD, playwright, SCRIPT_SIZES, unitTests, vitest } from "./test-stages.mjs";

const [option, shard, ...rest] = process.argv.slice(2);
if (option !== undefined && (option !== "--shard" || !/^[1-9]\d*\/[1-9]\d*$/.test(shard ?? "") || rest.length > 0)) {
  process.stderr.write("npm run test:all takes one option, such as --shard 1/4.\n");
  process.exit(2);
}
/** What cannot be divided runs in the first shard. */
const isFirst = shard === undefined || shard.startsWith("1/");

install();
const firefox = findFirefox();
const chromium = findChromiumWithoutWindows();
process.stdout.write(describeChromium(chromium));
const setup = {
  CHROMIUM_PATH: chromium,
  FIREFOX_PATH: firefox ?? "",
  TMPDIR: createRunFolder(),
  PRINTS_TIMES: "1",
};

const engines = [];
if (firefox === null) process.stdout.write("left out  journeys in Firefox: not installed is firefox-esr\n");
else engines.push(["journeys in Firefox", playwright("firefox")]);
const withWindows = findChromiumWithWindows();
if (withWindows === null)
  process.stdout.write("left out  pages that the browser keeps for Back: not installed is Chromium\n");
const missing = missingForNativeHost();
if (missing.length === 0) engines.push(["journeys in the desktop host", playwright("hosts")]);
else process.stdout.write(`left out  journeys in the desktop host: not installed are ${missing.join(", ")}\n`);

const options = { isWide: true, others: shard === undefined ? [] : [`--shard=${shard}`] };
const results = await Promise.all([
  isFirst ? runChecks(STATIC_CHECKS, setup) : runChecks([], setup),
  runChecks([BUILD, LAUNCHER_BUILD, SCRIPT_SIZES], setup),
]);
results.push(await runChecks([unitTests(options), ...browserTests(options)], setup));
const split = ["journeys with services on separate hosts", playwright("journeys", ["topologies", ...options.others])];
results.push(await runChecks([split], { ...setup, TOPOLOGY: "split" }));
if (isFirst) {
  // The headless shell keeps no pages for Back.
  const kept = ["pages that the browser keeps for Back", playwright("journeys", ["back-forward-cache"])];
  if (withWindows !== null) results.push(await runChecks([kept], { ...setup, CHROMIUM_PATH: withWindows }));
  const timing = ["tests that measure time", vitest(["timing"], { isWide: true })];
  results.push(await runChecks([...engines, timing], setup));
}
reportTests(results);
exitWithCounts(results);
