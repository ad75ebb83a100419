// npm run soak: random player actions on networks that drop and duplicate: 500 in this process over HTTP, then 500 in
// Chromium on the built store. `-- --walks 5000` runs more; `-- --seed 7` repeats a run.
import { join } from "node:path";
import { install, root, run } from "./bootstrap.mjs";
import { buildIfStale } from "./build-if-stale.mjs";
import { findChromiumWithoutWindows } from "./find-chromium.mjs";

install();
const option = (name, otherwise) => {
  const asked = process.argv.indexOf(`--${name}`);
  return asked === -1 ? otherwise : process.argv[asked + 1];
};
const walks = option("walks", "500");
const seed = option("seed", String(Math.trunc(Math.random() * 1_000_000)));
const program = (name) => join(root, "node_modules", ".bin", name);

const overHttp = ["run", "--project", "adapters", "tests/adapters/http/random-walks"];
const failed = await run(program("vitest"), overHttp, { SOAK_WALKS: walks });
if (failed || !(await buildIfStale())) process.exit(1);

process.stdout.write(`${walks} walks of seed ${seed} in Chromium\n`);
const inChromium = ["test", "--config", "tests/journeys/playwright.config.ts", "walks.journey"];
const settings = {
  SOAK_JOURNEYS: walks,
  SOAK_SEED: seed,
  TELL_EVERY: "50",
  CHROMIUM_PATH: findChromiumWithoutWindows(),
};
process.exit(await run(program("playwright"), inChromium, settings));
