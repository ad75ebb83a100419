// npm run build:launcher: makes `.output/launcher`, the launcher's pages as plain files; with `--if-stale` only where the
// sources have changed.
import { install } from "./bootstrap.mjs";
import { buildLauncher, buildLauncherIfStale } from "./build-if-stale.mjs";

install();
const build = process.argv.includes("--if-stale") ? buildLauncherIfStale : buildLauncher;
process.exit((await build()) ? 0 : 1);
