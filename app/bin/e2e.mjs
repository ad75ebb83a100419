// npm run e2e: all journeys in Chromium. Arguments after `--` go to Playwright: a file, or a name with `-g`. `--topology
// split` runs those with services on separate hosts.

import { install, runScript } from "./bootstrap.mjs";
import { buildIfStale } from "./build-if-stale.mjs";
import { findChromiumWithoutWindows } from "./find-chromium.mjs";

install();
if (!(await buildIfStale())) process.exit(1);

const given = process.argv.slice(2);
const at = given.indexOf("--topology");
const topology = at < 0 ? "" : given[at + 1];
if (at >= 0 && topology !== "split") {
  process.stderr.write("The journeys cannot start: --topology: must be split\n");
  process.exit(1);
}
const passedOn = at < 0 ? given : [...given.slice(0, at), ...given.slice(at + 2), "topologies.journey.ts"];
process.exit(
  await runScript(
    "node_modules/@playwright/test/cli.js",
    ["test", "--config", "tests/journeys/playwright.config.ts", ...passedOn],
    { CHROMIUM_PATH: findChromiumWithoutWindows(), TOPOLOGY: topology, FORCE_COLOR: "0" },
  ),
);
