// npm run host: the launcher build in a native window, with a store of its own; what it needs is in tests/hosts/README.md.
import { install, runScript } from "./bootstrap.mjs";
import { buildIfStale, buildLauncherIfStale } from "./build-if-stale.mjs";

install();
if (!(await buildIfStale()) || !(await buildLauncherIfStale())) process.exit(1);
process.exit(await runScript("tests/hosts/try-host.ts", process.argv.slice(2)));
