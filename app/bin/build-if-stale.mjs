import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, runScript } from "./bootstrap.mjs";

const WEB = { stamp: join(root, ".output", "built-from"), script: "app/bin/build-output.mjs" };
const LAUNCHER = {
  stamp: join(root, ".output", "launcher-built-from"),
  script: "app/bin/build-launcher-output.mjs",
};
const SOURCES = ["core", "adapters", "ui", "app", "locales"];
const BUILT = /\.(ts|tsx|css|json|woff2|svg|mjs)$/;
const NOT_BUILT = /[\\/](reference-backend|bin)$/;

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!NOT_BUILT.test(path)) yield* sourceFiles(path);
    } else if (BUILT.test(entry.name)) yield path;
  }
}

/** Digest of everything a build is made of. */
function fingerprint({ script }) {
  const hash = createHash("sha256");
  const files = [
    ...SOURCES.flatMap((name) => [...sourceFiles(join(root, name))]),
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

/** Builds the browser's files and the renderer unless a build of the very same sources is there. */
export const buildIfStale = () => buildUnlessFresh(WEB, "Building …\n");

/** Builds the launcher's files. */
export const buildLauncher = () => build(LAUNCHER, fingerprint(LAUNCHER));

/** Builds the launcher's files unless a build of the very same sources is there. */
export const buildLauncherIfStale = () => buildUnlessFresh(LAUNCHER, "Building for the launcher …\n");
