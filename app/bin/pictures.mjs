// npm run pictures: renews the pictures that the gallery of components is compared with; `-- --grep "^button"` some of them.
import { join } from "node:path";
import { install, root, run } from "./bootstrap.mjs";
import { buildIfStale } from "./build-if-stale.mjs";
import { findChromiumWithoutWindows } from "./find-chromium.mjs";

install();
if (!(await buildIfStale())) process.exit(1);
const walk = ["test", "--config", "tests/gallery/playwright.config.ts", "--update-snapshots"];
const program = join(root, "node_modules", ".bin", "playwright");
process.exit(await run(program, [...walk, ...process.argv.slice(2)], { CHROMIUM_PATH: findChromiumWithoutWindows() }));
