// npm start: installs missing tools, builds if the sources have changed, and serves the store.

import { install, runScript } from "./bootstrap.mjs";
import { buildIfStale } from "./build-if-stale.mjs";

install();
if (!(await buildIfStale())) process.exit(1);
process.exit(await runScript(".output/server/store.mjs", process.argv.slice(2), { NODE_ENV: "production" }));
