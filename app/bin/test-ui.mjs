// npm run test:ui: components in Chromium. What follows `--` goes to Vitest: a file, or a name with `-t`.
import { install, runScript } from "./bootstrap.mjs";
import { findChromiumWithoutWindows } from "./find-chromium.mjs";

install();
process.exit(
  await runScript(
    "node_modules/vitest/vitest.mjs",
    ["run", "--project", "components", "--maxWorkers=3", ...process.argv.slice(2)],
    { CHROMIUM_PATH: findChromiumWithoutWindows() },
  ),
);
