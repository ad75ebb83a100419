import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const isRootOnDebian = () => existsSync("/etc/debian_version") && process.getuid?.() === 0;

let isUpToDate = false;

/**
 * Installs packages as root on Debian. The package lists are updated once a process; a package that cannot be installed
 * is missing afterwards, without an error.
 */
export function installOnDebian(name, packages, mayInstall = isRootOnDebian()) {
  if (!mayInstall) return;
  process.stdout.write(`Installing ${name} …\n`);
  if (!isUpToDate) runApt("update", "-q");
  isUpToDate = true;
  runApt("install", "-y", "-q", ...packages);
}

function runApt(...aptArguments) {
  spawnSync("apt-get", aptArguments, {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
