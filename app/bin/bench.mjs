// npm run bench: figures of load times, server and script sizes, printed as ratios. Not part of npm test.
import { install, runScript } from "./bootstrap.mjs";
import { buildIfStale } from "./build-if-stale.mjs";
import { findChromium } from "./find-chromium.mjs";

install();
if (!(await buildIfStale())) process.exit(1);
process.exit(await runScript("tests/bench/run.ts", process.argv.slice(2), { CHROMIUM_PATH: findChromium() }));
