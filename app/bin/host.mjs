// npm run host: the launcher build in a native window, with its own store; see tests/hosts/README.md for requirements.
import { install, runScript } from "./bootstrap.mjs";
import { buildIfStale, buildLauncherIfStale } from "./build-if-stale.mjs";

install();
if (!(await buildIfStale()) || !(await buildLauncherIfStale())) process.exit(1);
process.exit(await runScript("tests/hosts/try-host.ts", process.argv.slice(2)));
