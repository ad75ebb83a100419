import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, runScript } from "./bootstrap.mjs";

const stamp = join(root, ".output", "built-from");
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
function fingerprint() {
  const hash = createHash("sha256");
  const files = [
    ...SOURCES.flatMap((name) => [...sourceFiles(join(root, name))]),
    join(root, "package-lock.json"),
    join(root, "vite.config.ts"),
  ];
  for (const file of files.sort()) hash.update(`${file}\0${statSync(file).size}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

/** Builds the browser's files and the renderer unless a build of the very same sources is there. */
export async function buildIfStale() {
  const current = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === current) return true;
  process.stdout.write("Building …\n");
  if ((await runScript("app/bin/build-output.mjs", [], { NODE_ENV: "production" })) !== 0) return false;
  writeFileSync(stamp, current);
  return true;
}
