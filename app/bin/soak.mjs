// npm run soak: walks at random through what players do on networks that lose and double: 500 in this process over HTTP, then
// 500 in Chromium through the built store. With `-- --walks 5000` more of them; with `-- --seed 7` those of a run before.
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
