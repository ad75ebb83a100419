import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const isRootOnDebian = () => existsSync("/etc/debian_version") && process.getuid?.() === 0;

let isUpToDate = false;

/**
 * Installs packages where this runs as root on Debian. Its lists of packages are fetched once a process; what cannot be
 * had is missing afterwards, and nothing else comes of it.
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
