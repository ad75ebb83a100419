import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, runScript } from "./bootstrap.mjs";

const PAGES_WITHOUT = /[\\/](reference-backend|bin)$/;
const WEB = {
  stamp: join(root, ".output", "built-from"),
  script: "app/bin/build-output.mjs",
  without: PAGES_WITHOUT,
};
const SERVER = {
  stamp: join(root, ".output", "server-built-from"),
  script: "app/bin/build-server-output.mjs",
  without: /[\\/](reference-backend[\\/](art|content[\\/]default)|bin)$/,
};
const LAUNCHER = {
  stamp: join(root, ".output", "launcher-built-from"),
  script: "app/bin/build-launcher-output.mjs",
  without: PAGES_WITHOUT,
};
const SOURCES = ["core", "adapters", "ui", "app", "locales"];
const BUILT = /\.(ts|tsx|css|json|woff2|svg|mjs)$/;

function* sourceFiles(folder, without) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!without.test(path)) yield* sourceFiles(path, without);
    } else if (BUILT.test(entry.name)) yield path;
  }
}

/** Digest of all inputs of a build. */
function fingerprint({ script, without }) {
  const hash = createHash("sha256");
  const files = [
    ...SOURCES.flatMap((name) => [...sourceFiles(join(root, name), without)]),
    join(root, "package-lock.json"),
    join(root, "vite.config.ts"),
    join(root, script),
  ];
  for (const file of files.sort()) hash.update(`${file}\0${statSync(file).size}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

async function build(output, current) {
  if ((await runScript(output.script, [], { NODE_ENV: "production" })) !== 0) return false;
  writeFileSync(output.stamp, current);
  return true;
}

async function buildUnlessFresh(output, announcement) {
  const current = fingerprint(output);
  if (existsSync(output.stamp) && readFileSync(output.stamp, "utf8") === current) return true;
  process.stdout.write(announcement);
  return build(output, current);
}

/** Builds the browser's files, the renderer and the server unless a build of the same sources exists. */
export const buildIfStale = async () =>
  (await buildUnlessFresh(WEB, "Building …\n")) && buildUnlessFresh(SERVER, "Building the server …\n");

/** Builds the browser's files, the renderer and the server. */
export const buildStore = async () => (await build(WEB, fingerprint(WEB))) && build(SERVER, fingerprint(SERVER));

/** Builds the launcher's files. */
export const buildLauncher = () => build(LAUNCHER, fingerprint(LAUNCHER));

/** Builds the launcher's files unless a build of the same sources exists. */
export const buildLauncherIfStale = () => buildUnlessFresh(LAUNCHER, "Building for the launcher …\n");
