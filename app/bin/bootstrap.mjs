// Runs with the Node that happens to be installed (18 or later) and without any package: it brings the project's own
// runtime and libraries first, then starts the real program with them.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const modules = join(root, "node_modules");
const stamp = join(modules, ".installed-from");

/** Environment of everything the project starts: its own binaries first, nothing inherited from an outer npm. */
function projectEnvironment() {
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) && name !== "NODE_OPTIONS"),
  );
  environment.PATH = [join(modules, ".bin"), process.env.PATH ?? ""].join(delimiter);
  return environment;
}

/** Installs the locked packages, unless the installed ones come from the same lock file. */
export function install() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  process.stdout.write("Installing packages …\n");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--loglevel=error", "--no-fund", "--no-audit", "--no-progress"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: projectEnvironment(),
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    process.stderr.write("The packages cannot be installed; see above what npm says.\n");
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

/** The project's own Node, or the one that runs this where there is none for the platform. */
export function node() {
  const own = join(modules, ".bin", process.platform === "win32" ? "node.cmd" : "node");
  return existsSync(own) ? own : process.execPath;
}

/**
 * Runs a program of the project to its end and forwards signals to it.
 *
 * @returns {Promise<number>} its exit code
 */
export function run(command, commandArguments, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, commandArguments, {
      cwd: root,
      stdio: "inherit",
      env: { ...projectEnvironment(), ...environment },
      shell: process.platform === "win32",
    });
    const forward = (signal) => child.kill(signal);
    process.on("SIGTERM", forward);
    process.on("SIGINT", forward);
    child.on("error", (error) => {
      process.stderr.write(`${command} cannot be started: ${error.message}\n`);
      resolve(1);
    });
    child.on("exit", (code) => {
      process.off("SIGTERM", forward);
      process.off("SIGINT", forward);
      resolve(code ?? 1);
    });
  });
}

/** Runs a TypeScript or JavaScript file of the project with its own Node. */
export const runScript = (script, scriptArguments = [], environment = {}) =>
  run(node(), ["--disable-warning=ExperimentalWarning", join(root, script), ...scriptArguments], environment);
