import { spawnSync } from "node:child_process";

/** What the desktop host is made of: Debian's packages and how to find out whether they are there. */
const PARTS = [
  [
    "python3-gi with gir1.2-webkit2-4.1",
    ["/usr/bin/python3", ["-c", "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"]],
  ],
  ["xvfb", ["Xvfb", ["-help"]]],
];

/** The first part of the desktop host (`tests/hosts`) that is not installed here; `null` where it can be run, on a screen of its own. */
export function missingForNativeHost() {
  const isMissing = ([, [program, programArguments]]) =>
    spawnSync(program, programArguments, { stdio: "ignore" }).status !== 0;
  return PARTS.find(isMissing)?.[0] ?? null;
}
