// Programs that start others, such as runners of tests with their browsers, stores and databases: each runs in a process
// group of its own, so that all of it ends with this process.
import { spawn } from "node:child_process";

/** Time that programs have to stop what they have started after an interruption, in milliseconds. */
const MAX_STOPPING_MS = 10_000;
/** How often it is looked whether they have stopped. */
const LOOK_EVERY_MS = 100;

const groups = new Set();
let isEnding = false;

/** Sends a signal to a group; false if it has ended. */
function signal(pid, name) {
  try {
    return process.kill(-pid, name);
  } catch {
    return false;
  }
}

async function endAll() {
  if (isEnding) return;
  isEnding = true;
  for (const pid of groups) signal(pid, "SIGINT");
  const giveUpAt = Date.now() + MAX_STOPPING_MS;
  while ([...groups].some((pid) => signal(pid, 0)) && Date.now() < giveUpAt) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  for (const pid of groups) signal(pid, "SIGKILL");
  process.exit(1);
}

/**
 * Runs a program to its end; whether it has passed, and all that it has printed. If this process is interrupted, the
 * program is interrupted as well, and killed after ten seconds with all that it has started.
 */
export function runGroup([command, ...commandArguments], options) {
  if (process.listenerCount("SIGINT", endAll) === 0) {
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, endAll);
  }
  return new Promise((resolve) => {
    const child = spawn(command, commandArguments, { ...options, stdio: ["ignore", "pipe", "pipe"], detached: true });
    const output = [];
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.on("error", (error) => resolve({ passed: false, output: error.message }));
    child.on("spawn", () => groups.add(child.pid));
    child.on("exit", () => {
      // What its browsers and stores have left behind.
      signal(child.pid, "SIGKILL");
      groups.delete(child.pid);
    });
    child.on("close", (code) => {
      if (!isEnding) resolve({ passed: code === 0, output: Buffer.concat(output).toString() });
    });
  });
}
