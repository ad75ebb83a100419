import { spawnSync } from "node:child_process";
import { installOnDebian } from "./install-on-debian.mjs";

/** Debian packages of the desktop host, and how to detect them. */
const PARTS = [
  {
    packages: ["python3-gi", "gir1.2-webkit2-4.1"],
    program: "/usr/bin/python3",
    asks: ["-c", "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"],
  },
  { packages: ["xvfb"], program: "Xvfb", asks: ["-help"] },
];

const missing = () => PARTS.filter(({ program, asks }) => spawnSync(program, asks, { stdio: "ignore" }).status !== 0);

/**
 * Packages that the desktop host (`tests/hosts`) lacks here; none if it can run. As root on Debian they are installed.
 */
export function missingForNativeHost() {
  const packages = missing().flatMap((part) => part.packages);
  // Recommended packages are for printing and video.
  if (packages.length > 0) installOnDebian("the desktop host", ["--no-install-recommends", ...packages]);
  return missing().flatMap((part) => part.packages);
}
