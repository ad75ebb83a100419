import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("./webkit-gtk/host.py", import.meta.url));

/** Starts the desktop host as an operating system would. Debian's Python: no other one has its bindings. */
export function spawnHost(hostArguments: readonly string[], options: SpawnOptions): ChildProcess {
  return spawn("/usr/bin/python3", [PROGRAM, ...hostArguments], options);
}
